import { expect, test } from 'vitest'

import { countOverTarget, targetOf } from './target.ts'
import { submissionWith } from './testing.ts'

const sent = '2026-11-20T00:00:00Z'
const after = (hours: number) => Date.parse(sent) + hours * 3_600_000

test('a fresh submission has its whole hours left', () => {
  expect(targetOf(sent, after(0.5))).toEqual({ kind: 'left', hours: 23, soon: false })
})

test('the last hours before the target hurry', () => {
  expect(targetOf(sent, after(19))).toEqual({ kind: 'left', hours: 5, soon: true })
  expect(targetOf(sent, after(23.5))).toEqual({ kind: 'underHour' })
})

test('after 24 hours it is overdue, first by minutes, then by hours, then by days', () => {
  expect(targetOf(sent, after(24))).toEqual({ kind: 'over', unit: 'minutes', amount: 0 })
  expect(targetOf(sent, after(26))).toEqual({ kind: 'over', unit: 'hours', amount: 2 })
  expect(targetOf(sent, after(24 + 49))).toEqual({ kind: 'over', unit: 'days', amount: 2 })
})

test('only pending submissions can be overdue', () => {
  const late = submissionWith({ createdAt: sent })
  expect(countOverTarget([late, { ...late, status: 'approved' }], after(30))).toBe(1)
})
