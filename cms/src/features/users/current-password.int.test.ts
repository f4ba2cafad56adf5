import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { databasePool } from '../../platform/database/pool.ts'
import { errorIn, sendToPanel } from '../../testing/send-to-panel.ts'
import { bearer, passwordOfStaff as old, signedIn } from '../../testing/staff.ts'
import { adminOfTests, startApi, type TestApi } from '../../testing/start-api.ts'

const path = `/api/${builtLoginPath}/auth`
const fresh = 'six quiet lamps'

let api: TestApi
let admin: string

beforeAll(async () => {
  api = await startApi()
  admin = await api.token()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate rate_limits')
})

let people = 0

async function newcomer(role: 'admin' | 'moderator' | 'editor' | 'translator' = 'editor') {
  people += 1
  const username = `person-${people}`
  const token = await signedIn(api, role, username)
  const { rows } = await api.services.pool.query('select id from users where username = $1', [username])
  return { username, token, id: String(rows[0].id) }
}

type Sender = { token: string; language?: 'en' | 'he' }

const patch = (id: string, data: object, sender: Sender) => sendToPanel(api, 'PATCH', `/users/${id}`, data, sender)
const signIn = (username: string, password: string, headers = {}) =>
  api.send('POST', path, { username, password }, headers)
const isIn = async (token: string) =>
  (await api.send('POST', '/api/sys/auth/extend', undefined, bearer(token))).status === 200
const tokenOf = async (response: Response) => ((await response.json()) as { token: string }).token

/** Keeps everybody from writing the row of an account, so that a test decides who comes first. */
async function holdRow(id: string) {
  const client = await api.services.pool.connect()
  let isHeld = true
  async function letGo(): Promise<void> {
    if (!isHeld) return
    isHeld = false
    await client.query('rollback')
    client.release()
  }
  onTestFinished(letGo)
  await client.query('begin')
  await client.query('select from users where id = $1 for no key update', [id])
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  const waitedForBy = (count: number) =>
    vi.waitUntil(async () => (await api.services.pool.query(waiting)).rowCount === count, { timeout: 5000 })
  return { waitedForBy, letGo }
}

async function deeds(action: string, subject: string): Promise<unknown[]> {
  const { rows } = await api.services.pool.query(
    'select username, details from audit_entries where action = $1 and subject = $2 order by at, id',
    [action, subject],
  )
  return rows
}

