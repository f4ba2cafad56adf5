import { textEntries } from '@cyberluach/i18n/editable-texts'
import { messagesFor } from '@cyberluach/i18n/messages'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { roles, rolesWith, type Role } from '@cyberluach/core/sign-in/roles'
import { storeEvent } from '../../testing/events.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { syncTexts } from './sync-texts.ts'
import { textsFor } from './texts-for.ts'
import { translatedTexts } from './translation-state.ts'

type Written = { en?: string | null; he?: string | null; hebrewFits?: boolean }

let api: TestApi
let listener: pg.Client
const notices: string[] = []
const people = new Map<Role, object>()

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  for (const role of roles) {
    const data = { username: `the-${role}`, password: 'open-sesame-43', role }
    const user = await api.services.payload.create({ collection: 'users', data })
    people.set(role, { ...user, collection: 'users' })
  }
  listener = new pg.Client({ connectionString: api.database.url })
  await listener.connect()
  listener.on('notification', ({ payload }) => notices.push(payload ?? ''))
  await listener.query('listen site_cache')
})
afterAll(async () => {
  await listener.end()
  await api.stop()
})
beforeEach(async () => {
  await api.services.pool.query('update texts set en = null, he = null, hebrew_of = null')
  await listener.query('select 1')
  notices.length = 0
})

async function textOf(key: string) {
  const where = { key: { equals: key } }
  const { docs } = await api.services.payload.find({ collection: 'texts', where })
  if (!docs[0]) throw new Error(`There is no text ${key}`)
  return docs[0]
}

/** Writes as somebody does in the panel. */
async function write(key: string, data: Written, role: Role = 'translator') {
  const { id } = await textOf(key)
  const as = { overrideAccess: false, user: people.get(role) as never }
  return api.services.payload.update({ collection: 'texts', id, data, ...as })
}

const overrides = async () => (await api.request('/api/texts')).json()

/** As the list's search asks. */
async function found(search: string): Promise<string[]> {
  const fields = ['key', 'en', 'he', 'builtInEnglish', 'builtInHebrew']
  const where = { and: [{ or: fields.map((field) => ({ [field]: { like: search } })) }] }
  const { docs } = await api.services.payload.find({ collection: 'texts', where, limit: 20 })
  return docs.map(({ key }) => key)
}

describe('the search', () => {
  test.each([
    ['its key', 'home.heroTitle', 'home.heroTitle'],
    ['its built-in English', messagesFor('en').home.heroTitle.toUpperCase(), 'home.heroTitle'],
    ['its built-in Hebrew', messagesFor('he').home.heroTitle, 'home.heroTitle'],
    ['what the site fills in', messagesFor('en').card.prize.replace('{amount}', '$1,250'), 'card.prize'],
  ])('finds a text by %s', async (_, search, key) => expect(await found(search)).toContain(key))

  test('finds what somebody wrote in its place, and nothing where nothing says so', async () => {
    await write('home.heroTitle', { he: 'לוח הסייבר שלנו' })
    expect(await found('הסייבר שלנו')).toEqual(['home.heroTitle'])
    expect(await found('no text says this')).toEqual([])
  })
})

describe('the rows', () => {
  test('are there for every text of the site, with the built-in texts', async () => {
    const { rows } = await api.services.pool.query(
      'select key, area, built_in_english as english, built_in_hebrew as hebrew from texts order by key',
    )
    const entries = textEntries().toSorted((one, other) => (one.key < other.key ? -1 : 1))
    expect(rows).toEqual(entries)
  })

  test('are left alone by another start, which drops no page from a cache', async () => {
    await listener.query('select 1')
    notices.length = 0
    await syncTexts(api.services.pool)
    await listener.query('select 1')
    expect(notices).toEqual([])
  })

  test('follow the texts of a new version, and keep what people changed', async () => {
    const { pool } = api.services
    await pool.query(
      `insert into texts (key, area, en) values ('old.changed', 'old', 'Ours'), ('old.unchanged', 'old', '')`,
    )
    await pool.query(`update texts set built_in_english = 'Before' where key = 'home.heroTitle'`)
    await pool.query(`delete from texts where key = 'home.heroText'`)
    await syncTexts(pool)
    const { rows } = await pool.query(`select key from texts where key like 'old.%'`)
    expect(rows).toEqual([{ key: 'old.changed' }])
    expect((await textOf('home.heroTitle')).builtInEnglish).toBe(messagesFor('en').home.heroTitle)
    expect((await textOf('home.heroText')).builtInEnglish).toBe(messagesFor('en').home.heroText)
    expect(await overrides()).toEqual({ en: {}, he: {} })
    await pool.query(`delete from texts where key = 'old.changed'`)
  })
})

