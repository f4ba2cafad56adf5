import { endpoints } from '@cyberluach/api/endpoints'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles, type Role } from '../access/roles.ts'
import { claimsOf } from '../features/users/sessions.ts'
import { bearer, signedIn } from '../testing/staff.ts'
import { startApi, type TestApi } from '../testing/start-api.ts'
import { leastSubmission, submit } from '../testing/submissions.ts'
import type { Name } from '../platform/http/endpoint.ts'

let api: TestApi
const tokens = new Map<Role, string>()
const dead = new Map<string, string>()

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  for (const role of roles) tokens.set(role, await signedIn(api, role))
  dead.set('a forged token', await signedAnew('another key, thirty-two letters!', 600))
  dead.set('an expired token', await signedAnew(api.services.payload.secret, -100))
  dead.set('a revoked token', await revoked())
  dead.set('an idle token', await idle())
  dead.set('no token', '')
})
afterAll(() => api.stop())

const nothing = '00000000-0000-4000-8000-000000000000'
const post = () => ({ title: `Post ${crypto.randomUUID()}`, content: '<p>Text</p>', status: 'draft' })

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

type Input = { who: readonly Role[]; query?: string; body?: () => object; needs?: 'submission' }

const event = () => ({ title: 'Added', eventType: 'ctf', startDate: leastSubmission.startDate })

const source = () => ({
  name: 'A list',
  kind: 'json',
  address: `https://lists.example/${crypto.randomUUID()}`,
})

const ownList = () => ({
  slug: `list-${crypto.randomUUID().slice(0, 8)}`,
  name: 'A list',
  licence: null,
  country: null,
  isRead: true,
})

const admin = ['admin'] as const
const moderators = ['admin', 'moderator'] as const
const writers = ['admin', 'editor'] as const
const wordsmiths = ['admin', 'editor', 'translator'] as const

