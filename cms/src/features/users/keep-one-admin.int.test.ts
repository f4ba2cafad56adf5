import { afterAll, beforeAll, expect, test } from 'vitest'
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
