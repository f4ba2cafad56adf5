import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bearer } from '../../testing/staff.ts'
import { adminOfTests, startApi, type TestApi } from '../../testing/start-api.ts'
import { leastSubmission, submit } from '../../testing/submissions.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const overview = (token: string, query = '') =>
  api.request(`/api/sys/stats/overview${query}`, { headers: bearer(token) })

const post = (path: string, token: string) => api.send('POST', path, undefined, bearer(token))

/** As if that many minutes had gone by since the last use of any session. */
async function minutesLater(minutes: number): Promise<void> {
  await api.services.pool.query('update session_activity set last_used_at = last_used_at - make_interval(secs => $1)', [
    minutes * 60,
  ])
}

/** Until a connection waits for what another one holds. */
async function untilOneWaits(): Promise<void> {
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await vi.waitUntil(async () => (await api.services.pool.query(waiting)).rowCount, { timeout: 5000 })
}

const signsInPayload = async (token: string) =>
  (await api.services.payload.auth({ headers: new Headers({ cookie: `payload-token=${token}` }) })).user !== null

describe('without a token', () => {
  test.each([
    ['GET', '/api/sys/stats/overview'],
    ['GET', '/api/sys/stats/sessions'],
    ['GET', '/api/sys/mgmt/submissions'],
    ['GET', '/api/sys/nothing/at/all'],
    ['POST', '/api/sys/auth/logout'],
    ['GET', '/api/sys/auth/session'],
    ['POST', '/api/sys/auth/extend'],
    ['POST', '/api/sys/mgmt/submissions/00000000-0000-4000-8000-000000000000/approve'],
    ['POST', '/api/sys/mgmt/submissions/00000000-0000-4000-8000-000000000000/reject'],
    ['DELETE', '/api/sys/mgmt/submissions/00000000-0000-4000-8000-000000000000'],
  ])('%s %s is answered 401', async (method, path) => {
    const response = await api.send(method, path)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'unauthorized' })
  })
})

test('with one, an address below /api/sys that does not exist is answered 404', async () => {
  const token = await api.token()
  expect((await api.request('/api/sys/nothing', { headers: bearer(token) })).status).toBe(404)
})

describe('tokens that do not hold', () => {
  test('forged, cut, foreign and expired ones are answered 401', async () => {
    const token = await api.token()
    const [head, body, mark] = token.split('.')
    const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as Record<string, unknown>
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    const signed = (key: string, exp: number) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(exp)
        .sign(new TextEncoder().encode(key))
    const later = Math.floor(Date.now() / 1000) + 600
    for (const bad of [
      'nonsense',
      `${head}.${body}.`,
      `${none}.${body}.`,
      `${head}.${body}.${mark?.split('').toReversed().join('')}`,
      await signed('another key, thirty-two letters!', later),
      await signed(api.services.payload.secret, later - 700),
      '',
    ]) {
      expect((await overview(bad)).status).toBe(401)
    }
    expect((await overview(await signed(api.services.payload.secret, later))).status).toBe(200)
  })
})

describe('the overview', () => {
  test('verifies the token where no period is requested', async () => {
    const response = await overview(await api.token())
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ok: true, admin: { username: 'admin', role: 'admin' } })
  })
})

describe('seven minutes', () => {
  test('without use end the session, for the API and for the admin panel', async () => {
    const token = await api.token()
    await minutesLater(6.9)
    expect((await overview(token)).status).toBe(200)
    expect(await signsInPayload(token)).toBe(true)
    await minutesLater(0.2)
    expect((await overview(token)).status).toBe(401)
    expect(await signsInPayload(token)).toBe(false)
    expect((await post('/api/sys/auth/extend', token)).status).toBe(401)
  })

  test('reads are no use', async () => {
    const token = await api.token()
    for (let count = 0; count < 4; count += 1) {
      await minutesLater(2)
      await overview(token)
    }
    expect((await overview(token)).status).toBe(401)
  })

  test('extending starts them again', async () => {
    const token = await api.token()
    await minutesLater(6)
    const response = await post('/api/sys/auth/extend', token)
    expect(response.status).toBe(200)
    const extended = (await response.json()) as { token: string; expiresAt: string }
    expect(Date.parse(extended.expiresAt) - Date.now()).toBeGreaterThan(6.9 * 60_000)
    await minutesLater(6)
    expect((await overview(extended.token)).status).toBe(200)
    expect((await overview(token)).status).toBe(200)
  })

  test('extending is not disturbed by a sign-in that writes the list of sessions anew', async () => {
    const token = await api.token()
    const client = await api.services.pool.connect()
    try {
      await client.query('begin')
      const { rows } = await client.query('delete from users_sessions returning *')
      for (const row of rows)
        await client.query('insert into users_sessions select * from json_populate_record(null::users_sessions, $1)', [
          JSON.stringify(row),
        ])
      const extended = post('/api/sys/auth/extend', token)
      await untilOneWaits()
      await client.query('commit')
      expect(await (await extended).json()).toMatchObject({ idleSeconds: 420 })
    } finally {
      client.release()
    }
  })

  test('so does a write', async () => {
    const token = await api.token()
    const id = await submit(api, leastSubmission)
    await minutesLater(6)
    await api.send('POST', `/api/sys/mgmt/submissions/${id}/reject`, { notes: null }, bearer(token))
    await minutesLater(6)
    expect((await overview(token)).status).toBe(200)
  })
})

