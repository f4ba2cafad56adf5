import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setPassword } from '../../../../server/database/set-password.ts'
import { softPasskey } from '../../testing/soft-passkey.ts'
import { bearer } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const path = `/api/${builtLoginPath}/auth`
const password = 'another-secret-17'
const origin = 'https://calendar.example'
const rpId = 'calendar.example'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: origin, REQUIRE_SECOND_FACTOR: 'admins' })
})
afterAll(async () => {
  delete process.env.PUBLIC_URL
  delete process.env.REQUIRE_SECOND_FACTOR
  await api.stop()
})
beforeEach(async () => {
  await api.services.pool.query('truncate rate_limits')
})

type Body = Record<string, unknown> & {
  token: string
  challenge: string
  asks: string
  code: string
  recoveryCodes: string[] | null
}

const headers = { origin }
const read = async (response: Response) => (await response.json()) as Body
const signIn = async (username: string) => read(await api.send('POST', path, { username, password }, headers))
const question = async () =>
  (await read(await api.send('POST', `${path}/passkey/question`, undefined, headers))).challenge
const answer = (body: object, from = headers) => api.send('POST', `${path}/passkey`, body, from)
const isIn = async (token: string) =>
  (await api.send('POST', '/api/sys/auth/extend', undefined, bearer(token))).status === 200

