import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setPassword } from '../../../../server/database/set-password.ts'
import { codeOf, wrongCodeOf } from '../../testing/app-codes.ts'
import { askPanel } from '../../testing/panel.ts'
import { bearer } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

const path = `/api/${builtLoginPath}/auth`
const password = 'another-secret-17'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate rate_limits')
})

type Body = Record<string, unknown> & {
  token: string
  challenge: string
  asks: string
  secret: string
  recoveryCodes: string[]
  code: string
}

const read = async (response: Response) => (await response.json()) as Body
const signIn = (username: string, headers = {}) => api.send('POST', path, { username, password }, headers)
const sendCode = (challenge: string, code: string, headers = {}) =>
  api.send('POST', `${path}/code`, { challenge, code }, headers)
const change = (token: string, call: string, proof: string) =>
  askPanel(api, 'POST', `/security/${call}`, { token, body: { proof } })
const isIn = async (token: string) =>
  (await api.send('POST', '/api/sys/auth/extend', undefined, bearer(token))).status === 200

let people = 0

/** Somebody new, signed in with the password alone. */
async function newcomer(role: 'admin' | 'moderator' | 'editor' | 'translator' = 'editor') {
  people += 1
  const username = `person-${people}`
  await api.services.payload.create({ collection: 'users', data: { username, password, role } })
  const { token } = await read(await signIn(username))
  return { username, token }
}

/** Somebody with a second factor. The code of `at` is used up by that; the next one is free. */
async function enrolled(role: 'admin' | 'moderator' | 'editor' | 'translator' = 'editor') {
  const { username, token } = await newcomer(role)
  const { secret } = await read(await change(token, 'begin', password))
  const at = Date.now()
  const { recoveryCodes } = await read(await change(token, 'confirm', codeOf(secret, 0, at)))
  return { username, token, secret, recoveryCodes, at }
}

const challengeOf = async (username: string) => (await read(await signIn(username))).challenge

async function deedsOf(username: string): Promise<string[]> {
  const { rows } = await api.services.pool.query<{ action: string }>(
    'select action from audit_entries where username = $1 order by at, id',
    [username],
  )
  return rows.map(({ action }) => action)
}

describe('setting up an app', () => {
  test('counts from its first right code on, and gives ten recovery codes once', async () => {
    const { username, token } = await newcomer()
    const { secret, uri, qr } = await read(await change(token, 'begin', password))
    expect(uri).toContain(`otpauth://totp/CyberLuach:${username}?issuer=CyberLuach&secret=${secret}`)
    expect(qr).toMatchObject({ size: expect.any(Number), path: expect.stringMatching(/^M\d+ \d+h1v1h-1z/) })
    expect((await read(await signIn(username))).token).toBeTruthy()
    expect((await change(token, 'confirm', wrongCodeOf(secret))).status).toBe(403)
    expect((await read(await signIn(username))).token).toBeTruthy()
    const { recoveryCodes } = await read(await change(token, 'confirm', codeOf(secret)))
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await read(await signIn(username))).token).toBeUndefined()
  })

  test('wants the password, and a session', async () => {
    const { token } = await newcomer()
    expect((await change(token, 'begin', 'wrong')).status).toBe(403)
    expect((await change('', 'begin', password)).status).toBe(401)
    expect((await change(token, 'begin', '')).status).toBe(422)
  })

  test('takes the first code as apps show it, in two halves', async () => {
    const { token } = await newcomer()
    const { secret } = await read(await change(token, 'begin', password))
    const halves = codeOf(secret).replace(/^.../, '$& ')
    expect((await change(token, 'confirm', halves)).status).toBe(200)
  })

  test('ends every other session of the person, and not this one', async () => {
    const { username, token } = await newcomer()
    const { token: elsewhere } = await read(await signIn(username))
    const { secret } = await read(await change(token, 'begin', password))
    await change(token, 'confirm', codeOf(secret))
    expect([await isIn(elsewhere), await isIn(token)]).toEqual([false, true])
  })

  test('does not replace an app that counts', async () => {
    const { token, secret } = await enrolled()
    expect((await change(token, 'begin', password)).status).toBe(403)
    expect((await change(token, 'begin', codeOf(secret, 1))).status).toBe(409)
  })

  test('leaves nothing readable in the database', async () => {
    const { secret, recoveryCodes } = await enrolled()
    const { rows } = await api.services.pool.query(
      `select secret as text from authenticator_apps union all select hash from recovery_codes`,
    )
    const kept = JSON.stringify(rows)
    for (const said of [secret, ...recoveryCodes]) expect(kept).not.toContain(said)
    for (const code of recoveryCodes) expect(kept).not.toContain(code.replace('-', ''))
  })
})

