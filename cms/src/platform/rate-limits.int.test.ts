import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApi, type TestApi } from '../testing/start-api.ts'
import { limitsOn, type LimitName } from './rate-limits.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate rate_limits')
})

/** How many of these calls pass, one after the other. */
async function passing(name: LimitName, subjects: string[]) {
  let count = 0
  for (const subject of subjects) if ((await api.services.limits.take(name, subject)) === null) count += 1
  return count
}
const homes = (count: number) => Array.from({ length: count }, (_, index) => `2001:db8:7:${index.toString(16)}::`)

test('120 homes of one IPv6 site pass, which are four times one home’s thirty', async () => {
  expect(await passing('contact', homes(140))).toBe(120)
  expect(await passing('contact', ['2001:db8:8:1::'])).toBe(1)
})

test('one home has its own measure still, and uses up no more of the site’s', async () => {
  expect(await passing('contact', Array(50).fill('2001:db8:7:1::'))).toBe(30)
  expect(await passing('contact', homes(140).slice(2))).toBe(90)
})

test('an IPv4 address is its own site', async () => {
  expect(await passing('contact', Array(32).fill('203.0.113.7'))).toBe(30)
  expect(await passing('contact', ['203.0.113.8'])).toBe(1)
})

test('failed sign-ins of a site shut all of it out', async () => {
  const { limits } = api.services
  expect(await passing('signInFromAddress', homes(90))).toBe(80)
  expect(await limits.waitOf('signInFromAddress', '2001:db8:7:ffff::')).toBeGreaterThan(0)
  expect(await limits.waitOf('signInFromAddress', '2001:db8:9:1::')).toBeNull()
})

test('all addresses together pass as often as everybody may, in whichever shares', async () => {
  const addresses = Array.from({ length: 32 }, (_, index) => Array(12).fill(`203.0.113.${index}`))
  expect(await passing('denials', addresses.flat())).toBe(300)
})

test('other limits know homes only', async () => {
  expect(await passing('submissionLinks', homes(60))).toBe(60)
})

test('the limits on a pool are made once, for whoever asks for them', async () => {
  const { pool } = api.services
  const configuration = { rateLimitScale: 1, secret: 'one' } as Parameters<typeof limitsOn>[1]
  const limits = limitsOn(pool, configuration)
  for (let test = 0; test < 20; test += 1)
    expect(await limitsOn(pool, configuration).take('digestTests', 'one editor')).toBeNull()
  expect(await limitsOn(pool, configuration).take('digestTests', 'one editor')).toBeGreaterThan(0)
  expect(limitsOn(pool, configuration)).toBe(limits)
})