describe('a changed text', () => {
  test('is told to everyone who asks, and to the edges when it is committed', async () => {
    expect(await overrides()).toEqual({ en: {}, he: {} })
    await write('home.heroTitle', { he: 'כל אירועי הסייבר' })
    expect(await overrides()).toEqual({ en: {}, he: { 'home.heroTitle': 'כל אירועי הסייבר' } })
    await vi.waitFor(() => expect(notices).toContain('{"tags" : ["texts"]}'))
  })

  test('is answered 304 to who holds it', async () => {
    const first = await api.request('/api/texts')
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await api.request('/api/texts', { headers })).status).toBe(304)
    await write('home.heroTitle', { en: 'Another' })
    expect((await api.request('/api/texts', { headers })).status).toBe(200)
  })

  test.each([null, '', '   ', '\u200b'])('is the built-in one again when it is emptied with %j', async (nothing) => {
    await write('home.heroTitle', { en: 'Another' })
    await write('home.heroTitle', { en: nothing })
    expect(await overrides()).toEqual({ en: {}, he: {} })
    expect(await textOf('home.heroTitle')).toMatchObject({
      en: null,
      currentEnglish: messagesFor('en').home.heroTitle,
    })
  })

  test('is stored without what could make it read as another', async () => {
    await write('home.heroTitle', { en: ' A\u202ebc\u0007 \n d ' })
    expect((await textOf('home.heroTitle')).en).toBe('Abc d')
  })

  test('stands in the audit log', async () => {
    await write('home.heroTitle', { en: 'Another' }, 'editor')
    const { rows } = await api.services.pool.query(
      `select username, subject from audit_entries where action = 'textChanged' order by at desc limit 1`,
    )
    expect(rows).toEqual([{ username: 'the-editor', subject: 'home.heroTitle' }])
  })

  test('is found by what it says now and by what was built in', async () => {
    const { payload } = api.services
    for (const like of ['on one calendar', messagesFor('he').home.heroTitle]) {
      const where = { or: ['builtInEnglish', 'builtInHebrew'].map((name) => ({ [name]: { like } })) }
      const { docs } = await payload.find({ collection: 'texts', where })
      expect(docs.map(({ key }) => key)).toContain('home.heroTitle')
    }
  })
})

describe('a text that the site could not show is refused', () => {
  const failure = async (key: string, data: Written) =>
    write(key, data).then(
      () => 'stored',
      (error: { status: number; data: { errors: { message: string; path: string }[] } }) => ({
        status: error.status,
        path: error.data.errors[0]?.path,
        message: error.data.errors[0]?.message,
      }),
    )

  test('where a placeholder is gone', async () => {
    expect(await failure('card.prize', { he: 'פרס' })).toEqual({
      status: 400,
      path: 'he',
      message: expect.stringContaining('{amount}'),
    })
    expect((await textOf('card.prize')).he).toBeNull()
  })

  test('where nobody fills a placeholder', async () => {
    expect(await failure('home.heroTitle', { en: 'Hello {name}' })).toMatchObject({
      status: 400,
      message: expect.stringContaining('{name}'),
    })
  })

  test('where it is too long, or of a form that the language has not', async () => {
    expect(await failure('home.submitButton', { en: 'x'.repeat(5000) })).toMatchObject({ status: 400 })
    expect(await failure('common.events.two', { en: '{n} events' })).toMatchObject({ status: 400 })
    expect(await failure('common.events.two', { he: 'שני אירועים' })).toBe('stored')
  })
})

