import { expect, test } from 'vitest'
import { sampleListedEvent } from '../testing/sample-listed-event.ts'
import { agendaDays, agendaOfMonth } from './agenda.ts'

const events = ['2026-11-18', '2026-11-20', '2026-11-25', '2026-12-02'].map((day) =>
  sampleListedEvent({ day }),
)

test('the agenda of this month begins today and runs into the next', () => {
  expect(agendaDays('2026-11', events, '2026-11-20').map(({ day }) => day)).toEqual([
    '2026-11-20',
    '2026-11-25',
    '2026-12-02',
  ])
})

test('the agenda of another month begins with its first day', () => {
  expect(agendaDays('2026-12', events, '2026-11-20').map(({ day }) => day)).toEqual(['2026-12-02'])
})

test('the whole month has its past days too', () => {
  expect(agendaOfMonth('2026-11', events).map(({ day }) => day)).toEqual([
    '2026-11-18',
    '2026-11-20',
    '2026-11-25',
  ])
})

test('an event of several days stands on each of them, before what begins there', () => {
  const long = sampleListedEvent({ title: 'Long', day: '2026-11-18', lastDay: '2026-11-21' })
  const days = agendaDays('2026-11', [...events, long], '2026-11-20')
  expect(days.slice(0, 2).map(({ day, events: on }) => [day, on.map(({ title }) => title)])).toEqual([
    ['2026-11-20', ['Long', 'BSides']],
    ['2026-11-21', ['Long']],
  ])
})

test('the whole month begins with what runs on from the one before', () => {
  const long = sampleListedEvent({ title: 'Long', day: '2026-10-30', lastDay: '2026-11-01' })
  expect(agendaOfMonth('2026-11', [long]).map(({ day }) => day)).toEqual(['2026-11-01'])
})
