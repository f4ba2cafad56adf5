import { expect, test } from 'vitest'

import { hoursToDecision, targetHours, targetOf } from './QueueCells.tsx'
import { submissionWith } from '../../../testing/submission-with.ts'

const sent = '2026-11-20T00:00:00Z'
const after = (hours: number) => Date.parse(sent) + hours * 3_600_000

test('a fresh submission has its whole hours left', () => {
  expect(targetOf(sent, 24, after(0.5))).toEqual({ kind: 'left', hours: 23, soon: false })
})

test('the last hours before the target hurry', () => {
  expect(targetOf(sent, 24, after(19))).toEqual({ kind: 'left', hours: 5, soon: true })
  expect(targetOf(sent, 24, after(23.5))).toEqual({ kind: 'underHour' })
})

test('after its hours it is overdue, first by minutes, then by hours, then by days', () => {
  expect(targetOf(sent, 24, after(24))).toEqual({ kind: 'over', unit: 'minutes', amount: 0 })
  expect(targetOf(sent, 48, after(50))).toEqual({ kind: 'over', unit: 'hours', amount: 2 })
  expect(targetOf(sent, 24, after(24 + 49))).toEqual({ kind: 'over', unit: 'days', amount: 2 })
})

test('events are promised in 24 hours, messages in 48, bugs in 24; feedback is not', () => {
  const message = (category: string) =>
    submissionWith({
      eventType: 'contact_message',
      additionalInfo: `Category: ${category}\nMessage: Category: bug`,
    })
  expect(targetHours(submissionWith())).toBe(24)
  expect(targetHours(message('general'))).toBe(48)
  expect(targetHours(message('bug'))).toBe(24)
  expect(targetHours(submissionWith({ eventType: 'feedback' }))).toBeNull()
})

test('how long a decision took is counted in whole hours', () => {
  expect(hoursToDecision(submissionWith({ createdAt: sent, decidedAt: '2026-11-20T09:59:00Z' }))).toBe(9)
  expect(hoursToDecision(submissionWith({ decidedAt: null }))).toBeNull()
})
