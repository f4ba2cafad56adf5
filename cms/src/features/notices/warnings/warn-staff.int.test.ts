import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { sendToPanel } from '../../../testing/send-to-panel.ts'
import { passwordOfStaff as password, signedIn } from '../../../testing/staff.ts'
import { adminOfTests, startApi, type TestApi } from '../../../testing/start-api.ts'

const path = `/api/${builtLoginPath}/auth`
const firefox = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'x-visitor-place': 'country=Israel&city=unknown',
}

let api: TestApi
let jobs: { stop: () => Promise<void> } | null = null

beforeAll(async () => {
  api = await startApi()
})
afterEach(async () => {
  await jobs?.stop()
  jobs = null
})
afterAll(() => api.stop())

type Mail = { kind: string; subject: string; text: string; locale: string }

async function mailsTo(address: string): Promise<Mail[]> {
  const { rows } = await api.services.pool.query<Mail>(
    'select kind, subject, text, locale from mails where recipient_email = $1 order by created_at, id',
    [address],
  )
  return rows
}

/** Works until so many mails were promised to the address; what waits then has been worked on, too. */
async function worked(address: string, count: number): Promise<Mail[]> {
  const { startJobs } = await import('../../../jobs/start-jobs.ts')
  jobs ??= startJobs(api.services)
  await vi.waitFor(
    async () => {
      const { rowCount } = await api.services.pool.query(
        `select from graphile_worker.jobs where task_identifier = 'warn-staff'`,
      )
      expect([rowCount, (await mailsTo(address)).length]).toEqual([0, count])
    },
    { timeout: 15_000 },
  )
  return mailsTo(address)
}

async function withAddress(username: string): Promise<{ id: string; token: string; address: string }> {
  const token = await signedIn(api, 'editor', username)
  const address = `${username}@example.com`
  const { rows } = await api.services.pool.query(
    `update users set email = $2, notices_locale = 'en', notices = 'none' where username = $1 returning id`,
    [username, address],
  )
  return { id: String(rows[0].id), token, address }
}

const signIn = (username: string, headers = {}) => api.send('POST', path, { username, password }, headers)

test('a sign-in with a browser that is new is told once, and one with the same browser not again', async () => {
  const { address } = await withAddress('noa')
  const first = await signIn('noa', firefox)
  const cookie = first.headers.getSetCookie()[1]?.split(';')[0] ?? ''
  expect((await signIn('noa', { ...firefox, cookie })).status).toBe(200)
  const [mail] = await worked(address, 1)
  expect(mail).toMatchObject({ kind: 'staffSignIn', locale: 'en' })
  expect(mail?.subject).toBe('New sign-in: Firefox on Windows')
  expect(mail?.text).toContain('Firefox on Windows (Israel)')
})

test('a program without cookies is told of once, and of ever other ones five times a day', async () => {
  const { address } = await withAddress('oren')
  for (let count = 0; count < 3; count += 1) await signIn('oren', firefox)
  await worked(address, 1)
  for (const city of ['Haifa', 'Eilat', 'Acre', 'Lod', 'Yavne', 'Arad'])
    await signIn('oren', { ...firefox, 'x-visitor-place': `country=Israel&city=${city}` })
  await worked(address, 5)
})

test('somebody else’s browser is new, and a wrong password tells nothing', async () => {
  const { address } = await withAddress('dana')
  const other = await signIn('noa', firefox)
  const cookie = other.headers.getSetCookie()[1]?.split(';')[0] ?? ''
  await api.send('POST', path, { username: 'dana', password: 'not this one' }, firefox)
  await signIn('dana', { ...firefox, cookie })
  await worked(address, 1)
})

test('a new password is told, and whether an admin set it; without an address nobody is written to', async () => {
  const { id, token, address } = await withAddress('tal')
  const change = { password: 'six quiet lamps', currentPassword: password }
  expect((await sendToPanel(api, 'PATCH', `/users/${id}`, change, { token })).status).toBe(200)
  const byAdmin = { password: 'four paper boats', currentPassword: adminOfTests.password }
  const admin = await api.token()
  expect((await sendToPanel(api, 'PATCH', `/users/${id}`, byAdmin, { token: admin })).status).toBe(200)
  const mails = await worked(address, 2)
  expect(mails.map(({ kind }) => kind)).toEqual(['staffPassword', 'staffPassword'])
  expect(mails.map(({ text }) => /An admin set/.test(text)).toSorted()).toEqual([false, true])
  for (const { text } of mails) expect(text).not.toMatch(/quiet lamps|paper boats/)
  const { rowCount } = await api.services.pool.query(
    `select from mails m where not exists (select from users u where u.email = m.recipient_email)`,
  )
  expect(rowCount).toBe(0)
})
