import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendToPanel } from '../../testing/send-to-panel.ts'
import { adminOfTests, startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
let admin: string
let editors: { id: string }[]

beforeAll(async () => {
  api = await startApi()
  admin = await api.token()
})
afterAll(() => api.stop())
beforeEach(async () => {
  const added = await api.services.pool.query<{ id: string }>(
    `insert into users (username, role) select gen_random_uuid(), 'editor' from generate_series(1, $1) returning id`,
    [many],
  )
  editors = added.rows
})

/** Twice as many as there are connections. */
const many = 20

const allOfThem = (status: number) => Array.from({ length: many }, () => status)

test('twenty accounts are changed at the same moment', async () => {
  const change = { noticesLocale: 'en' }
  const answers = await Promise.all(
    editors.map(({ id }) => sendToPanel(api, 'PATCH', `/users/${id}`, change, { token: admin })),
  )
  expect(answers.map(({ status }) => status)).toEqual(allOfThem(200))
  expect(answers.map(({ body }) => body.doc)).toMatchObject(editors.map(({ id }) => ({ id, ...change })))
})

test('twenty accounts are deleted by one call', async () => {
  const those = `/users?where[id][in]=${editors.map(({ id }) => id).join(',')}`
  const proof = { currentPassword: adminOfTests.password }
  const { status, body } = await sendToPanel(api, 'DELETE', those, proof, { token: admin })
  expect(status).toBe(200)
  expect((body as { docs?: unknown[] }).docs).toHaveLength(many)
})