describe('a sign-in with a second factor', () => {
  test('gives neither token nor cookie nor session for the password alone', async () => {
    const { username } = await enrolled('admin')
    const count = async () => (await api.services.pool.query('select from users_sessions')).rowCount
    const before = await count()
    const response = await signIn(username)
    expect(response.headers.getSetCookie()).toEqual([])
    const body = await read(response)
    expect(Object.keys(body).toSorted()).toEqual(['asks', 'challenge', 'expiresAt'])
    expect(body.asks).toBe('code')
    expect(await count()).toBe(before)
    expect(await isIn(body.challenge)).toBe(false)
  })

  test('is through with the code of the app: a token, and both cookies', async () => {
    const { username, secret } = await enrolled('admin')
    const response = await sendCode(await challengeOf(username), codeOf(secret, 1))
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
      'payload-token',
      'known-device',
    ])
    const { token, admin, recoveryCodes } = await read(response)
    expect({ admin, recoveryCodes }).toEqual({ admin: { username, role: 'admin' }, recoveryCodes: null })
    expect(await isIn(token)).toBe(true)
    const headers = new Headers({ cookie: `payload-token=${token}` })
    expect((await api.services.payload.auth({ headers })).user).toMatchObject({ username })
  })

  test('rejects a wrong code, another person’s code, and none', async () => {
    const [mine, other] = [await enrolled(), await enrolled()]
    const challenge = await challengeOf(mine.username)
    for (const code of [wrongCodeOf(mine.secret), codeOf(other.secret, 1), other.recoveryCodes[0] ?? '']) {
      const response = await sendCode(challenge, code)
      expect([response.status, (await read(response)).code]).toEqual([401, 'wrongCode'])
    }
    expect((await sendCode(challenge, '')).status).toBe(422)
    expect((await sendCode(challenge, codeOf(mine.secret, 1))).status).toBe(200)
  })

  test('rejects a code that was used, also under another challenge, and one from before it', async () => {
    const { username, secret, at } = await enrolled()
    const [first, second] = [await challengeOf(username), await challengeOf(username)]
    const [used, next] = [codeOf(secret, 0, at), codeOf(secret, 1, at)]
    expect((await sendCode(first, used)).status).toBe(401)
    expect((await sendCode(first, next)).status).toBe(200)
    expect((await sendCode(second, next)).status).toBe(401)
    expect((await sendCode(second, used)).status).toBe(401)
  })

  test('opens one session for a challenge, of two with the same code at the same moment one', async () => {
    const { username, secret, recoveryCodes } = await enrolled()
    const challenge = await challengeOf(username)
    expect((await sendCode(challenge, codeOf(secret, 1))).status).toBe(200)
    const again = await sendCode(challenge, recoveryCodes[0] ?? '')
    expect([again.status, (await read(again)).code]).toEqual([410, 'challengeOver'])
  })

  test('lets one in of two who use the same recovery code at the same moment', async () => {
    const { username, recoveryCodes } = await enrolled()
    const challenges = await Promise.all([challengeOf(username), challengeOf(username), challengeOf(username)])
    const [code = ''] = recoveryCodes
    const answers = await Promise.all(challenges.map((challenge) => sendCode(challenge, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
  })

  test('takes a recovery code in capitals and without its hyphen, once, and says so in the log', async () => {
    const { username, recoveryCodes } = await enrolled()
    const typed = ` ${(recoveryCodes[3] ?? '').replace('-', ' ').toUpperCase()} `
    expect((await sendCode(await challengeOf(username), typed)).status).toBe(200)
    expect((await sendCode(await challengeOf(username), typed)).status).toBe(401)
    const deeds = await deedsOf(username)
    expect(deeds.toSorted()).toEqual(['factorAdded', 'recoveryCodeUsed', 'signIn', 'signIn', 'signInFailed'])
  })

  test('rejects a made-up challenge, one that is too old, and one of before a new password', async () => {
    const { username, secret } = await enrolled()
    expect((await sendCode('A'.repeat(43), codeOf(secret, 1))).status).toBe(410)
    const old = await challengeOf(username)
    await api.services.pool.query(`update sign_in_challenges set expires_at = now() - interval '1 second'`)
    expect((await sendCode(old, codeOf(secret, 1))).status).toBe(410)
    const before = await challengeOf(username)
    await api.services.payload.update({
      collection: 'users',
      where: { username: { equals: username } },
      data: { password: 'yet-another-secret-18' },
    })
    expect((await sendCode(before, codeOf(secret, 1))).status).toBe(410)
  })

  test('from another site is refused', async () => {
    const { username, secret } = await enrolled()
    const headers = { origin: 'https://elsewhere.example', 'x-forwarded-host': 'calendar.example' }
    const response = await sendCode(await challengeOf(username), codeOf(secret, 1), headers)
    expect(response.status).toBe(403)
  })

  test('leaves none of Payload’s own sign-ins open', async () => {
    const { username, secret } = await enrolled('admin')
    const body = { username, password, code: codeOf(secret, 1) }
    for (const way of ['login', 'first-register', 'forgot-password', 'reset-password', 'unlock', 'verify/x']) {
      const response = await askPanel(api, 'POST', `/users/${way}`, { body })
      expect(response.status, way).toBe(404)
      expect(response.headers.getSetCookie(), way).toEqual([])
    }
    expect((await askPanel(api, 'POST', '/users/refresh-token', { body })).status).toBeGreaterThan(399)
    expect((await askPanel(api, 'POST', '/graphql', { body })).status).toBe(404)
  })
})

describe('guesses of codes', () => {
  test('are five in a quarter of an hour for an account, from wherever and under however many challenges', async () => {
    const { username, secret } = await enrolled()
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) {
      const from = { 'x-forwarded-for': `198.51.100.${count}` }
      const challenge = await challengeOf(username)
      statuses.push((await sendCode(challenge, wrongCodeOf(secret), from)).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    const right = await sendCode(await challengeOf(username), codeOf(secret, 1))
    expect(right.status).toBe(429)
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(800)
    expect((await deedsOf(username)).filter((deed) => deed === 'signInFailed')).toHaveLength(7)
  })

  test('sent at the same moment count, each', async () => {
    const { username, secret } = await enrolled()
    const challenge = await challengeOf(username)
    const guesses = Array.from({ length: 20 }, () => sendCode(challenge, wrongCodeOf(secret)))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  })

  test('of a thief do not shut out the browser that its owner signed in with', async () => {
    const { username, secret, recoveryCodes } = await enrolled()
    const opened = await sendCode(await challengeOf(username), recoveryCodes[0] ?? '')
    const cookie = opened.headers.getSetCookie()[1]?.split(';')[0] ?? ''
    for (let count = 0; count < 6; count += 1) await sendCode(await challengeOf(username), wrongCodeOf(secret))
    const challenge = await challengeOf(username)
    expect((await sendCode(challenge, codeOf(secret, 1))).status).toBe(429)
    expect((await sendCode(challenge, codeOf(secret, 1), { cookie })).status).toBe(200)
  })

  test('of another account’s browser count for the account that is guessed', async () => {
    const [mine, other] = [await enrolled(), await enrolled()]
    const opened = await sendCode(await challengeOf(other.username), codeOf(other.secret, 1))
    const cookie = opened.headers.getSetCookie()[1]?.split(';')[0] ?? ''
    for (let count = 0; count < 5; count += 1)
      await sendCode(await challengeOf(mine.username), wrongCodeOf(mine.secret), { cookie })
    expect((await sendCode(await challengeOf(mine.username), codeOf(mine.secret, 1))).status).toBe(429)
  })

  test('are forgotten with the right one', async () => {
    const { username, secret, recoveryCodes } = await enrolled()
    for (const code of recoveryCodes.slice(0, 8)) {
      await sendCode(await challengeOf(username), wrongCodeOf(secret))
      expect((await sendCode(await challengeOf(username), code)).status).toBe(200)
    }
  })
})

describe('changing it', () => {
  test('takes it away for a code or a recovery code, and for nothing else: not for the password', async () => {
    const used = new Set<string>()
    const proofs: ((person: Awaited<ReturnType<typeof enrolled>>) => string)[] = [
      ({ secret }) => codeOf(secret, 1),
      ({ recoveryCodes }) => recoveryCodes[9] ?? '',
    ]
    for (const proof of proofs) {
      const person = await enrolled()
      expect((await change(person.token, 'remove', wrongCodeOf(person.secret))).status).toBe(403)
      expect((await change(person.token, 'remove', password)).status).toBe(403)
      expect((await change(person.token, 'remove', proof(person))).status).toBe(200)
      expect((await read(await signIn(person.username))).token).toBeTruthy()
      const deeds = await deedsOf(person.username)
      expect(deeds).toEqual(expect.arrayContaining(['factorAdded', 'factorRemoved']))
      for (const deed of deeds) used.add(deed)
    }
    expect(used).toContain('recoveryCodeUsed')
  })

  test('makes new recovery codes, and those before are no good any more', async () => {
    const { username, token, recoveryCodes } = await enrolled()
    const fresh = await read(await change(token, 'recovery-codes', recoveryCodes[1] ?? ''))
    expect((await sendCode(await challengeOf(username), recoveryCodes[0] ?? '')).status).toBe(401)
    expect((await sendCode(await challengeOf(username), fresh.recoveryCodes[0] ?? '')).status).toBe(200)
    expect(await deedsOf(username)).toContain('recoveryCodesMade')
  })

  test('is guessed at five times', async () => {
    const { token, secret } = await enrolled()
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) statuses.push((await change(token, 'remove', 'a guess')).status)
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429])
    expect((await change(token, 'remove', codeOf(secret, 1))).status).toBe(429)
  })

  test('fails for an account without one', async () => {
    const { token } = await newcomer()
    expect((await change(token, 'remove', password)).status).toBe(403)
    expect((await change(token, 'recovery-codes', password)).status).toBe(403)
    expect((await change(token, 'confirm', '000000')).status).toBe(403)
  })

  test('happens from the command line with a new password, and stands in the log', async () => {
    const { username, token, secret } = await enrolled()
    const challenge = await challengeOf(username)
    expect(await setPassword(api.database.url, username, password)).toEqual({ ok: true })
    expect(await isIn(token)).toBe(false)
    expect((await sendCode(challenge, codeOf(secret, 1))).status).toBe(410)
    expect((await read(await signIn(username))).token).toBeTruthy()
    const { rows } = await api.services.pool.query(`select details from audit_entries where action = 'factorsReset'`)
    expect(rows).toEqual([{ details: username }])
  })

  test('goes with the account', async () => {
    const { username } = await enrolled()
    await challengeOf(username)
    await api.services.payload.delete({ collection: 'users', where: { username: { equals: username } } })
    const { rows } = await api.services.pool.query(
      `select 1 from authenticator_apps a left join users u on u.id = a.user_id where u.id is null`,
    )
    expect(rows).toEqual([])
  })
})

test('an app that was sealed with another secret opens nothing, and its recovery codes neither', async () => {
  const [mine, other] = [await enrolled(), await enrolled()]
  await api.services.pool.query(
    `update authenticator_apps set secret = (select a.secret from authenticator_apps a join users u on u.id = a.user_id
       where u.username = $1), last_step = null
     where user_id = (select id from users where username = $2)`,
    [other.username, mine.username],
  )
  const challenge = await challengeOf(mine.username)
  expect((await sendCode(challenge, codeOf(other.secret))).status).toBe(401)
  expect((await sendCode(challenge, codeOf(mine.secret, 1))).status).toBe(401)
})
