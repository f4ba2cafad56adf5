import fc from 'fast-check'
import { expect, test } from 'vitest'

import { answerCodeOf, newWordQuestion, thingsOf } from './word-question.ts'

const chance = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))

test('days and months go round the ends of the week and of the year', () => {
  expect(answerCodeOf({ kind: 'dayAfter', day: 6 })).toBe('day-0')
  expect(answerCodeOf({ kind: 'dayBefore', day: 0 })).toBe('day-6')
  expect(answerCodeOf({ kind: 'dayBefore', day: 3 })).toBe('day-2')
  expect(answerCodeOf({ kind: 'monthAfter', month: 12 })).toBe('month-1')
  expect(answerCodeOf({ kind: 'monthBefore', month: 1 })).toBe('month-12')
  expect(answerCodeOf({ kind: 'monthAfter', month: 3 })).toBe('month-4')
})

test('numbers are added, or the largest or smallest of them is the answer', () => {
  expect(answerCodeOf({ kind: 'sum', numbers: [3, 4] })).toBe('number-7')
  expect(answerCodeOf({ kind: 'largest', numbers: [8, 60, 12] })).toBe('number-60')
  expect(answerCodeOf({ kind: 'smallest', numbers: [8, 60, 12] })).toBe('number-8')
})

test('every question has one answer, whatever chance gives', () => {
  fc.assert(
    fc.property(chance, (stream) => {
      const question = newWordQuestion(() => stream.next().value ?? 0)
      expect(answerCodeOf(question)).toMatch(/^(day-[0-6]|month-([1-9]|1[0-2])|number-\d{1,2}|thing-[a-z]+)$/)
      if ('numbers' in question && question.kind !== 'sum')
        expect(new Set(question.numbers).size).toBe(question.numbers.length)
      if (!('things' in question)) return
      const named: readonly string[] = thingsOf[question.kind]
      expect(question.things.filter((thing) => named.includes(thing))).toHaveLength(1)
    }),
  )
})
