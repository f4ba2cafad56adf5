import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { edgeKnows } from '../../testing/edge.ts'
import { watchHashing, type Hashing } from '../../testing/remembered-hashes.ts'
import { bearer, signedIn } from '../../testing/staff.ts'
import { adminOfTests, startApi, type TestApi } from '../../testing/start-api.ts'

const path = '/api/purple-elephant-42/auth'

let api: TestApi

/** Each time that a password is hashed is noted, and some are held up. */
const work: Omit<Hashing, 'password'>[] = []
const held: (() => void)[] = []
const slowPassword = 'a guess that is still being checked'

const stopWatching = watchHashing(({ password, ...cost }, goOn) => {
  work.push(cost)
  if (password === slowPassword) held.push(goOn)
  else goOn()
})

async function workOf(given: object) {
  work.length = 0
  await signIn(given)
  return [...work]
}

beforeAll(async () => {
  api = await startApi()
})
afterAll(async () => {
  stopWatching()
  await api.stop()
})
beforeEach(async () => {
  await api.services.pool.query('truncate rate_limits')
})

const signIn = (given: object = {}, headers: Record<string, string> = {}) =>
  api.send('POST', path, { ...adminOfTests, ...given }, headers)

const overview = (token: string) => api.request('/api/sys/stats/overview', { headers: bearer(token) })

describe('the right name and password', () => {
  test('are answered with a token and the cookie of the admin panel', async () => {
    const response = await signIn({}, { 'x-forwarded-proto': 'https' })
    expect(response.status).toBe(200)
    const body = (await response.json()) as { token: string; expiresAt: string }
    expect(body).toMatchObject({ admin: { username: 'admin', role: 'admin' } })
    const minutes = (Date.parse(body.expiresAt) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(6.9)
    expect(minutes).toBeLessThanOrEqual(7)
    const cookie = response.headers.getSetCookie()[0] ?? ''
    expect(cookie).toMatch(new RegExp(`^payload-token=${body.token}; Path=/;.*HttpOnly; SameSite=Lax; Secure$`))
    expect((await overview(body.token)).status).toBe(200)
  })

  test('set a cookie that is not Secure where there is no TLS', async () => {
    expect((await signIn()).headers.get('set-cookie')).not.toContain('Secure')
  })

  test('may be written with other capitals in the name', async () => {
    expect((await signIn({ username: ' Admin ' })).status).toBe(200)
  })

  test('open Payload with that cookie', async () => {
    const { token } = (await (await signIn()).json()) as { token: string }
    const headers = new Headers({ cookie: `payload-token=${token}` })
    const { user } = await api.services.payload.auth({ headers })
    expect(user).toMatchObject({ username: 'admin', role: 'admin' })
  })

  test('do not open the API with the cookie', async () => {
    const { token } = (await (await signIn()).json()) as { token: string }
    const response = await api.request('/api/sys/stats/overview', {
      headers: { cookie: `payload-token=${token}` },
    })
    expect(response.status).toBe(401)
  })

  test('work twelve times at once, and each session lives', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn()))
    for (const answer of answers) {
      const { token } = (await answer.json()) as { token: string }
      expect((await overview(token)).status).toBe(200)
      const { user } = await api.services.payload.auth({
        headers: new Headers({ cookie: `payload-token=${token}` }),
      })
      expect(user).not.toBeNull()
    }
  })
})

