import { expect, test } from 'vitest'
import { sampleListedEvent } from '../testing/sample-event.ts'
import { agendaOf, type AgendaDay } from './agenda.ts'

const today = '2026-11-20'
const event = (title: string, day: string, changes = {}) => sampleListedEvent({ title, day, ...changes })
const dated = ['2026-11-18', '2026-11-20', '2026-11-25', '2026-12-02'].map((day) => event('BSides', day))
const named = (days: AgendaDay[]) =>
  days.map(({ day, events, more }) => [day.slice(5), events.map(({ title }) => title).join(' '), more])
const live = { unit: 'days', n: 1, share: 0.5 } as const

test('the agenda of this month begins today and runs into the next, its whole has the past days too', () => {
  const { coming, whole } = agendaOf('2026-11', dated, today)
  expect(coming.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-25', '2026-12-02'])
  expect(whole.map(({ day }) => day)).toEqual(['2026-11-18', '2026-11-20', '2026-11-25'])
})

test('the agenda of another month begins with its first day', () => {
  expect(agendaOf('2026-12', dated, today).coming.map(({ day }) => day)).toEqual(['2026-12-02'])
})

test('an event stands once: under way apart from the days, and else on the day on which it begins', () => {
  const camp = event('Camp', '2026-11-19', { lastDay: '2026-11-22', live })
  const long = event('Long', '2026-11-21', { lastDay: '2026-11-24' })
  const agenda = agendaOf('2026-11', [camp, long, event('Talk', '2026-11-22')], today)
  expect(agenda.live).toEqual([camp])
  expect(named(agenda.coming)).toEqual([
    ['11-21', 'Long', 0],
    ['11-22', 'Talk', 0],
  ])
})

test('what began before the list and is not under way stands on its first day', () => {
  const off = event('Off', '2026-11-18', { lastDay: '2026-11-21', state: 'cancelled' })
  expect(named(agendaOf('2026-11', [off], today).coming)).toEqual([['11-20', 'Off', 0]])
  const before = event('Before', '2026-11-30', { lastDay: '2026-12-01' })
  expect(named(agendaOf('2026-12', [before], today).coming)).toEqual([['12-01', 'Before', 0]])
})

test('a busy day says how many more there are, of which samples are none', () => {
  const talks = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((title) => event(title, today))
  const samples = ['S', 'T'].map((title) => event(title, today, { isSample: true }))
  expect(named(agendaOf('2026-11', [...samples, ...talks], today).coming)).toEqual([['11-20', 'A B C D E', 2]])
  expect(named(agendaOf('2026-11', [...samples, ...talks.slice(0, 4)], today).coming)).toEqual([
    ['11-20', 'A B C D S', 0],
  ])
})

test('it ends before it grows long, and never before its first day', () => {
  const busy = (day: string) => ['A', 'B', 'C', 'D', 'E'].map((title) => event(title, day))
  const days = ['2026-11-20', '2026-11-21', '2026-11-22']
  expect(agendaOf('2026-11', days.flatMap(busy), today).coming).toHaveLength(1)
  const quiet = Array.from({ length: 8 }, (_, index) => event('A', `2026-11-2${index}`))
  expect(agendaOf('2026-11', quiet, today).coming).toHaveLength(5)
})