describe('one’s own password', () => {
  test.each(['admin', 'editor', 'translator'] as const)(
    'is changed with the current one alone: by the %s',
    async (role) => {
      const { id, username, token } = await newcomer(role)
      for (const currentPassword of [undefined, '', 'wrong', fresh, ['x'], adminOfTests.password]) {
        const answer = await patch(id, { password: fresh, currentPassword }, { token })
        expect([400, 403]).toContain(answer.status)
        expect(answer.body.errors?.[0]?.data?.errors).toMatchObject([{ path: 'currentPassword' }])
      }
      expect((await signIn(username, old)).status).toBe(200)
      expect((await patch(id, { password: fresh, currentPassword: old }, { token })).status).toBe(200)
      expect((await signIn(username, fresh)).status).toBe(200)
      expect((await signIn(username, old)).status).toBe(401)
      expect(await deeds('passwordChanged', id)).toEqual([{ username, details: username }])
    },
  )

  test('is changed by more people at the same moment than there are connections', async () => {
    const people: Awaited<ReturnType<typeof newcomer>>[] = []
    for (let count = 0; count <= databasePool().options.max; count += 1) {
      await api.services.pool.query('truncate rate_limits')
      people.push(await newcomer())
    }
    const data = { password: fresh, currentPassword: old }
    const answers = await Promise.all(people.map(({ id, token }) => patch(id, data, { token })))
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
  })

  test('ends every other session, and leaves the one that changed it', async () => {
    const { id, username, token } = await newcomer()
    const other = await tokenOf(await signIn(username, old))
    expect((await patch(id, { password: fresh, currentPassword: old }, { token })).status).toBe(200)
    expect([await isIn(other), await isIn(token)]).toEqual([false, true])
    const { rowCount } = await api.services.pool.query('select from session_activity where user_id = $1', [id])
    expect(rowCount).toBe(1)
  })

  test('is guessed at five times in a quarter of an hour, each guess in the log', async () => {
    const { id, username, token } = await newcomer()
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1)
      statuses.push((await patch(id, { password: fresh, currentPassword: 'a guess' }, { token })).status)
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429])
    expect((await patch(id, { password: fresh, currentPassword: old }, { token })).status).toBe(429)
    expect(await deeds('proofFailed', id)).toHaveLength(5)
    expect((await signIn(username, old)).status).toBe(200)
  })

  test('is guessed at five times also by eight calls at the same moment', async () => {
    const { id, token } = await newcomer()
    const guesses = Array.from({ length: 8 }, () =>
      patch(id, { password: fresh, currentPassword: 'a guess' }, { token }),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([403, 403, 403, 403, 403, 429, 429, 429])
  })

  test('of two changes at the same moment with the same current one, one counts', async () => {
    const { id, username, token } = await newcomer()
    const wanted = ['three brass kettles', 'four paper boats']
    const answers = await Promise.all(
      wanted.map((password) => patch(id, { password, currentPassword: old }, { token })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
    const won = answers.findIndex(({ status }) => status === 200)
    expect((await signIn(username, wanted[won] ?? '')).status).toBe(200)
    expect((await signIn(username, wanted[1 - won] ?? '')).status).toBe(401)
  })

  describe('and sign-ins with the former one at the same moment', () => {
    test('one that comes while it is being changed finds the new one', async () => {
      const { id, username, token } = await newcomer()
      const row = await holdRow(id)
      const change = patch(id, { password: fresh, currentPassword: old }, { token })
      await row.waitedForBy(1)
      const late = signIn(username, old)
      await row.waitedForBy(2)
      await row.letGo()
      expect([(await change).status, (await late).status]).toEqual([200, 401])
      expect([await isIn(token), (await signIn(username, fresh)).status]).toEqual([true, 200])
    })

    test('one that comes just before is through, and ended with the others', async () => {
      const { id, username, token } = await newcomer()
      const row = await holdRow(id)
      const early = signIn(username, old)
      await row.waitedForBy(1)
      const change = patch(id, { password: fresh, currentPassword: old }, { token })
      await row.waitedForBy(2)
      await row.letGo()
      expect([(await early).status, (await change).status]).toEqual([200, 200])
      expect([await isIn(await tokenOf(await early)), await isIn(token)]).toEqual([false, true])
    })
  })

  test('is set by no other field of the account', async () => {
    const { id, username, token } = await newcomer()
    const { rows } = await api.services.pool.query(`select hash, salt from users where username = 'admin'`)
    const attack = { ...rows[0], sessions: [], resetPasswordToken: 'x', loginAttempts: 0, lockUntil: null }
    await patch(id, attack, { token })
    await sendToPanel(api, 'PATCH', `/users?where[username][equals]=${username}`, attack, { token })
    expect((await signIn(username, old)).status).toBe(200)
    expect((await signIn(username, adminOfTests.password)).status).toBe(401)
  })

  test('is not changed by a call about many accounts, or by another way to write', async () => {
    const { id, username, token } = await newcomer()
    const many = `/users?where[username][equals]=${username}`
    const answer = await sendToPanel(api, 'PATCH', many, { password: fresh }, { token })
    expect((answer.body as { docs?: unknown[] }).docs ?? []).toEqual([])
    for (const password of [['x'], { a: 1 }, 12345678901234, true]) await patch(id, { password }, { token })
    await sendToPanel(api, 'POST', `/users/${id}`, { password: fresh }, { token })
    await sendToPanel(api, 'PATCH', `/users/${id}?draft=true&autosave=true`, { password: fresh }, { token })
    expect((await signIn(username, old)).status).toBe(200)
  })

  test('is requested in the panel’s language, and other changes need none', async () => {
    const { id, token } = await newcomer()
    expect(errorIn(await patch(id, { password: fresh }, { token, language: 'he' }))).toMatch(
      /^הקלידו את הסיסמה הנוכחית/,
    )
    expect((await patch(id, { noticesLocale: 'en' }, { token })).status).toBe(200)
  })

  test('stands nowhere afterwards', async () => {
    const { id, token } = await newcomer()
    const answer = await patch(id, { password: fresh, currentPassword: old }, { token })
    expect(JSON.stringify(answer.body)).not.toContain(old)
    const { rows } = await api.services.pool.query('select u::text as row from users u where id = $1', [id])
    expect(rows[0].row).not.toContain(old)
  })
})

describe('what decides who gets in', () => {
  const own = { currentPassword: adminOfTests.password }
  const changes = [
    { password: fresh },
    { role: 'admin' },
    { username: 'somebody-else' },
    { email: 'thief@example.com' },
  ]

  test.each(changes)('%j of somebody else wants the admin’s own password', async (change) => {
    const { id } = await newcomer()
    for (const currentPassword of [undefined, 'wrong', old])
      expect([400, 403]).toContain((await patch(id, { ...change, currentPassword }, { token: admin })).status)
    expect((await patch(id, { ...change, ...own }, { token: admin })).status).toBe(200)
  })

  test('a new account does, also a copy of one', async () => {
    const person = { username: 'newest', password: fresh, role: 'editor' }
    const add = (data: object) => sendToPanel(api, 'POST', '/users', data, { token: admin })
    expect((await add(person)).status).toBe(400)
    expect((await add({ ...person, currentPassword: fresh })).status).toBe(403)
    expect((await add({ ...person, ...own })).status).toBe(201)
    const { id } = await newcomer('admin')
    const copy = await sendToPanel(api, 'POST', `/users/${id}/duplicate`, { username: 'copy' }, { token: admin })
    expect(copy.status).toBeGreaterThan(399)
  })

  test('another password ends every session of its person, and not the admin’s', async () => {
    const { id, token } = await newcomer()
    expect((await patch(id, { password: fresh, ...own }, { token: admin })).status).toBe(200)
    expect([await isIn(token), await isIn(admin)]).toEqual([false, true])
    expect(await deeds('passwordChanged', id)).toMatchObject([{ username: 'admin' }])
  })

  test('two admins who change each other at the same moment do not wait for each other for ever', async () => {
    const [one, other] = [await newcomer('admin'), await newcomer('admin')]
    const answers = await Promise.all([
      patch(other.id, { password: fresh, currentPassword: old }, { token: one.token }),
      patch(one.id, { password: fresh, currentPassword: old }, { token: other.token }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
  })

  test('a name that somebody has is said to be taken, in either language', async () => {
    const { username } = await newcomer()
    const person = { username: username.toUpperCase(), password: fresh, role: 'editor', ...own }
    const add = (language: 'en' | 'he') => sendToPanel(api, 'POST', '/users', person, { token: admin, language })
    const { id } = await newcomer()
    const rename = (language: 'en' | 'he') => patch(id, { username, ...own }, { token: admin, language })
    for (const ask of [add, rename]) {
      expect(errorIn(await ask('en'))).toBe('Somebody has this username already. Choose another one.')
      expect(errorIn(await ask('he'))).toBe('שם המשתמש הזה כבר תפוס. בחרו שם אחר.')
    }
  })
})

describe('the removal of an account', () => {
  const own = { currentPassword: adminOfTests.password }
  const remove = (which: string, data: object | null, sender: Sender = { token: admin }) =>
    sendToPanel(api, 'DELETE', `/users${which}`, data, sender)
  const isThere = async (id: string) =>
    (await api.services.pool.query('select from users where id = $1', [id])).rowCount === 1

  test('wants the admin’s own password, for one and for many, also of another admin', async () => {
    const [editor, other] = [await newcomer(), await newcomer('admin')]
    const those = `?where[id][in]=${editor.id},${other.id}`
    for (const which of [`/${other.id}`, those]) {
      expect((await remove(which, null)).status).toBe(400)
      for (const currentPassword of ['wrong', old, ['x'], { length: 1 }])
        expect([400, 403]).toContain((await remove(which, { currentPassword })).status)
      await api.services.pool.query('truncate rate_limits')
    }
    expect(errorIn(await remove(those, null, { token: admin, language: 'he' }))).toMatch(/^הקלידו את הסיסמה הנוכחית/)
    expect([await isThere(editor.id), await isThere(other.id)]).toEqual([true, true])
    expect((await remove(`/${other.id}`, own)).status).toBe(200)
    expect((await remove(those, own)).status).toBe(200)
    expect([await isThere(editor.id), await isThere(other.id)]).toEqual([false, false])
    expect(await isIn(other.token)).toBe(false)
  })

  test('is guessed at five times in a quarter of an hour, however many one call is about', async () => {
    const { id, token } = await newcomer('admin')
    const some = [await newcomer(), await newcomer(), await newcomer()]
    const those = `?where[id][in]=${some.map((person) => person.id).join(',')}`
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1)
      statuses.push((await remove(those, { currentPassword: 'a guess' }, { token })).status)
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429])
    expect(await deeds('proofFailed', id)).toHaveLength(5)
    for (const person of some) expect(await isThere(person.id)).toBe(true)
  })

  test('is denied to an editor who knows theirs, and counts no try of theirs', async () => {
    const { token } = await newcomer()
    const { id } = await newcomer()
    for (let count = 0; count < 7; count += 1)
      expect((await remove(`/${id}`, { currentPassword: old }, { token })).status).toBe(403)
    expect(await isThere(id)).toBe(true)
  })

  test('of two admins who remove each other at the same moment one stays', async () => {
    const [one, other] = [await newcomer('admin'), await newcomer('admin')]
    const answers = await Promise.all([
      remove(`/${other.id}`, { currentPassword: old }, { token: one.token }),
      remove(`/${one.id}`, { currentPassword: old }, { token: other.token }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
  })
})