describe('wrong ones', () => {
  test.each([
    [{ password: 'wrong' }, 401, 'wrongCredentials'],
    [{ username: 'nobody' }, 401, 'wrongCredentials'],
    [{ username: ' ' }, 401, 'wrongCredentials'],
    [{ username: '' }, 422, 'invalid'],
    [{ password: undefined }, 422, 'invalid'],
    [{ password: 'a\u0000b' }, 422, 'invalid'],
    [{ role: 'admin' }, 422, 'invalid'],
    [{ username: { $ne: '' } }, 422, 'invalid'],
  ])('%o is answered %i', async (given, status, code) => {
    const response = await signIn(given)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code })
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test('the sixth attempt has to wait at that address, even with the right password', async () => {
    const from = { 'x-forwarded-for': '203.0.113.1' }
    for (let count = 0; count < 5; count += 1) expect((await signIn({ password: 'wrong' }, from)).status).toBe(401)
    const refused = await signIn({}, from)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    expect((await signIn({}, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(200)
  })

  test('attempts sent at the same moment count one by one', async () => {
    const from = { 'x-forwarded-for': '203.0.113.3' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn({ password: 'wrong' }, from)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
  })

  test('are lines of the log, which name the address only where a setting asks for it', async () => {
    const { logger } = await import('../../platform/logger.ts')
    const said = vi.spyOn(logger, 'warn')
    const from = { 'x-forwarded-for': '2001:db8:0:9::17' }
    const line = { event: 'signInFailed', by: 'password', code: 'wrongCredentials' }
    const tries = async () => {
      await signIn({ username: 'a secret typed as a name', password: 'wrong' }, from)
      return said.mock.lastCall
    }
    expect(await tries()).toEqual([line, 'a sign-in failed'])
    api.services.configuration.logsAddresses = true
    expect(await tries()).toEqual([{ ...line, address: '2001:db8:0:9::/64' }, 'a sign-in failed'])
    for (let count = 0; count < 3; count += 1) await tries()
    expect(await tries()).toEqual([{ ...line, code: 'tooMany', address: '2001:db8:0:9::/64' }, 'a sign-in failed'])
    api.services.configuration.logsAddresses = false
    said.mockClear()
    await signIn()
    expect(said).not.toHaveBeenCalled()
    said.mockRestore()
  })

  test('after twenty failures an address is shut out, whatever the names', async () => {
    const from = { 'x-forwarded-for': '203.0.113.4' }
    for (let count = 0; count < 20; count += 1) await signIn({ username: `name-${count}`, password: 'wrong' }, from)
    const refused = await signIn({}, from)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ code: 'lockedOut' })
  })

  test('many names at the same moment do not pass by that', async () => {
    const from = { 'x-forwarded-for': '203.0.113.6' }
    const names = Array.from({ length: 25 }, (_, index) => `other-${index}`)
    const answers = await Promise.all(names.map((username) => signIn({ username, password: 'wrong' }, from)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5)
  })

  test('successful attempts do not count', async () => {
    const from = { 'x-forwarded-for': '203.0.113.5' }
    for (let count = 0; count < 8; count += 1) expect((await signIn({}, from)).status).toBe(200)
  })

  test('an unknown name costs the same work as a wrong password, and a right one is hashed twice', async () => {
    const known = await workOf({ password: 'wrong' })
    expect(known).toEqual([{ iterations: 600_000, bytes: 32, digest: 'sha256' }])
    expect(await workOf({ username: 'nobody' })).toEqual(known)
    expect(await workOf({ username: 'Nobody', password: 'x'.repeat(200) })).toEqual(known)
    expect(await workOf({})).toEqual([...known, ...known])
  })

  test('unknown names wait as known ones do', async () => {
    const from = { 'x-forwarded-for': '203.0.113.8' }
    for (let count = 0; count < 5; count += 1) expect((await signIn({ username: 'nobody' }, from)).status).toBe(401)
    expect((await signIn({ username: 'nobody' }, from)).status).toBe(429)
  })

  test('going on after having to wait shuts an address out, and no other one', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' }
    const statuses: number[] = []
    for (let count = 0; count < 21; count += 1) statuses.push((await signIn({ password: 'wrong' }, from)).status)
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(15).fill(429), 403])
    expect((await signIn({}, { 'x-forwarded-for': '203.0.113.10' })).status).toBe(200)
  })

  test('addresses of one IPv6 network count as one', async () => {
    for (let host = 1; host <= 5; host += 1)
      await signIn({ password: 'wrong' }, { 'x-forwarded-for': `2001:db8:0:7::${host}` })
    expect((await signIn({}, { 'x-forwarded-for': '2001:db8:0:7::99' })).status).toBe(429)
    expect((await signIn({}, { 'x-forwarded-for': '2001:db8:0:8::99' })).status).toBe(200)
  })
})

