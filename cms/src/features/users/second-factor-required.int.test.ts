import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf, wrongCodeOf } from '../../testing/app-codes.ts'
import { askPanel } from '../../testing/panel.ts'
import { bearer, signedIn } from '../../testing/staff.ts'
import { adminOfTests, startApi, type TestApi } from '../../testing/start-api.ts'

const path = `/api/${builtLoginPath}/auth`

let api: TestApi

beforeAll(async () => {
  api = await startApi({ REQUIRE_SECOND_FACTOR: 'admins' })
})
afterAll(async () => {
  delete process.env.REQUIRE_SECOND_FACTOR
  await api.stop()
})
beforeEach(async () => {
  await api.services.pool.query('truncate rate_limits')
  await api.services.pool.query('delete from authenticator_apps')
})

const read = async (response: Response) =>
  (await response.json()) as Record<string, string> & { recoveryCodes: string[] }
const signIn = async () => read(await api.send('POST', path, adminOfTests))
const enrol = (challenge = '') => api.send('POST', `${path}/enrolment`, { challenge })
const sendCode = (challenge = '', code = '') => api.send('POST', `${path}/code`, { challenge, code })
const isIn = async (token: string) =>
  (await api.send('POST', '/api/sys/auth/extend', undefined, bearer(token))).status === 200

test('an admin without a second factor has to set one up, and is in with its first code', async () => {
  const { asks, challenge, token } = await signIn()
  expect({ asks, token }).toEqual({ asks: 'enrolment', token: undefined })
  expect((await sendCode(challenge, '000000')).status).toBe(401)
  const { secret = '' } = await read(await enrol(challenge))
  expect((await sendCode(challenge, wrongCodeOf(secret))).status).toBe(401)
  const opened = await read(await sendCode(challenge, codeOf(secret)))
  expect(opened.recoveryCodes).toHaveLength(10)
  expect(await isIn(opened.token ?? '')).toBe(true)
  expect((await signIn()).asks).toBe('code')
})

test('of two who set one up with the stolen password at the same moment, one does', async () => {
  const [mine, thiefs] = [await signIn(), await signIn()]
  await enrol(mine.challenge)
  const { secret = '' } = await read(await enrol(thiefs.challenge))
  const answers = await Promise.all([
    sendCode(mine.challenge, codeOf(secret)),
    sendCode(thiefs.challenge, codeOf(secret)),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
  expect((await enrol(mine.challenge)).status).toBe(410)
  expect((await enrol(thiefs.challenge)).status).toBe(410)
})

test('a challenge that asks for a code sets nothing up', async () => {
  const { challenge } = await signIn()
  const { secret = '' } = await read(await enrol(challenge))
  await sendCode(challenge, codeOf(secret))
  const next = await signIn()
  expect(next.asks).toBe('code')
  expect((await enrol(next.challenge)).status).toBe(410)
})

test('an editor signs in with the password alone, and as an admin is out until there is a second factor', async () => {
  const token = await signedIn(api, 'editor')
  expect(await isIn(token)).toBe(true)
  await api.services.payload.update({
    collection: 'users',
    where: { username: { equals: 'a-editor' } },
    data: { role: 'admin' },
  })
  expect(await isIn(token)).toBe(false)
  const headers = new Headers({ cookie: `payload-token=${token}` })
  expect((await api.services.payload.auth({ headers })).user).toBeNull()
  expect((await askPanel(api, 'GET', '/submissions', { token })).status).toBe(403)
})

test('a session of before the setting ends with it', async () => {
  const { challenge } = await signIn()
  const { secret = '' } = await read(await enrol(challenge))
  const { token = '' } = await read(await sendCode(challenge, codeOf(secret)))
  await api.services.pool.query('delete from authenticator_apps')
  expect(await isIn(token)).toBe(false)
  const headers = new Headers({ cookie: `payload-token=${token}` })
  expect((await api.services.payload.auth({ headers })).user).toBeNull()
})

test('an admin who takes it away has to set up a new one', async () => {
  const { challenge } = await signIn()
  const { secret = '' } = await read(await enrol(challenge))
  const { token = '' } = await read(await sendCode(challenge, codeOf(secret)))
  const removal = { token, body: { proof: codeOf(secret, 1) } }
  expect((await askPanel(api, 'POST', '/security/remove', removal)).status).toBe(200)
  expect(await isIn(token)).toBe(false)
  expect((await signIn()).asks).toBe('enrolment')
})
