import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendToPanel } from '../../testing/send-to-panel.ts'
import { signedIn } from '../../testing/staff.ts'
import { adminOfTests, startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
let admin: string
let since: Date

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  admin = await api.token()
})
afterAll(() => api.stop())
beforeEach(() => {
  since = new Date()
})

async function send(method: string, path: string, data: object | null = null, token = admin): Promise<string> {
  const { status, body } = await sendToPanel(api, method, path, data, { token, language: 'en' })
  expect(status).toBeLessThan(300)
  return String((body as { doc?: { id?: unknown } }).doc?.id)
}

/** What was written down since this test began, that of one moment by its kind. */
async function entries(): Promise<unknown[][]> {
  const { rows } = await api.services.pool.query({
    text: 'select action, username, subject, details from audit_entries where at >= $1 order by at, action',
    values: [since],
    rowMode: 'array',
  })
  return rows
}

test('who was let in, called otherwise, given another role or password, and removed', async () => {
  const currentPassword = adminOfTests.password
  const person = { username: 'noa', password: 'a-wooden-horse-7', role: 'editor', currentPassword }
  const id = await send('POST', '/users', person)
  await send('PATCH', `/users/${id}`, { role: 'translator', currentPassword })
  const renamed = { username: 'noa-levi', password: 'a-copper-kettle-9', currentPassword }
  await send('PATCH', `/users/${id}`, renamed)
  await send('PATCH', `/users/${id}`, { role: 'translator' })
  await send('DELETE', `/users/${id}`, { currentPassword })
  expect(await entries()).toEqual([
    ['userCreated', 'admin', id, 'noa: editor'],
    ['roleChanged', 'admin', id, 'noa: editor → translator'],
    ['userRenamed', 'admin', id, 'noa → noa-levi'],
    ['passwordChanged', 'admin', id, 'noa-levi'],
    ['userDeleted', 'admin', id, 'noa-levi: translator'],
  ])
  const { rows } = await api.services.pool.query(`select from audit_entries where details like '%kettle%'`)
  expect(rows).toEqual([])
})

test('which fields of an event were changed, and by whom', async () => {
  const event = {
    title: 'Port Scan Night',
    eventType: 'ctf',
    allDay: true,
    startDay: '2027-01-10',
    endDay: '2027-01-10',
    isOnline: true,
  }
  const id = await send('POST', '/events', event)
  await send('PATCH', `/events/${id}`, { startDay: '2027-01-11', endDay: '2027-01-12' })
  await send('PATCH', `/events/${id}`, { startDay: '2027-01-11' })
  const editor = await signedIn(api, 'editor', 'gal')
  since = new Date()
  await send('PATCH', `/events/${id}?locale=he`, { title: 'ליל הפורטים' }, editor)
  await send('DELETE', `/events/${id}`)
  expect(await entries()).toEqual([
    ['eventUpdated', 'gal', id, 'ליל הפורטים · title'],
    ['eventDeleted', 'admin', id, 'Port Scan Night'],
  ])
  const { rows } = await api.services.pool.query(
    `select action, details from audit_entries where subject = $1 and username = 'admin' order by at`,
    [id],
  )
  expect(rows.slice(0, 2)).toEqual([
    { action: 'eventCreated', details: 'Port Scan Night' },
    { action: 'eventUpdated', details: 'Port Scan Night · startDay, endDay' },
  ])
  expect(rows).toHaveLength(3)
})

test('that a subscriber was added, changed or removed by hand, without the name and the address', async () => {
  const id = await send('POST', '/subscribers', { fullName: 'Tamar', email: 'tamar@example.com' })
  await send('PATCH', `/subscribers/${id}`, { fullName: 'Tamar Cohen' })
  await send('DELETE', `/subscribers/${id}`)
  expect(await entries()).toEqual([
    ['subscriberAdded', 'admin', id, null],
    ['subscriberUpdated', 'admin', id, 'fullName'],
    ['subscriberDeleted', 'admin', id, null],
  ])
})

test('what a setting of the mails is from now on', async () => {
  await send('POST', '/globals/mail-settings', { doubleOptIn: true })
  await send('POST', '/globals/mail-settings', { doubleOptIn: true })
  expect(await entries()).toEqual([['settingsChanged', 'admin', 'mail-settings', 'doubleOptIn: true']])
})
