import { expect, test } from 'vitest'
import { extensionError } from './deadline-extension.ts'

test.each([
  ['2026-12-02', null],
  ['2027-03-04', null],
  ['', 'required'],
  ['2026-02-30', 'date'],
  ['2026-12-01', 'notLater'],
  ['2026-11-30', 'notLater'],
  ['2027-03-05', 'deadlineAfterEvent'],
])('a call of 1 December is extended to %s: %s', (day, code) => {
  expect(extensionError(day, { before: '2026-12-01', lastDay: '2027-03-04' })).toBe(code)
})
