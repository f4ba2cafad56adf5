import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { hasSession, signingKey } from './session.ts'

const key = signingKey('a secret that only the tests know')
const now = Date.UTC(2026, 10, 20)

function token(payload: object, signedWith = key, header: object = { alg: 'HS256', typ: 'JWT' }): string {
  const parts = [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  return [...parts, createHmac('sha256', signedWith).update(parts.join('.')).digest('base64url')].join('.')
}

const later = { id: 'x', exp: now / 1000 + 60 }

test('a signed token that has not run out is a session', () => {
  expect(hasSession(`theme=dark; payload-token=${token(later)}`, key, now)).toBe(true)
})

test.each([
  ['no cookie', undefined],
  ['another cookie', 'theme=dark'],
  ['one that ran out', `payload-token=${token({ exp: now / 1000 - 1 })}`],
  ['one without an end', `payload-token=${token({ id: 'x' })}`],
  ['a foreign signature', `payload-token=${token(later, 'another key')}`],
  ['no signature', `payload-token=${token(later, key, { alg: 'none' })}`],
  ['nonsense', 'payload-token=a.b.c'],
  ['an empty one', 'payload-token='],
])('%s is no session', (_, cookie) => {
  expect(hasSession(cookie, key, now)).toBe(false)
})
