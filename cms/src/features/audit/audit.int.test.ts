import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { roles } from '../../access/roles.ts'
import { storeEvent } from '../../testing/events.ts'
import { bearer, signedIn } from '../../testing/staff.ts'
import { adminOfTests, startApi, type TestApi } from '../../testing/start-api.ts'
import { submit } from '../../testing/submissions.ts'
import { recordAudit } from './audit.ts'

let api: TestApi
let token: string
let since: Date

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  token = await api.token()
})
afterAll(() => api.stop())
beforeEach(() => {
  since = new Date()
})

const signIn = (given: object) => api.send('POST', '/api/purple-elephant-42/auth', { ...adminOfTests, ...given })
const decide = (id: string, action: string, body?: object, by = token) =>
  api.send('POST', `/api/sys/mgmt/submissions/${id}/${action}`, body, bearer(by))

/** What was written down since this test began. */
async function entries(): Promise<object[]> {
  const { rows } = await api.services.pool.query(
    'select action, username, subject, details from audit_entries where at >= $1 order by at',
    [since],
  )
  return rows
}

describe('the audit log tells of', () => {
  test('every sign-in, and of failed ones', async () => {
    await signIn({})
    await signIn({ password: 'wrong' })
    expect(await entries()).toEqual([
      { action: 'signIn', username: 'admin', subject: null, details: null },
      { action: 'signInFailed', username: 'admin', subject: null, details: null },
    ])
  })

  test('a failed sign-in without what was typed, which may be a password', async () => {
    await signIn({ username: 'open-sesame-42', password: 'admin' })
    expect(await entries()).toEqual([{ action: 'signInFailed', username: null, subject: null, details: null }])
  })

  test('approvals, rejections and deletions, with who did it and to what', async () => {
    const [one, other] = [await submit(api, { title: 'One' }), await submit(api, { title: 'Other' })]
    await decide(one, 'approve')
    await decide(other, 'reject', { notes: 'no' })
    await api.send('DELETE', `/api/sys/mgmt/submissions/${one}`, undefined, bearer(token))
    expect(await entries()).toEqual([
      { action: 'approve', username: 'admin', subject: one, details: 'One' },
      { action: 'reject', username: 'admin', subject: other, details: 'Other' },
      { action: 'eventDeleted', username: 'admin', subject: expect.any(String), details: 'One' },
      { action: 'delete', username: 'admin', subject: one, details: 'One' },
    ])
  })

  test('exports, with the file and its number of rows', async () => {
    await (await api.request('/api/sys/mgmt/newsletter.csv', { headers: bearer(token) })).text()
    expect(await entries()).toEqual([
      {
        action: 'export',
        username: 'admin',
        subject: expect.stringMatching(/^newsletter_subscribers_\d{4}-\d\d-\d\d\.csv$/),
        details: '0 rows',
      },
    ])
  })

  test('the one of two admins who was first, and of one decision', async () => {
    const second = await signedIn(api, 'admin', 'second')
    const id = await submit(api)
    since = new Date()
    const answers = await Promise.all([decide(id, 'approve'), decide(id, 'approve', undefined, second)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = answers[0]?.status === 200 ? 'admin' : 'second'
    expect(await entries()).toMatchObject([{ action: 'approve', username: winner, subject: id }])
    const { rowCount } = await api.services.pool.query('select from events where submission_id = $1', [id])
    expect(rowCount).toBe(1)
  })

  test('nothing that was refused', async () => {
    const id = await submit(api)
    const editor = await signedIn(api, 'editor')
    since = new Date()
    expect((await decide(id, 'approve', undefined, editor)).status).toBe(403)
    expect((await decide(id, 'approve', undefined, 'nonsense')).status).toBe(401)
    expect(await entries()).toEqual([])
  })
})

describe('what it says', () => {
  beforeEach(async () => {
    await recordAudit(api.services.pool, { action: 'denied', username: null, subject: '/admin/login' })
  })

  test.each([
    `update audit_entries set username = 'somebody else'`,
    'delete from audit_entries',
    'truncate audit_entries cascade',
    `insert into audit_entries (id, at, action) select id, at, 'denied' from audit_entries limit 1
     on conflict (id) do update set action = 'denied'`,
  ])('is not changed by SQL: %s', async (text) => {
    await expect(api.services.pool.query(text)).rejects.toThrow('never changed')
    expect(await entries()).toHaveLength(1)
  })

  test('is not changed by Payload, whatever rights it is asked with', async () => {
    const { payload } = api.services
    const { docs } = await payload.find({ collection: 'audit-entries', sort: '-at', limit: 1 })
    const id = String(docs[0]?.id)
    await expect(
      payload.update({ collection: 'audit-entries', id, data: { username: 'somebody else' } }),
    ).rejects.toThrow()
    await expect(payload.delete({ collection: 'audit-entries', id })).rejects.toThrow()
    expect(await payload.findByID({ collection: 'audit-entries', id })).toEqual(docs[0])
  })

  test.each(roles)('is read in the panel by admins alone, and written there by nobody: %s', async (role) => {
    const { payload } = api.services
    const person = await payload.create({
      collection: 'users',
      data: { username: `panel-${role}`, password: 'open-sesame-43', role },
    })
    const as = { overrideAccess: false, user: { ...person, collection: 'users' as const } }
    const reading = payload.find({ collection: 'audit-entries', ...as })
    if (role === 'admin') expect((await reading).totalDocs).toBeGreaterThan(0)
    else await expect(reading).rejects.toMatchObject({ status: 403 })
    const data = { at: new Date().toISOString(), action: 'denied' as const }
    await expect(payload.create({ collection: 'audit-entries', data, ...as })).rejects.toMatchObject({
      status: 403,
    })
    const { docs } = await payload.find({ collection: 'audit-entries', limit: 1 })
    const id = String(docs[0]?.id)
    await expect(
      payload.update({ collection: 'audit-entries', id, data: { username: 'x' }, ...as }),
    ).rejects.toMatchObject({ status: 403 })
    await expect(payload.delete({ collection: 'audit-entries', id, ...as })).rejects.toMatchObject({
      status: 403,
    })
  })
})

test('the subject of an entry has its name, whatever it is, and none once it is gone', async () => {
  const { nameOfSubject } = await import('./panel/details-in-words.ts')
  const { pool, payload } = api.services
  const event = await storeEvent(api, { title: 'Night of flags', titleHe: 'ליל הדגלים' })
  const { rows } = await pool.query<{ id: string }>(`select id from users where username = 'admin'`)
  const { id: post } = await payload.create({ collection: 'posts', data: { title: 'The post' }, draft: true })
  expect(await nameOfSubject(pool, event)).toBe('Night of flags')
  expect(await nameOfSubject(pool, rows[0]?.id ?? '')).toBe('admin')
  expect(await nameOfSubject(pool, post)).toBe('The post')
  await pool.query('delete from events where id = $1', [event])
  expect(await nameOfSubject(pool, event)).toBeNull()
})
