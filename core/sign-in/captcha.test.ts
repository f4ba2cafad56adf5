import fc from 'fast-check'
import { expect, test } from 'vitest'

import { answerOf, newCaptcha } from './captcha.ts'

test('the answer is the sum, the difference or the product', () => {
  expect(answerOf({ left: 7, operator: 'plus', right: 4 })).toBe(11)
  expect(answerOf({ left: 9, operator: 'minus', right: 3 })).toBe(6)
  expect(answerOf({ left: 6, operator: 'times', right: 8 })).toBe(48)
})

test('both numbers are whole and from 1 to 10, and no answer is negative, whatever chance gives', () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(fc.infiniteStream(chance), (stream) => {
      const captcha = newCaptcha(() => stream.next().value ?? 0)
      const { left, operator, right } = captcha
      for (const number of [left, right]) {
        expect(Number.isInteger(number)).toBe(true)
        expect(number).toBeGreaterThanOrEqual(1)
        expect(number).toBeLessThanOrEqual(10)
      }
      expect(['plus', 'minus', 'times']).toContain(operator)
      expect(answerOf(captcha)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('the smaller number is taken from the larger', () => {
  const thrown = [0.2, 0.5, 0.8]
  expect(newCaptcha(() => thrown.shift() ?? 0)).toEqual({ left: 9, operator: 'minus', right: 3 })
})

test('every operator and both ends come up', () => {
  expect(newCaptcha(() => 0)).toEqual({ left: 1, operator: 'plus', right: 1 })
  expect(newCaptcha(() => 0.5)).toEqual({ left: 6, operator: 'minus', right: 6 })
  expect(newCaptcha(() => 0.999)).toEqual({ left: 10, operator: 'times', right: 10 })
})
