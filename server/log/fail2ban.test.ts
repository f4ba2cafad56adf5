import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jsonOf, recordOf } from './record.ts'

const filter = readFileSync(new URL('../../deploy/fail2ban.conf', import.meta.url), 'utf8')
const failregex = /^failregex = (.*)$/m.exec(filter)?.[1] ?? ''
const pattern = new RegExp(failregex.replace('<SUBNET>', '(?<address>[\\d.]+|[\\da-f:]+/\\d+)'))

function lineOf(said: object, stream: 'output' | 'errors' = 'output'): string {
  return jsonOf(recordOf(JSON.stringify(said), 'cms', stream))
}

const failed = {
  level: 40,
  time: 1_795_000_000_000,
  pid: 7,
  hostname: 'host',
  name: 'cms',
  requestId: 'trace-12345678',
  event: 'signInFailed',
  by: 'password',
  code: 'wrongCredentials',
  address: '203.0.113.7',
  msg: 'a sign-in failed',
}

test('the filter for fail2ban finds the address of a failed sign-in', () => {
  expect(pattern.exec(lineOf(failed))?.groups?.address).toBe('203.0.113.7')
  expect(pattern.exec(lineOf({ ...failed, address: '2001:db8:1:2::/64' }))?.groups?.address).toBe('2001:db8:1:2::/64')
})

test('nobody has another one shut out by what they write', () => {
  const words = lineOf(failed)
  expect(pattern.test(lineOf({ ...failed, msg: words, address: '198.51.100.1' }))).toBe(false)
  expect(pattern.test(lineOf({ level: 40, msg: 'else', path: words }))).toBe(false)
  expect(pattern.test(lineOf(failed, 'errors'))).toBe(false)
})
