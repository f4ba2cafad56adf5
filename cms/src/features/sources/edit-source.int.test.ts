import type { ManagedSource } from '@cyberluach/api/sources'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, signedIn } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
let admin: string
let source: ManagedSource

const path = '/api/sys/mgmt/sources'

beforeAll(async () => {
  api = await startApi()
  admin = await signedIn(api, 'admin', 'noa')
  const list = { name: 'A list', kind: 'json', address: 'https://lists.example/a.json', everyHours: 1 }
  source = (await (await api.send('POST', path, list, bearer(admin))).json()) as ManagedSource
})
afterAll(() => api.stop())

const put = (body: object) => api.send('PUT', `${path}/${source.id}`, body, bearer(admin))
const now = async () => {
  const all = (await (await api.send('GET', path, undefined, bearer(admin))).json()) as ManagedSource[]
  return all.find(({ id }) => id === source.id)
}

test('who changes one thing leaves what somebody else has just changed', async () => {
  const before = await now()
  const said = { name: 'Another name', licence: 'CC0', eventType: 'ctf', everyHours: 24 }
  expect((await put(said)).status).toBe(200)
  // As one who has not seen that yet turns it off.
  expect(await (await put({ isOn: false })).json()).toMatchObject({ ...said, isOn: false })
  expect((await put({ licence: null, creditUrl: ' ' })).status).toBe(200)
  expect(await now()).toEqual({ ...before, ...said, licence: null, isOn: false, nextRunAt: null })
})

test('the rules hold for what is changed and what stays together', async () => {
  expect((await put({ kind: 'ctftime', isOn: false, everyHours: 24 })).status).toBe(200)
  const refused = await put({ isOn: true, everyHours: 2 })
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({
    issues: [
      { path: 'hasPermission', code: 'required' },
      { path: 'everyHours', code: 'min' },
    ],
  })
  expect((await put({ name: null })).status).toBe(422)
  expect(await now()).toMatchObject({ isOn: false, everyHours: 24 })
})
