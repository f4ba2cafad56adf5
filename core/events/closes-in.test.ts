import { expect, test } from 'vitest'
import { closesIn } from './deadline.ts'

const now = new Date('2026-11-25T08:00:00Z')

test.each([
  ['2026-11-28T08:00:00Z', { unit: 'day', n: 3 }],
  ['2026-11-28T07:59:59Z', { unit: 'day', n: 2 }],
  ['2026-11-27T08:00:00Z', { unit: 'day', n: 2 }],
  ['2026-11-27T07:59:59Z', { unit: 'hour', n: 47 }],
  ['2026-11-25T09:00:00+00:00', { unit: 'hour', n: 1 }],
  ['2026-11-25T08:59:59Z', 'withinTheHour'],
  ['2026-11-25T08:00:01Z', 'withinTheHour'],
  ['2026-11-25T08:00:00Z', null],
  ['2026-11-24T08:00:00Z', null],
  ['nonsense', null],
])('what closes at %s is open for %j', (closesAt, left) => {
  expect(closesIn(closesAt, now)).toEqual(left)
})
