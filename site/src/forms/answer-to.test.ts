import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { answerTo } from './answer-to.ts'

const challengeOf = (salt: string, number: number) => createHash('sha256').update(`${salt}.${number}`).digest('hex')

test.each([0, 7, 421, 9999])('finds %i', (number) => {
  const salt = 'submission.tzzzzz.abcdefghijklmnop'
  expect(answerTo({ salt, challenge: challengeOf(salt, number), most: 10_000 })).toBe(number)
})

test('finds nothing where no number answers', () => {
  const salt = 'contact.tzzzzz.abcdefghijklmnop'
  expect(answerTo({ salt, challenge: challengeOf(salt, 101), most: 100 })).toBe(null)
})
