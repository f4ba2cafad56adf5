import { expect, test } from 'vitest'
import { emptyEventForm, pastDays } from './event-form.ts'

const today = '2026-11-25'
const of = (written: object) => pastDays({ ...emptyEventForm(), ...written }, today)

test('an event is over with its last day, and a deadline by the day after it', () => {
  expect(of({ startDate: '2026-11-24' })).toEqual({ startDate: 'event' })
  expect(of({ startDate: '2026-11-24', endDate: '2026-11-25' })).toEqual({})
  expect(of({ startDate: '2026-11-20', endDate: '2026-11-24' })).toEqual({ endDate: 'event' })
  expect(of({ startDate: '2027-03-01', deadline1Day: '2026-11-25', deadline3Day: '2020-01-01' })).toEqual({
    deadline3Day: 'deadline',
  })
})

test('what is no day, or none, has not passed', () => {
  expect(of({ startDate: '2020-13-01', deadline1Day: 'soon' })).toEqual({})
  expect(of({})).toEqual({})
})
