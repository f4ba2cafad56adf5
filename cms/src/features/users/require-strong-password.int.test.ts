import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorIn, sendToPanel } from '../../testing/send-to-panel.ts'
import { passwordOfStaff, signedIn } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
let admin: string

beforeAll(async () => {
  api = await startApi()
  admin = await api.token()
})
afterAll(() => api.stop())

const create = (username: string, password: string, language: 'en' | 'he' = 'en') =>
  sendToPanel(api, 'POST', '/users', { username, password, role: 'editor' }, { token: admin, language })

test.each([
  ['abc', 'too short'],
  ['eleven-long', 'at least 12'],
  ['x1'.repeat(70), 'at most 128'],
  [' '.repeat(12), 'repeats itself'],
  ['aaaaaaaaaaaa', 'repeats itself'],
  ['password1234', 'Many people'],
  ['noa-of-haifa', 'is the username'],
])('nobody is created with %j', async (password, sentence) => {
  const answer = await create('Noa-of-Haifa', password)
  expect(answer.status).toBe(400)
  expect(answer.body.errors?.[0]?.data?.errors).toEqual([
    expect.objectContaining({ path: 'password', message: expect.stringContaining(sentence) }),
  ])
})

test('the panel says so in Hebrew', async () => {
  expect(errorIn(await create('yael', 'short', 'he'))).toMatch(
    /^הסיסמה קצרה מדי\. בחרו סיסמה של \P{L}*12\P{L}* תווים לפחות\.$/u,
  )
})

test('a weak new password is rejected: one’s own and, as the admin, another’s', async () => {
  const token = await signedIn(api, 'editor', 'dana-the-editor')
  const { docs } = await api.services.payload.find({
    collection: 'users',
    where: { username: { equals: 'dana-the-editor' } },
  })
  const path = `/users/${docs[0]?.id}`
  for (const password of ['abc', 'DANA-the-editor']) {
    for (const who of [token, admin])
      expect((await sendToPanel(api, 'PATCH', path, { password }, { token: who })).status).toBe(400)
  }
  const strong = { password: 'six quiet lamps' }
  const change = { ...strong, currentPassword: passwordOfStaff }
  expect((await sendToPanel(api, 'PATCH', path, change, { token })).status).toBe(200)
  expect(
    (await api.send('POST', '/api/purple-elephant-42/auth', { username: 'dana-the-editor', ...strong })).status,
  ).toBe(200)
})