async function change(token: string, call: string, body: object): Promise<Response> {
  const { handleEndpoints } = await import('payload')
  const request = new Request(`http://localhost/cms/api/security/${call}`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return handleEndpoints({ config: api.services.payload.config, request })
}

let people = 0

async function newcomer() {
  people += 1
  const username = `person-${people}`
  const data = { username, password, role: 'editor' as const }
  const { id } = await api.services.payload.create({ collection: 'users', data })
  const { token } = await signIn(username)
  return { id, username, token, device: softPasskey(id) }
}

type Person = Awaited<ReturnType<typeof newcomer>>

async function add({ token, device }: Person, proof: string, name = 'Laptop') {
  const { challenge } = await read(await change(token, 'passkey-options', { proof }))
  return change(token, 'add-passkey', { name, registration: device.register({ origin, rpId, challenge }) })
}

/** Somebody with a passkey, and the codes that came with it. */
async function withPasskey() {
  const person = await newcomer()
  const { recoveryCodes } = await read(await add(person, password))
  return { ...person, recoveryCodes: recoveryCodes ?? [] }
}

async function deedsOf(username: string) {
  const { rows } = await api.services.pool.query<{ action: string; details: string | null }>(
    'select action, details from audit_entries where username = $1 order by at',
    [username],
  )
  return rows.map(({ action, details }) => [action, details].filter(Boolean).join(': '))
}

describe('adding a passkey', () => {
  test('wants the password, stores the passkey with its name, and gives recovery codes with the first', async () => {
    const person = await newcomer()
    expect((await change(person.token, 'passkey-options', { proof: 'wrong' })).status).toBe(403)
    const { recoveryCodes } = await read(await add(person, password))
    expect(recoveryCodes).toHaveLength(10)
    expect(await deedsOf(person.username)).toContain('factorAdded: Laptop')
    expect((await signIn(person.username)).asks).toBe('code')
    const second = { ...person, device: softPasskey(person.id) }
    expect((await add(second, password)).status).toBe(403)
    expect((await read(await add(second, recoveryCodes?.[0] ?? '', 'Phone'))).recoveryCodes).toBeNull()
  })

  test('takes an answer to its own question once, from its own site, by whoever was verified', async () => {
    const [mine, other] = [await newcomer(), await newcomer()]
    const ask = async ({ token }: Person) =>
      (await read(await change(token, 'passkey-options', { proof: password }))).challenge
    const send = (token: string, registration: object) => change(token, 'add-passkey', { name: 'x', registration })
    const { device, token } = mine
    const refused = [
      device.register({ origin, rpId, challenge: 'made-up' }),
      device.register({ origin, rpId, challenge: await ask(other) }),
      device.register({ origin: 'https://evil.example', rpId, challenge: await ask(mine) }),
      device.register({ origin, rpId: 'evil.example', challenge: await ask(mine) }),
      device.register({ origin, rpId, challenge: await ask(mine) }, { isVerified: false }),
      device.register({ origin, rpId, challenge: await question() }),
    ]
    for (const registration of refused) {
      await api.services.pool.query('truncate rate_limits')
      expect((await send(token, registration)).status).toBe(403)
    }
    await api.services.pool.query('truncate rate_limits')
    const challenge = await ask(mine)
    expect((await send(token, device.register({ origin, rpId, challenge }))).status).toBe(200)
    const again = softPasskey(mine.id).register({ origin, rpId, challenge })
    expect((await send(token, again)).status).toBe(403)
  })

  test('ends every other session of the person with the first one', async () => {
    const person = await newcomer()
    const { token: elsewhere } = await signIn(person.username)
    await add(person, password)
    expect([await isIn(elsewhere), await isIn(person.token)]).toEqual([false, true])
  })
})

describe('a sign-in by a passkey alone', () => {
  test('opens a session, with both cookies, and stores when it was used', async () => {
    const { username, device } = await withPasskey()
    const response = await answer(device.authenticate({ origin, rpId, challenge: await question() }))
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()).toHaveLength(2)
    const body = await read(response)
    expect(body).toMatchObject({ admin: { username, role: 'editor' } })
    expect(await isIn(body.token)).toBe(true)
    const { rows } = await api.services.pool.query('select counter, last_used_at from passkeys where id = $1', [
      device.id,
    ])
    expect(rows).toEqual([{ counter: '1', last_used_at: expect.any(Date) }])
    const { rows: sessions } = await api.services.pool.query(
      `select a.way from session_activity a join users u on u.id = a.user_id where u.username = $1`,
      [username],
    )
    expect(sessions.map(({ way }) => way).toSorted()).toEqual(['passkey', 'password'])
  })

  test('is denied to every answer that is not of this passkey, to this question, from this site', async () => {
    const [mine, other] = [await withPasskey(), await withPasskey()]
    const told = async (more = {}) => ({ origin, rpId, challenge: await question(), ...more })
    const { device } = mine
    const used = await question()
    expect((await answer(device.authenticate({ origin, rpId, challenge: used }))).status).toBe(200)
    const forged = device.authenticate(await told())
    const signedByAnother = other.device.authenticate(await told())
    const refused = {
      'a question that was used': device.authenticate({ origin, rpId, challenge: used }),
      'a made-up question': device.authenticate(await told({ challenge: 'made-up' })),
      'another origin': device.authenticate(await told({ origin: 'https://evil.example' })),
      'another site': device.authenticate(await told({ rpId: 'evil.example' })),
      'nobody verified': device.authenticate(await told(), { isVerified: false }),
      'another person’s name': device.authenticate(await told(), { userHandle: other.id }),
      'a counter that went back': device.authenticate(await told(), { counter: 1 }),
      'a signature of nothing': { ...forged, response: { ...forged.response, signature: 'AAAA' } },
      'another passkey’s answer': { ...signedByAnother, id: device.id, rawId: device.id },
      'an unknown passkey': softPasskey(mine.id).authenticate(await told()),
    }
    for (const [what, body] of Object.entries(refused)) {
      const response = await answer(body)
      expect([what, response.status, (await read(response)).code]).toEqual([what, 401, 'wrongPasskey'])
    }
  })

  test('opens one session for an answer that is sent twice at the same moment', async () => {
    const { device } = await withPasskey()
    const body = device.authenticate({ origin, rpId, challenge: await question() })
    const statuses = (await Promise.all([answer(body), answer(body)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 401])
  })

  test('is denied from another site’s page, and after a question of five minutes ago', async () => {
    const { device } = await withPasskey()
    const body = device.authenticate({ origin, rpId, challenge: await question() })
    expect((await answer(body, { origin: 'https://evil.example' })).status).toBe(403)
    await api.services.pool.query(`update passkey_challenges set expires_at = now() - interval '1 second'`)
    expect((await answer(body)).status).toBe(401)
  })

  test('does not answer the question that adds a passkey', async () => {
    const { device, token, recoveryCodes } = await withPasskey()
    const proof = recoveryCodes[0] ?? ''
    const { challenge } = await read(await change(token, 'passkey-options', { proof }))
    expect((await answer(device.authenticate({ origin, rpId, challenge }))).status).toBe(401)
  })

  test('counts its failures with those of passwords, and writes them down', async () => {
    const { username, device } = await withPasskey()
    const from = { ...headers, 'x-forwarded-for': '198.51.100.7' }
    const wrong = device.authenticate({ origin, rpId, challenge: 'made-up' })
    const statuses: number[] = []
    for (let count = 0; count < 21; count += 1) statuses.push((await answer(wrong, from)).status)
    expect(statuses).toEqual([...Array(20).fill(401), 403])
    expect((await deedsOf(username)).filter((deed) => deed === 'signInFailed')).toHaveLength(20)
  })

  test('is enough for a role that needs a second factor', async () => {
    const { username, device } = await withPasskey()
    const where = { username: { equals: username } }
    await api.services.payload.update({ collection: 'users', where, data: { role: 'admin' } })
    const opened = await answer(device.authenticate({ origin, rpId, challenge: await question() }))
    expect(await isIn((await read(opened)).token)).toBe(true)
    expect((await signIn(username)).asks).toBe('code')
  })
})

describe('a passkey', () => {
  test('is named anew by its own person, which the log tells', async () => {
    const [mine, other] = [await withPasskey(), await withPasskey()]
    const rename = (token: string, name: string) => change(token, 'rename-passkey', { id: mine.device.id, name })
    expect((await rename(other.token, 'Taken')).status).toBe(403)
    expect((await rename(mine.token, ' ')).status).toBe(422)
    expect((await rename(mine.token, 'Old laptop')).status).toBe(200)
    expect(await deedsOf(mine.username)).toContain('factorRenamed: Laptop → Old laptop')
  })

  test('named anew between guesses of a code makes room for none', async () => {
    const person = await newcomer()
    await add(person, password)
    const guesses: number[] = []
    for (let count = 0; count < 6; count += 1) {
      guesses.push((await change(person.token, 'remove', { proof: '000000' })).status)
      const named = await change(person.token, 'rename-passkey', { id: person.device.id, name: `${count}` })
      expect(named.status).toBe(200)
    }
    expect(guesses).toEqual([403, 403, 403, 403, 403, 429])
  })

  test('is taken away for a code by its own person, and with the last one the codes go', async () => {
    const [mine, other] = [await withPasskey(), await withPasskey()]
    const remove = (token: string, proof = '') => change(token, 'remove-passkey', { id: mine.device.id, proof })
    expect((await remove(mine.token, password)).status).toBe(403)
    expect((await remove(other.token, other.recoveryCodes[0])).status).toBe(403)
    expect((await remove(mine.token, mine.recoveryCodes[0])).status).toBe(200)
    expect((await answer(mine.device.authenticate({ origin, rpId, challenge: await question() }))).status).toBe(401)
    expect((await signIn(mine.username)).token).toBeTruthy()
    const { rows } = await api.services.pool.query('select hash from recovery_codes where user_id = $1', [mine.id])
    expect(rows).toEqual([])
  })

  test('goes with a new password from the command line', async () => {
    const { username, device } = await withPasskey()
    await setPassword(api.database.url, username, password)
    expect((await answer(device.authenticate({ origin, rpId, challenge: await question() }))).status).toBe(401)
  })
})