describe('a browser that somebody has signed in with before', () => {
  const secure = { 'x-forwarded-proto': 'https' }

  async function deviceOf(given: object = {}): Promise<string> {
    const cookies = (await signIn(given, secure)).headers.getSetCookie()
    return cookies.find((cookie) => cookie.startsWith('known-device=')) ?? ''
  }
  const carrying = (cookie: string) => ({ cookie: cookie.split(';')[0] ?? '' })

  /** Eighty strangers with one wrong password each, none of which is checked before it is let go. */
  async function siege() {
    const answered: number[] = []
    const guesses = Array.from({ length: 80 }, async (_, index) => {
      const from = { 'x-forwarded-for': `198.51.100.${index}` }
      const answer = await signIn({ password: slowPassword }, from)
      answered.push(answer.status)
      return answer
    })
    await expect.poll(() => [held.length, answered.length]).toEqual([2, 68])
    return {
      answered,
      async end() {
        const release = () => {
          for (const goOn of held.splice(0)) goOn()
          return answered.length
        }
        await expect.poll(release, { timeout: 20_000, interval: 20 }).toBe(80)
        return Promise.all(guesses)
      },
    }
  }

  test('is known by a cookie that no script reads, for half a year', async () => {
    expect(await deviceOf()).toMatch(
      /^known-device=[\w%.-]+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect((await signIn()).headers.getSetCookie()[1]).not.toContain('Secure')
  })

  test('is known to the edge as well', async () => {
    const { cookie } = carrying(await deviceOf())
    expect(edgeKnows(cookie, 'a secret that only the tests know')).toBe(true)
    expect(edgeKnows(cookie, 'another secret')).toBe(false)
  })

  test('gets in while eighty strangers guess, before the first of them is answered', async () => {
    const device = carrying(await deviceOf())
    const { answered, end } = await siege()
    expect(answered).toEqual(Array(68).fill(503))
    expect((await signIn({}, { ...device, 'x-forwarded-for': '203.0.113.11' })).status).toBe(200)
    expect(answered).toHaveLength(68)
    const statuses = (await end()).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(12)
  })

  test('any other is answered at once when to try again, in its language, and is not counted', async () => {
    const { end } = await siege()
    const refused = await signIn({}, { 'x-forwarded-for': '203.0.113.12', 'accept-language': 'he' })
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBe(5)
    expect(await refused.json()).toEqual({
      code: 'signInBusy',
      error: 'יש כרגע הרבה ניסיונות התחברות. נסו שוב בעוד כמה שניות.',
    })
    await end()
    expect((await signIn({}, { 'x-forwarded-for': '203.0.113.12' })).status).toBe(200)
  })

  test('is a stranger under another name', async () => {
    const device = carrying(await deviceOf())
    const { end } = await siege()
    expect((await signIn({ username: 'somebody' }, device)).status).toBe(503)
    await end()
  })

  test('is not shut out with the others at its address', async () => {
    const from = { 'x-forwarded-for': '203.0.113.13' }
    const device = carrying(await deviceOf())
    for (let count = 0; count < 5; count += 1) await signIn({ password: 'wrong' }, from)
    expect((await signIn({}, from)).status).toBe(429)
    expect((await signIn({}, { ...from, ...device })).status).toBe(200)
  })

  test('whoever took its cookie can guess five times with it, and then is a stranger', async () => {
    const device = carrying(await deviceOf())
    const statuses: number[] = []
    for (let count = 0; count < 12; count += 1)
      statuses.push((await signIn({ password: 'wrong' }, { ...device, 'x-forwarded-for': '203.0.113.14' })).status)
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  })

  test('the cookie alone opens nothing', async () => {
    const device = carrying(await deviceOf())
    expect((await api.request('/api/sys/stats/overview', { headers: device })).status).toBe(401)
    const { user } = await api.services.payload.auth({ headers: new Headers(device) })
    expect(user).toBeNull()
  })
})

test('a sign-in from another site is rejected', async () => {
  const response = await signIn({}, { origin: 'https://elsewhere.example', 'x-forwarded-host': 'calendar.example' })
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ code: 'foreignOrigin' })
})

test('an editor signs in, and is denied what is the admin’s', async () => {
  const token = await signedIn(api, 'editor')
  expect((await overview(token)).status).toBe(403)
  expect((await api.request('/api/sys/mgmt/submissions', { headers: bearer(token) })).status).toBe(403)
  expect((await api.send('POST', '/api/sys/auth/extend', undefined, bearer(token))).status).toBe(200)
  expect((await api.send('POST', '/api/sys/auth/logout', undefined, bearer(token))).status).toBe(204)
})
