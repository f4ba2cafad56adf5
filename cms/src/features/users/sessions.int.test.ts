import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../testing/app-codes.ts'
import { askPanel } from '../../testing/panel.ts'
import { bearer, passwordOfStaff as password, signedIn } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { sessionsOf } from './sessions.ts'

const path = `/api/${builtLoginPath}/auth`

const phone = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'x-visitor-place': 'country=Israel&city=Haifa',
  'x-forwarded-for': '203.0.113.77',
}

let api: TestApi
let admin: string

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  admin = await api.token()
})
afterAll(() => api.stop())

let people = 0

/** Somebody new, signed in once. */
async function newcomer(role: 'admin' | 'moderator' | 'editor' | 'translator' = 'editor') {
  people += 1
  const username = `person-${people}`
  const token = await signedIn(api, role, username)
  const { rows } = await api.services.pool.query('select id from users where username = $1', [username])
  return { username, token, id: String(rows[0].id) }
}

const read = async (response: Response) => (await response.json()) as Record<string, unknown>

async function signIn(username: string, headers = {}): Promise<string> {
  const body = await read(await api.send('POST', path, { username, password }, headers))
  return String(body.token)
}

const change = (token: string, call: string, body: object) =>
  askPanel(api, 'POST', `/security/${call}`, { token, body })

/** Whether a token is good for both: the API, and the panel. */
async function isIn(token: string): Promise<boolean> {
  const answer = await api.send('POST', '/api/sys/auth/extend', undefined, bearer(token))
  const headers = new Headers({ cookie: `payload-token=${token}` })
  const { user } = await api.services.payload.auth({ headers })
  expect(user !== null).toBe(answer.status === 200)
  return answer.status === 200
}

/** As the page of the person reads them. */
const listed = (id: string, current: string | null = null) => sessionsOf(api.services.pool, id, current)

function sidOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid
}

async function deeds(action: string): Promise<unknown[]> {
  const { rows } = await api.services.pool.query(
    'select username, subject, details from audit_entries where action = $1 order by at, id',
    [action],
  )
  return rows
}

describe('the list', () => {
  test('has browser, system and place, by which way, and which one asks; no version and no address', async () => {
    const { id, username, token } = await newcomer()
    await signIn(username, phone)
    const [own, other, ...more] = await listed(id, sidOf(token))
    expect(more).toEqual([])
    expect(own).toMatchObject({ isCurrent: true, way: 'password', browser: null, country: null })
    expect(other).toMatchObject({
      isCurrent: false,
      way: 'password',
      browser: 'Chrome',
      system: 'Android',
      country: 'Israel',
      city: 'Haifa',
    })
    expect(Math.abs(Date.parse(other?.beganAt ?? '') - Date.now())).toBeLessThan(60_000)
    const { rows } = await api.services.pool.query('select * from session_activity where user_id = $1', [id])
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Chrome.142|Pixel/)
    expect([own?.id, other?.id]).not.toContain(sidOf(token))
  })

  test('says which sign-in required a code', async () => {
    const { id, username, token } = await newcomer()
    const { secret } = await read(await change(token, 'begin', { proof: password }))
    await change(token, 'confirm', { proof: codeOf(String(secret)) })
    const { challenge } = await read(await api.send('POST', path, { username, password }))
    const second = { challenge, code: codeOf(String(secret), 1) }
    expect((await api.send('POST', `${path}/code`, second, phone)).status).toBe(200)
    expect((await listed(id)).map(({ way, city }) => [way, city])).toEqual([
      ['code', 'Haifa'],
      ['password', null],
    ])
  })

  test('is all that anybody hears: no answer of the panel has an id that a token names', async () => {
    const { id, username, token } = await newcomer()
    const other = await signIn(username)
    for (const [method, place] of [
      ['GET', '/users/me'],
      ['GET', `/users/${id}?depth=2`],
      ['GET', `/users?select[sessions]=true`],
      ['POST', '/users/refresh-token'],
      ['PATCH', `/users/${id}`],
    ] as const) {
      const body = method === 'GET' ? undefined : {}
      const answer = await askPanel(api, method, place, { token, body })
      expect([place, answer.status]).toEqual([place, 200])
      const said = await answer.text()
      expect(said).toContain(id)
      expect(said).not.toContain(sidOf(other))
    }
    expect([await isIn(token), await isIn(other)]).toEqual([true, true])
  })

  test('holds no session that is over', async () => {
    const { id, username, token } = await newcomer()
    const other = await signIn(username)
    await api.services.pool.query(
      `update session_activity set last_used_at = now() - interval '8 minutes' where session_id = $1`,
      [sidOf(other)],
    )
    expect(await listed(id, sidOf(token))).toMatchObject([{ isCurrent: true }])
  })

  test('takes whatever a browser says of itself for a name that it knows, or for none', async () => {
    const { id, username } = await newcomer()
    await signIn(username, {
      'user-agent': `<script>alert(1)</script> ${'x'.repeat(5000)}`,
      'x-visitor-place': `city=${'y'.repeat(5000)}`,
    })
    const [latest] = await listed(id)
    expect(latest).toMatchObject({ browser: null, system: null, country: null, city: 'y'.repeat(100) })
  })
})

