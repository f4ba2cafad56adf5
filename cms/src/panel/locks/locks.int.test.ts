import { afterAll, beforeAll, expect, test } from 'vitest'
import { askPanel } from '../../testing/panel.ts'
import { signedIn } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { releaseLockCall } from '../panel-call.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
})
afterAll(() => api.stop())

async function locks(): Promise<string[]> {
  const { rows } = await api.services.pool.query<{ username: string }>(
    `select u.username from payload_locked_documents_rels r join users u on u.id = r.users_id
     where r.path = 'user' order by 1`,
  )
  return rows.map(({ username }) => username)
}

test('whoever closes a document lets others write it, and takes nobody else’s lock away', async () => {
  const { payload } = api.services
  const token = await signedIn(api, 'editor', 'closing')
  await signedIn(api, 'editor', 'writing')
  const { id } = await payload.create({ collection: 'posts', draft: true, data: { title: 'Flags' } as never })
  const lock = async (username: string) => {
    const where = { username: { equals: username } }
    const [user] = (await payload.find({ collection: 'users', where })).docs
    const data = {
      document: { relationTo: 'posts', value: id },
      user: { relationTo: 'users', value: user?.id },
    }
    await payload.create({ collection: 'payload-locked-documents', data: data as never })
  }
  for (const username of ['closing', 'writing']) await lock(username)
  expect(await locks()).toEqual(['closing', 'writing'])
  const free = `${releaseLockCall.path}?collection=posts&id=${id}`
  expect((await askPanel(api, 'POST', free, {})).status).toBe(200)
  expect(await locks()).toEqual(['closing', 'writing'])
  expect((await askPanel(api, 'POST', free, { token })).status).toBe(200)
  expect(await locks()).toEqual(['writing'])
  // As a call does that was under way when the page was closed.
  await lock('closing')
  await expect.poll(locks).toEqual(['writing'])
})
