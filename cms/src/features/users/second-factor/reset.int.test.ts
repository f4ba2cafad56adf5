import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '../../../access/roles.ts'
import { codeOf } from '../../../testing/app-codes.ts'
import { askPanel } from '../../../testing/panel.ts'
import { bearer, passwordOfStaff as password, signedIn } from '../../../testing/staff.ts'
import { adminOfTests, startApi, type TestApi } from '../../../testing/start-api.ts'

const path = `/api/${builtLoginPath}/auth`

let api: TestApi
let admin: string

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  admin = await api.token()
})
afterAll(() => api.stop())

const read = async (response: Response) => (await response.json()) as Record<string, string>
const change = (token: string, call: string, body: object) =>
  askPanel(api, 'POST', `/security/${call}`, { token, body })

let people = 0

/** Somebody with an authenticator app, and signed in. */
async function enrolled(role: Role = 'moderator') {
  const username = `person-${(people += 1)}`
  const token = await signedIn(api, role, username)
  const { secret = '' } = await read(await change(token, 'begin', { proof: password }))
  await change(token, 'confirm', { proof: codeOf(secret) })
  const { rows } = await api.services.pool.query('select id from users where username = $1', [username])
  return { username, token, secret, id: String(rows[0].id) }
}

const signIn = async (username: string) => read(await api.send('POST', path, { username, password }))
const reset = (token: string, user: string, proof: string = adminOfTests.password) =>
  change(token, 'reset', { user, proof })

test('an admin takes the second factor of somebody away: sessions end, it is audited, and they get a mail', async () => {
  const { id, username, token } = await enrolled()
  await api.services.pool.query(`update users set email = 'lost@example.com' where id = $1`, [id])
  expect((await signIn(username)).asks).toBe('code')
  const answer = await reset(admin, id)
  expect([answer.status, await answer.json()]).toEqual([200, { ended: 1 }])
  expect((await api.send('POST', '/api/sys/auth/extend', undefined, bearer(token))).status).toBe(401)
  expect((await signIn(username)).token).toBeTruthy()
  const { rows } = await api.services.pool.query(
    `select username, subject, details from audit_entries where action = 'factorsReset'`,
  )
  expect(rows).toEqual([{ username: 'admin', subject: id, details: username }])
  const jobs = await api.services.pool.query(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'warn-staff' and j.payload ->> 'user' = $1`,
    [id],
  )
  expect(jobs.rows.map(({ payload }) => payload.warning)).toContainEqual({ kind: 'staffFactors' })
  expect((await reset(admin, id)).status).toBe(404)
})

test('it takes a proof of the admin’s own: the password, and where they have a factor its code alone', async () => {
  const { id, username } = await enrolled()
  expect((await reset(admin, id, 'not this one')).status).toBe(403)
  expect((await reset(admin, id, '')).status).toBe(422)
  const careful = await enrolled('admin')
  expect((await reset(careful.token, id, password)).status).toBe(403)
  expect((await signIn(username)).asks).toBe('code')
  expect((await reset(careful.token, id, codeOf(careful.secret, 1))).status).toBe(200)
})

test.each(['moderator', 'editor', 'translator'] as const)('nobody in the role %s does it', async (role) => {
  const { id, username } = await enrolled()
  const token = await signedIn(api, role, `only-${role}`)
  expect((await reset(token, id, password)).status).toBe(403)
  expect((await signIn(username)).asks).toBe('code')
})

test('one’s own is turned off on one’s own page, and an account that is none has none', async () => {
  const own = await enrolled('admin')
  expect((await reset(own.token, own.id, codeOf(own.secret, 1))).status).toBe(403)
  expect((await reset(admin, crypto.randomUUID())).status).toBe(404)
  expect((await reset(admin, 'nobody')).status).toBe(403)
})