describe('ending', () => {
  test('one ends it at once, for the API and the panel, and stands in the log', async () => {
    const { id, username, token } = await newcomer()
    const other = await signIn(username, phone)
    const [, target] = await listed(id, sidOf(token))
    const answer = await change(token, 'end-session', { id: target?.id })
    expect([answer.status, await read(answer)]).toEqual([200, { isCurrent: false }])
    expect([await isIn(other), await isIn(token)]).toEqual([false, true])
    expect((await deeds('sessionEnded')).at(-1)).toEqual({
      username,
      subject: id,
      details: `${username}: Chrome, Android`,
    })
    const again = await change(token, 'end-session', { id: target?.id })
    expect(again.status).toBe(200)
  })

  test('one’s own says so, and the token is none any more', async () => {
    const { id, token } = await newcomer()
    const [own] = await listed(id, sidOf(token))
    expect(await read(await change(token, 'end-session', { id: own?.id }))).toEqual({ isCurrent: true })
    expect(await isIn(token)).toBe(false)
  })

  test('all others leaves the one that asks, and all leaves none', async () => {
    const { username, token } = await newcomer()
    const others = [await signIn(username), await signIn(username)]
    const answer = await change(token, 'end-sessions', { keeps: 'this' })
    expect(await read(answer)).toEqual({ ended: 2, isCurrent: false })
    for (const other of others) expect(await isIn(other)).toBe(false)
    expect(await isIn(token)).toBe(true)
    const last = await change(token, 'end-sessions', { keeps: 'none' })
    expect(await read(last)).toEqual({ ended: 1, isCurrent: true })
    expect(await isIn(token)).toBe(false)
  })

  test('those of somebody else is for admins alone, also by a guessed id', async () => {
    const [mine, other] = [await newcomer('translator'), await newcomer()]
    const [target] = await listed(other.id)
    const attempts: [string, object][] = [
      ['end-session', { id: target?.id }],
      ['end-session', { id: target?.id, user: other.id }],
      ['end-session', { id: sidOf(other.token), user: other.id }],
      ['end-sessions', { user: other.id, keeps: 'none' }],
      ['end-session', { id: "' or true --", user: "' or true --" }],
    ]
    for (const [call, body] of attempts) await change(mine.token, call, body)
    expect((await change(mine.token, 'end-sessions', { user: other.id })).status).toBe(403)
    expect(await isIn(other.token)).toBe(true)
    expect((await change('', 'end-session', { id: target?.id })).status).toBe(401)
    expect((await change(admin, 'end-session', { id: target?.id })).status).toBe(200)
    expect(await isIn(other.token)).toBe(true)
    expect((await change(admin, 'end-session', { id: target?.id, user: other.id })).status).toBe(200)
    expect([await isIn(other.token), await isIn(mine.token)]).toEqual([false, true])
    expect((await deeds('sessionEnded')).at(-1)).toMatchObject({ username: 'admin', subject: other.id })
  })

  test('every session of somebody is one call for an admin, whose own stays', async () => {
    const { id, username, token } = await newcomer()
    const second = await signIn(username)
    const answer = await change(admin, 'end-sessions', { user: id, keeps: 'this' })
    expect(await read(answer)).toEqual({ ended: 2, isCurrent: false })
    expect([await isIn(token), await isIn(second), await isIn(admin)]).toEqual([false, false, true])
    expect((await deeds('sessionEnded')).at(-1)).toEqual({
      username: 'admin',
      subject: id,
      details: `${username}: 2`,
    })
  })

  test('needs no proof, and works where all proofs are used up', async () => {
    const { id, username, token } = await newcomer()
    await signIn(username)
    let wait: number | null = null
    while (wait === null) wait = await api.services.limits.take('proofs', username)
    expect((await change(token, 'recovery-codes', { proof: 'x' })).status).toBe(429)
    const [, target] = await listed(id, sidOf(token))
    expect((await change(token, 'end-session', { id: target?.id })).status).toBe(200)
  })

  test('from another site is refused', async () => {
    const { id, username, token } = await newcomer()
    await signIn(username)
    const { handleEndpoints } = await import('payload')
    const [target] = await listed(id)
    const answer = await handleEndpoints({
      config: api.services.payload.config,
      request: new Request('http://localhost/cms/api/security/end-session', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          origin: 'https://elsewhere.example',
          'x-forwarded-host': 'calendar.example',
        },
        body: JSON.stringify({ id: target?.id }),
      }),
    })
    expect(answer.status).toBe(403)
    expect(await listed(id)).toHaveLength(2)
  })

  test('does not come undone by a change of the account at the same moment', async () => {
    const { id, username, token } = await newcomer()
    const other = await signIn(username)
    const { payload } = api.services
    const [, target] = await listed(id, sidOf(token))
    await Promise.all([
      payload.update({ collection: 'users', id, data: { notices: 'daily' } }),
      change(token, 'end-session', { id: target?.id }),
      payload.update({ collection: 'users', id, data: { notices: 'none' } }),
    ])
    expect(await isIn(other)).toBe(false)
  })
})

test('sessions go with their account', async () => {
  const { id } = await newcomer()
  await api.services.payload.delete({ collection: 'users', id })
  const { rowCount } = await api.services.pool.query('select from session_activity where user_id = $1', [id])
  expect(rowCount).toBe(0)
})

describe('logging out by a form, where no script does', () => {
  test('ends the session and leads to the sign-in page; strangers learn of none', async () => {
    const { token } = await newcomer()
    const left = await askPanel(api, 'POST', '/users/leave', { token })
    expect([left.status, left.headers.get('location')]).toEqual([303, `/${builtLoginPath}`])
    expect(left.headers.get('set-cookie')).toMatch(/^payload-token=; .*Max-Age=0/)
    expect(await isIn(token)).toBe(false)
    const stranger = await askPanel(api, 'POST', '/users/leave', {})
    expect([stranger.status, stranger.headers.get('location')]).toEqual([303, '/admin'])
  })
})
