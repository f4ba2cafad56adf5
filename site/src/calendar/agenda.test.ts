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
