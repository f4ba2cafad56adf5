import { expect, test } from 'vitest'
import { standingOf } from './event-timing.ts'

const event = (state: 'scheduled' | 'moved' | 'postponed' | 'cancelled') => ({
  state,
  day: '2026-12-03',
  lastDay: '2026-12-04',
})

test('what took place is past once its last day is over', () => {
  expect(standingOf(event('scheduled'), '2026-12-04')).toBe('scheduled')
  expect(standingOf(event('scheduled'), '2026-12-05')).toBe('past')
  expect(standingOf(event('moved'), '2026-12-05')).toBe('past')
})

test('what was called off or put off stays so', () => {
  expect(standingOf(event('cancelled'), '2027-01-01')).toBe('cancelled')
  expect(standingOf(event('postponed'), '2027-01-01')).toBe('postponed')
})
