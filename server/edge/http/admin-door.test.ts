import { createHmac } from 'node:crypto'
import { deviceCookieValue } from '@cyberluach/core/sign-in/device'
import { expect, test } from 'vitest'
import { adminDoor, signingKey } from './session.ts'

const sessionKey = signingKey('a secret that only the tests know')
const hmac = (text: string, key = sessionKey) => createHmac('sha256', key).update(text).digest('base64url')

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claims = `${part({ alg: 'HS256' })}.${part({ exp: Date.now() / 1000 + 60 })}`
const session = `payload-token=${claims}.${hmac(claims)}`
const forged = `payload-token=${claims}.${hmac(claims, 'another key')}`
const device = `known-device=${deviceCookieValue({ username: 'admin', nonce: 'n'.repeat(22) }, new Date(), hmac)}`

function knock(path: string, cookie?: string, { method = 'GET', loginPath = 'quiet-door', query = '' } = {}) {
  return adminDoor({ method, path, query, cookie }, { loginPath, sessionKey })
}
const open = { kind: 'open' }
const to = (path: string) => ({ kind: 'redirect', path })

test.each(['/admin', '/admin/collections/posts', '/admin/logout', '/admin/dashboard/x', '/admin/create-first-user'])(
  '%s leads strangers to the dashboard, whose guard answers them',
  (path) => {
    for (const cookie of [undefined, forged, device]) {
      expect(knock(path, cookie)).toEqual(to('/admin/dashboard'))
      expect(knock(path, cookie, { method: 'HEAD' })).toEqual(to('/admin/dashboard'))
    }
    expect(knock(path, session)).toEqual(open)
  },
)

test('the dashboard and the page that denies answer everybody', () => {
  expect(knock('/admin/dashboard')).toEqual(open)
  expect(knock('/admin/login')).toEqual(open)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s finds nothing without a session', (method) => {
  for (const path of ['/admin', '/admin/dashboard', '/admin/collections/posts', '/admin/sign-in'])
    for (const cookie of [undefined, forged, device])
      expect(knock(path, cookie, { method })).toEqual({ kind: 'notFound' })
  expect(knock('/admin/dashboard', session, { method })).toEqual(open)
})

test('the way to the sign-in is told to those who know it', () => {
  expect(knock('/admin/sign-in')).toEqual(to('/admin/login'))
  expect(knock('/admin/sign-in', forged)).toEqual(to('/admin/login'))
  expect(knock('/admin/sign-in', device.slice(0, -1))).toEqual(to('/admin/login'))
  expect(knock('/admin/sign-in', device)).toEqual(to('/quiet-door'))
  expect(knock('/admin/sign-in', session)).toEqual(to('/quiet-door?ended=1'))
})

test('the path that everybody knows is told to everybody', () => {
  const usual = { loginPath: 'purple-elephant-42' }
  expect(knock('/admin/sign-in', undefined, usual)).toEqual(to('/purple-elephant-42'))
  expect(knock('/admin/sign-in', undefined, { ...usual, query: '?timeout=1&redirect=%2F%2Fevil' })).toEqual(
    to('/purple-elephant-42?timeout=1'),
  )
})

test.each(['/', '/administrators', '/_next/static/x.js', '/cms/api/users', '/api/events'])(
  '%s is behind no door of the panel',
  (path) => {
    expect(knock(path, undefined, { method: 'POST' })).toEqual(open)
  },
)