describe('who may', () => {
  test.each(rolesWith('word'))('%s writes texts, and neither makes nor deletes them', async (role) => {
    const { payload } = api.services
    await write('home.heroTitle', { en: `By the ${role}` }, role)
    expect((await textOf('home.heroTitle')).en).toBe(`By the ${role}`)
    const as = { overrideAccess: false, user: people.get(role) as never }
    const { id } = await textOf('home.heroTitle')
    await expect(payload.delete({ collection: 'texts', id, ...as })).rejects.toMatchObject({ status: 403 })
    const data = { key: 'made.up', area: 'made' }
    await expect(payload.create({ collection: 'texts', data, ...as })).rejects.toMatchObject({ status: 403 })
  })

  test.each(rolesWith('word'))('%s changes neither a key nor what is built in', async (role) => {
    const before = await textOf('home.heroTitle')
    const data = { key: 'other', area: 'other', builtInEnglish: 'x', builtInHebrew: 'x', hebrewOf: 'x' }
    const as = { overrideAccess: false, user: people.get(role) as never }
    await api.services.payload.update({ collection: 'texts', id: before.id, data, ...as })
    const { updatedAt: _, ...same } = before
    expect(await textOf('home.heroTitle')).toMatchObject(same)
  })

  test('a stranger does nothing', async () => {
    const { id } = await textOf('home.heroTitle')
    const as = { overrideAccess: false, user: null }
    const { payload } = api.services
    await expect(payload.update({ collection: 'texts', id, data: { en: 'x' }, ...as })).rejects.toMatchObject({
      status: 403,
    })
    await expect(payload.find({ collection: 'texts', ...as })).rejects.toMatchObject({ status: 403 })
  })
})

describe('between the languages', () => {
  const stateOf = async (key: string) =>
    (await translatedTexts(api.services.pool)).find((text) => text.key === key)?.state

  test('the built-in texts belong together; the privacy policy has no Hebrew', async () => {
    const texts = await translatedTexts(api.services.pool)
    expect(new Set(texts.filter(({ area }) => area !== 'privacyPolicy').map(({ state }) => state))).toEqual(
      new Set(['current']),
    )
    expect(await stateOf('privacyPolicy.scope.text')).toBe('missing')
  })

  test('a Hebrew text is outdated when the English changes after it, until somebody looks', async () => {
    await write('home.heroTitle', { he: 'שלום' })
    expect((await textOf('home.heroTitle')).hebrewOf).toBe(messagesFor('en').home.heroTitle)
    await write('home.heroTitle', { en: 'Hello there' })
    expect(await stateOf('home.heroTitle')).toBe('outdated')
    await write('home.heroTitle', { he: 'שלום לכם' })
    expect(await stateOf('home.heroTitle')).toBe('current')
    await write('home.heroTitle', { en: 'Hello you' })
    await write('home.heroTitle', { hebrewFits: true })
    expect(await stateOf('home.heroTitle')).toBe('current')
    await write('home.heroTitle', { en: null, he: null })
    expect(await stateOf('home.heroTitle')).toBe('current')
  })

  test('the form for two follows the English form for many', async () => {
    await write('common.events.other', { en: '{n} gatherings' })
    expect(await stateOf('common.events.two')).toBe('outdated')
  })
})

describe('in what the API says', () => {
  const within = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 1000, interval: 50 })

  test('errors speak the changed texts within a second', async () => {
    const headers = { 'accept-language': 'he' }
    const sentence = async () =>
      ((await (await api.request('/api/nothing', { headers })).json()) as { error: string }).error
    await sentence()
    await write('requestErrors.notFound', { he: 'אין כאן דבר כזה.' })
    await within(async () => expect(await sentence()).toBe('אין כאן דבר כזה.'))
  })

  test('calendars do, too', async () => {
    await storeEvent(api, { title: 'Online evening', isOnline: true, locationCity: null })
    await write('common.brand', { en: 'Our calendar' })
    await within(async () =>
      expect(await (await api.request('/api/events.ics')).text()).toContain('X-WR-CALNAME:Our calendar'),
    )
  })

  test('and so do mails, which ask for the texts of their language', async () => {
    await write('home.heroTitle', { he: 'שלום' })
    await within(async () => expect((await textsFor('he')).home.heroTitle).toBe('שלום'))
    expect((await textsFor('en')).home.heroTitle).toBe(messagesFor('en').home.heroTitle)
  })

  test('a database that is away leaves the texts that were known, and those built in before that', async () => {
    const away = new pg.Pool({ connectionString: 'postgresql://nobody@127.0.0.1:1/none' })
    expect(await textsFor('en', away)).toBe(messagesFor('en'))
    await away.end()
  })
})
