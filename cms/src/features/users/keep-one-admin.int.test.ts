import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendToPanel } from '../../testing/send-to-panel.ts'
import { passwordOfStaff, signedIn } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const create = (username: string) =>
  api.services.payload.create({
    collection: 'users',
    data: { username, password: 'open-sesame-43', role: 'admin' },
  })

test('the last admin can neither be deleted nor become something else', async () => {
  const { payload } = api.services
  const first = (await payload.find({ collection: 'users' })).docs[0]
  const id = String(first?.id)
  await expect(payload.delete({ collection: 'users', id })).rejects.toMatchObject({ status: 409 })
  await expect(payload.update({ collection: 'users', id, data: { role: 'editor' } })).rejects.toMatchObject({
    status: 409,
  })
  await payload.update({ collection: 'users', id, data: { password: 'open-sesame-44' } })

  const second = await create('second')
  await payload.update({ collection: 'users', id, data: { role: 'editor' } })
  await expect(payload.delete({ collection: 'users', id: second.id })).rejects.toMatchObject({ status: 409 })
  await payload.update({ collection: 'users', id, data: { role: 'admin' } })
  await payload.delete({ collection: 'users', id: second.id })
})

test('of two admins who take the other’s role away at the same moment, one stays', async () => {
  const tokens = [await signedIn(api, 'admin', 'ada'), await signedIn(api, 'admin', 'bella')]
  await api.services.pool.query(`update users set role = 'editor' where username not in ('ada', 'bella')`)
  const { rows } = await api.services.pool.query<{ id: string }>(
    `select id from users where role = 'admin' order by username`,
  )
  const change = { role: 'editor', currentPassword: passwordOfStaff }
  const answers = await Promise.all(
    tokens.map((token, n) => sendToPanel(api, 'PATCH', `/users/${rows[1 - n]?.id}`, change, { token })),
  )
  // Who comes second is the last admin's, or is none any more.
  const [first, second] = answers.map(({ status }) => status).toSorted()
  expect(first).toBe(200)
  expect([403, 409]).toContain(second)
  const { rows: admins } = await api.services.pool.query(`select 1 from users where role = 'admin'`)
  expect(admins).toHaveLength(1)
})