/** Every call that asks for signing in, and who may make it. */
const calls: Partial<Record<Name, Input>> = {
  'POST /api/sys/auth/extend': { who: roles },
  'GET /api/sys/stats/overview': { who: admin, query: '?timeframe=day' },
  'GET /api/sys/stats/sessions': { who: admin },
  'GET /api/sys/stats/visits.csv': { who: admin },
  'GET /api/sys/health': { who: admin },
  'GET /api/sys/backups': { who: admin },
  'GET /api/sys/mgmt/summary': { who: moderators },
  'GET /api/sys/mgmt/coverage': { who: moderators },
  'GET /api/sys/mgmt/expected': { who: moderators },
  'PUT /api/sys/mgmt/expected/{id}': { who: moderators, body: () => ({ isWatched: false }) },
  'GET /api/sys/mgmt/similar': { who: moderators, query: `?ids=${nothing}` },
  'GET /api/sys/mgmt/submissions': { who: moderators },
  'GET /api/sys/mgmt/submissions.csv': { who: moderators },
  'GET /api/sys/mgmt/contact.csv': { who: moderators },
  'GET /api/sys/mgmt/feedback.csv': { who: moderators },
  'GET /api/sys/mgmt/newsletter.csv': { who: admin },
  'GET /api/sys/mgmt/newsletter/all': { who: admin },
  'POST /api/sys/mgmt/submissions/{id}/approve': { who: moderators, needs: 'submission' },
  'POST /api/sys/mgmt/submissions/{id}/reject': {
    who: moderators,
    needs: 'submission',
    body: () => ({ notes: null }),
  },
  'GET /api/sys/mgmt/submissions/{id}/replies': { who: moderators },
  'POST /api/sys/mgmt/submissions/{id}/replies': {
    who: moderators,
    body: () => ({ subject: 'Re: x', text: 'x', handle: false }),
  },
  'POST /api/sys/mgmt/mails/{id}/send-again': { who: moderators },
  'PUT /api/sys/mgmt/submissions/{id}': { who: moderators, needs: 'submission', body: () => leastSubmission },
  'DELETE /api/sys/mgmt/submissions/{id}': { who: moderators, needs: 'submission' },
  'POST /api/sys/mgmt/submissions/decisions': {
    who: moderators,
    body: () => ({ decision: { kind: 'approve' }, submissions: [{ id: nothing }] }),
  },
  'POST /api/sys/mgmt/submissions/undo': {
    who: moderators,
    body: () => ({ submissions: [{ id: nothing, decided: '2026-11-20T08:00:00.000Z' }] }),
  },
  'DELETE /api/sys/mgmt/sample-events': { who: admin },
  'GET /api/sys/mgmt/events': { who: moderators },
  'GET /api/sys/mgmt/series': { who: moderators },
  'POST /api/sys/mgmt/events': { who: moderators, body: event },
  'PUT /api/sys/mgmt/events/{id}': { who: moderators, query: '?version=1', body: event },
  'POST /api/sys/mgmt/events/{id}/state': {
    who: moderators,
    query: '?version=1',
    body: () => ({ state: 'cancelled' }),
  },
  'GET /api/sys/mgmt/proposals': { who: moderators },
  'GET /api/sys/mgmt/proposals/decided': { who: moderators },
  'POST /api/sys/mgmt/proposals/{id}/decision': { who: moderators, body: () => ({ verdict: 'ignore' }) },
  'POST /api/sys/mgmt/proposals/{id}/undo': { who: moderators },
  'POST /api/sys/mgmt/proposals/batches': { who: moderators, body: () => ({ what: 'over' }) },
  'POST /api/sys/mgmt/proposals/batches/{id}/undo': { who: moderators },
  'GET /api/sys/mgmt/event-requests': { who: moderators },
  'POST /api/sys/mgmt/event-requests/{id}/decision': { who: moderators, body: () => ({ isGranted: true }) },
  'GET /api/sys/mgmt/events/{id}/changes': { who: moderators },
  'POST /api/sys/mgmt/events/{id}/undo': { who: moderators, body: () => ({ change: '1' }) },
  'GET /api/sys/mgmt/events/{id}/duplicates': { who: moderators },
  'POST /api/sys/mgmt/events/{id}/merge': { who: moderators, body: () => ({ event: nothing }) },
  'POST /api/sys/mgmt/events/{id}/merge-undo': { who: moderators, body: () => ({ merge: nothing }) },
  'GET /api/sys/mgmt/sources': { who: admin },
  'GET /api/sys/mgmt/suggested-sources': { who: admin },
  'POST /api/sys/mgmt/sources': { who: admin, body: source },
  'PUT /api/sys/mgmt/sources/{id}': { who: admin, body: source },
  'DELETE /api/sys/mgmt/sources/{id}': { who: admin },
  'POST /api/sys/mgmt/sources/{id}/sync': { who: admin },
  'GET /api/sys/mgmt/sources/{id}/runs': { who: admin },
  'GET /api/sys/mgmt/own-lists': { who: moderators },
  'POST /api/sys/mgmt/own-lists': { who: admin, body: ownList },
  'PUT /api/sys/mgmt/own-lists/{id}': { who: admin, body: ownList },
  'DELETE /api/sys/mgmt/own-lists/{id}': { who: admin },
  'POST /api/sys/mgmt/own-lists/{id}/rows': { who: moderators, body: () => ({ put: [], remove: [] }) },
  'GET /api/sys/mgmt/calendar-offers': { who: admin },
  'POST /api/sys/mgmt/calendar-offers/{id}/decision': { who: admin, body: () => ({ verdict: 'decline' }) },
  'POST /api/sys/mgmt/source-preview': { who: admin, body: () => ({ id: nothing }) },
  'POST /api/sys/mgmt/source-discovery': { who: admin, body: () => ({ address: 'http://127.0.0.1:1/' }) },
  'GET /api/sys/mgmt/page-facts': { who: admin },
  'POST /api/sys/mgmt/page-facts/decisions': { who: admin, body: () => ({ ids: [nothing], isAccepted: false }) },
  'POST /api/sys/mgmt/page-facts/hosts': { who: admin, body: () => ({ host: 'nobody.example', isRead: false }) },
  'GET /api/sys/mgmt/events/{id}/page-facts': { who: moderators },
  'GET /api/posts': { who: wordsmiths },
  'POST /api/posts': { who: writers, body: post },
  'PUT /api/posts/{id}': { who: writers, body: post },
  'DELETE /api/posts/{id}': { who: writers },
  'POST /api/pictures': { who: writers, body: () => ({ name: 'a.png', type: 'image/png', data: onePixel }) },
  'PUT /api/pictures/{id}': { who: writers, body: () => ({ alt: 'Flags' }) },
  'GET /api/sys/auth/session': { who: roles },
  'POST /api/sys/auth/logout': { who: roles },
}