describe('a session begun on a page', () => {
  const begunOn = async (origin: string) => {
    const { host } = new URL(origin)
    const response = await api.send('POST', '/api/purple-elephant-42/auth', adminOfTests, { origin, host })
    return (await response.json()) as { token: string; idleSeconds: number }
  }

  test('of a host of development ends after one minute, and says so', async () => {
    const { token, idleSeconds } = await begunOn('http://127.0.0.1:4321')
    expect(idleSeconds).toBe(60)
    await minutesLater(0.9)
    const extended = await post('/api/sys/auth/extend', token)
    expect(await extended.json()).toMatchObject({ idleSeconds: 60 })
    await minutesLater(0.9)
    expect((await overview(token)).status).toBe(200)
    await minutesLater(0.2)
    expect((await overview(token)).status).toBe(401)
  })

  test('of any other ends after seven', async () => {
    const { token, idleSeconds } = await begunOn('https://cyberluach.example')
    expect(idleSeconds).toBe(420)
    await minutesLater(6.9)
    expect((await overview(token)).status).toBe(200)
  })
})

test('signing out ends the session at once, with its cookie and with tokens it was extended by', async () => {
  const [token, other] = [await api.token(), await api.token()]
  const { token: extended } = (await (await post('/api/sys/auth/extend', token)).json()) as { token: string }
  const response = await post('/api/sys/auth/logout', token)
  expect(response.status).toBe(204)
  expect(response.headers.get('set-cookie')).toMatch(/^payload-token=; .*Max-Age=0/)
  for (const ended of [token, extended]) {
    expect((await overview(ended)).status).toBe(401)
    expect(await signsInPayload(ended)).toBe(false)
  }
  expect((await post('/api/sys/auth/logout', token)).status).toBe(204)
  expect((await overview(other)).status).toBe(200)
})

test('whoever holds a token can ask whether its session goes on, which does not keep it alive', async () => {
  const token = await api.token()
  const ask = async () => (await api.request('/api/sys/auth/session', { headers: bearer(token) })).json()
  expect(await ask()).toEqual({ role: 'admin' })
  await api.services.pool.query(`update session_activity set last_used_at = now() - interval '6 minutes 59.5 seconds'`)
  await ask()
  await vi.waitFor(async () => expect(await ask()).toEqual({ role: null }), { timeout: 5000 })
})

test('signing out in the admin panel ends the session for the API too', async () => {
  const token = await api.token()
  const { payload } = api.services
  const { user } = await payload.auth({ headers: new Headers({ cookie: `payload-token=${token}` }) })
  const { handleEndpoints } = await import('payload')
  const answer = await handleEndpoints({
    config: payload.config,
    request: new Request('http://localhost/cms/api/users/logout', {
      method: 'POST',
      headers: { cookie: `payload-token=${token}` },
    }),
  })
  expect([user === null, answer.status]).toEqual([false, 200])
  expect((await overview(token)).status).toBe(401)
})

test.each(['login', 'first-register', 'forgot-password', 'reset-password', 'unlock'])(
  'Payload’s own way in, %s, is closed',
  async (name) => {
    const { handleEndpoints } = await import('payload')
    const answer = await handleEndpoints({
      config: api.services.payload.config,
      request: new Request(`http://localhost/cms/api/users/${name}`, { method: 'POST' }),
    })
    expect(answer.status).toBe(404)
  },
)
