import { expect, test } from 'vitest'
import { closingWords } from './closing-words.ts'
import { messagesFor } from './messages.ts'

const now = new Date('2026-11-25T08:00:00Z')

test.each([
  ['2026-11-28T09:00:00Z', 'Closes in 3 days', 'סגירה בעוד 3 ימים'],
  ['2026-11-27T09:00:00Z', 'Closes in 2 days', 'סגירה בעוד יומיים'],
  ['2026-11-26T09:30:00Z', 'Closes in 25 hours', 'סגירה בעוד 25 שעות'],
  ['2026-11-25T09:30:00Z', 'Closes in 1 hour', 'סגירה בעוד שעה'],
  ['2026-11-25T08:30:00Z', 'Closes within the hour', 'סגירה בתוך שעה'],
  ['2026-11-25T07:30:00Z', null, null],
])('what closes at %s says so in words', (closesAt, english, hebrew) => {
  const deadline = { closesAt, isAnswer: false }
  expect(closingWords('en', messagesFor('en').deadlines, deadline, now)).toBe(english)
  const inHebrew = closingWords('he', messagesFor('he').deadlines, deadline, now)
  // Intl sets invisible marks of direction.
  expect(inHebrew?.replace(/[\u200e\u200f]/g, '') ?? null).toBe(hebrew)
})

test('an answer does not close, it is expected', () => {
  const deadline = { closesAt: '2026-11-28T09:00:00Z', isAnswer: true }
  expect(closingWords('en', messagesFor('en').deadlines, deadline, now)).toBe('Expected in 3 days')
})