const named = Object.entries(calls) as [Name, Input][]

test('no call that asks for signing in is missing here', () => {
  const secured = Object.entries(endpoints).filter(([, declaration]) => 'security' in declaration)
  expect(named.map(([name]) => name).sort()).toEqual(secured.map(([name]) => name).sort())
})

describe.each(named)('%s', (name, { who, query = '', body, needs }) => {
  async function answerTo(token: string): Promise<Response> {
    const [method = '', path = ''] = name.split(' ')
    const id = needs === 'submission' ? await submit(api, { title: 'Told to nobody' }) : nothing
    return api.send(method, path.replace('{id}', id) + query, body?.(), token === '' ? {} : bearer(token))
  }

  test.each(['no token', 'a forged token', 'an expired token', 'a revoked token', 'an idle token'])(
    'with %s is answered 401',
    async (kind) => {
      const isOpen = name === 'GET /api/posts' && kind === 'no token'
      const response = await answerTo(dead.get(kind) ?? '')
      // A session that is over is told to whoever has its token, and to nobody else.
      const wasOurs = kind === 'a revoked token' || kind === 'an idle token'
      if (name.endsWith('logout') && wasOurs) return expect(response.status).toBe(204)
      if (name.endsWith('session') && wasOurs) return expect(await response.json()).toEqual({ role: null })
      if (isOpen) expect(response.status).toBe(200)
      else await expectRefusal(response, 401, 'unauthorized')
    },
  )

  test.each(roles)('by a person in the role %s is answered as declared', async (role) => {
    const token = name.endsWith('logout') ? await signedIn(api, role, `leaving-${role}`) : tokens.get(role)
    const response = await answerTo(token ?? '')
    if (!who.includes(role)) return expectRefusal(response, 403, 'forbidden')
    const isAboutNothing =
      /(posts|pictures|events|event-requests|proposals|sources|own-lists|calendar-offers|expected)\/\{id\}|^POST .*\/(replies|send-again|source-preview|hosts)$/.test(
        name,
      )
    expect(isAboutNothing ? [404] : [200, 201, 204]).toContain(response.status)
    await response.body?.cancel()
  })
})

/** A refusal says what it is and nothing else. */
async function expectRefusal(response: Response, status: number, code: string): Promise<void> {
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ error: expect.any(String), code })
  for (const header of ['x-total-count', 'etag', 'set-cookie', 'content-disposition'])
    expect(response.headers.has(header)).toBe(false)
}

/** The admin's own claims under another key, or with another end. */
async function signedAnew(key: string, seconds: number): Promise<string> {
  const claims = await claimsOf(api.services.payload.secret, tokens.get('admin') ?? '')
  return new SignJWT(claims?.all ?? {})
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(new TextEncoder().encode(key))
}

async function revoked(): Promise<string> {
  const token = await signedIn(api, 'admin', 'gone')
  await api.send('POST', '/api/sys/auth/logout', undefined, bearer(token))
  return token
}

async function idle(): Promise<string> {
  const token = await signedIn(api, 'admin', 'asleep')
  const claims = await claimsOf(api.services.payload.secret, token)
  await api.services.pool.query(
    `update session_activity set last_used_at = now() - interval '8 minutes' where session_id = $1`,
    [claims?.sessionId],
  )
  return token
}
