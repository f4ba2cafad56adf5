import { expect, test } from 'vitest'
import { readToken, signedToken } from './signed-token.ts'

const secret = 'a secret of this test'
const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
const expiresAt = new Date('2026-12-01T00:00:00Z')
const before = new Date('2026-11-30T23:59:59Z')
const token = signedToken(secret, { purpose: 'submission', id }, expiresAt)

test('names the same thing until it expires', () => {
  expect(readToken(secret, 'submission', token, before)).toEqual({ kind: 'valid', id })
  expect(readToken(secret, 'submission', token, new Date('2026-12-01T00:00:01Z'))).toEqual({
    kind: 'expired',
  })
})

test('is worth nothing for another purpose, or under another secret', () => {
  expect(readToken(secret, 'unsubscribe', token, before)).toEqual({ kind: 'invalid' })
  expect(readToken('another', 'submission', token, before)).toEqual({ kind: 'invalid' })
})

test('cannot be altered anywhere', () => {
  for (const [place, letter] of [...token].entries()) {
    const altered = token.slice(0, place) + (letter === 'A' ? 'B' : 'A') + token.slice(place + 1)
    expect(readToken(secret, 'submission', altered, before)).not.toEqual({ kind: 'valid', id })
    expect(readToken(secret, 'submission', altered, before).kind).toBe('invalid')
  }
})

test.each(['', '.', '..', 'x'.repeat(5000), `${token}.`, token.slice(1), `${token}\n`])('%j is none', (text) => {
  expect(readToken(secret, 'submission', text, before)).toEqual({ kind: 'invalid' })
})
