import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeEvent } from '../../testing/events.ts'
import { sendToPanel } from '../../testing/send-to-panel.ts'
import { bearer, signedIn } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { submit } from '../../testing/submissions.ts'
import { countPending, listPending } from './pending.ts'
import type { Kind } from './kinds.ts'
import { readScreen } from './read-screen.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  token = await signedIn(api, 'translator')
})
afterAll(() => api.stop())

const now = new Date('2026-11-20T10:00:00Z')
const screen = (kind: Kind, asked: object = {}) => readScreen(api.services.pool, { kind, ...asked }, now)

/** What waits, in few words. */
async function waiting(kind: Kind): Promise<string[]> {
  const { shown } = await screen(kind)
  return shown.map(({ field, heading, state }) => `${heading} ${field}: ${state}`)
}

const confirm = (body: object, as = token) => sendToPanel(api, 'POST', '/translations/confirm', body, { token: as })

async function confirmFirst(kind: Kind, more: object = {}) {
  const { shown } = await screen(kind)
  const { id, field, hash } = shown[0] ?? {}
  return (await confirm({ subject: kind, id, field, hash, ...more })).status
}

describe('questions', () => {
  const update = async (id: string, data: object, locale: 'en' | 'he') =>
    api.services.payload.update({ collection: 'faq-groups', id, data, locale })

  test('are all translated in a new database', async () => {
    expect(await waiting('faq-groups')).toEqual([])
  })

  test('wait when their English changes, until their Hebrew does', async () => {
    const { docs } = await api.services.payload.find({ collection: 'faq-groups', sort: '_order' })
    const { id, entries = [] } = docs[0] ?? { id: '' }
    const [first, ...others] = entries ?? []
    await update(id, { entries: [{ ...first, answer: 'Another answer.' }, ...others] }, 'en')
    expect(await waiting('faq-groups')).toEqual([`General entries.${first?.id}.answer: changed`])

    const hebrew = await api.services.payload.findByID({ collection: 'faq-groups', id, locale: 'he' })
    const [his, ...rest] = hebrew.entries ?? []
    await update(id, { entries: [{ ...his, question: 'שאלה אחרת' }, ...rest] }, 'he')
    expect(await waiting('faq-groups')).toHaveLength(1)
    await update(id, { entries: [{ ...his, answer: 'תשובה אחרת' }, ...rest] }, 'he')
    expect(await waiting('faq-groups')).toEqual([])
  })

  test('wait while they have no Hebrew, and are forgotten with their group', async () => {
    const entries = [{ question: 'New?', answer: 'Yes.' }]
    const { id } = await api.services.payload.create({
      collection: 'faq-groups',
      data: { title: 'Added', entries },
    })
    expect(await waiting('faq-groups')).toHaveLength(3)
    await update(id, { title: 'נוסף' }, 'he')
    expect(await waiting('faq-groups')).toHaveLength(2)
    await api.services.payload.delete({ collection: 'faq-groups', id })
    expect(await waiting('faq-groups')).toEqual([])
    const { rowCount } = await api.services.pool.query('select from translation_marks where subject_id = $1', [id])
    expect(rowCount).toBe(0)
  })
})

describe('posts', () => {
  const content = (text: string) => ({
    root: {
      type: 'root',
      version: 1,
      format: '' as const,
      indent: 0,
      direction: null,
      children: [
        {
          type: 'paragraph',
          version: 1,
          children: [{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }],
        },
      ],
    },
  })

  test('wait by what was written last, published or not', async () => {
    const { payload } = api.services
    const data = {
      title: 'A post',
      content: content('Some words'),
      slug: 'a-post',
      _status: 'published' as const,
    }
    const { id } = await payload.create({ collection: 'posts', data })
    expect(await waiting('posts')).toEqual(['A post title: missing', 'A post content: missing'])
    const hebrew = { title: 'פוסט', content: content('כמה מילים') }
    await payload.update({ collection: 'posts', id, data: hebrew, locale: 'he', draft: true })
    expect(await waiting('posts')).toEqual([])
    await payload.update({ collection: 'posts', id, data: { content: content('Other words') }, draft: true })
    expect(await waiting('posts')).toEqual(['A post content: changed'])
    const { shown } = await screen('posts')
    expect(shown[0]).toMatchObject({ english: 'Other words', hebrew: 'כמה מילים', element: 'field-content' })
    await payload.update({ collection: 'posts', id, data: { content: content('Some words') }, draft: true })
    expect(await waiting('posts')).toEqual([])
  })
})

describe('events', () => {
  test('leave no note behind when they go with their submission, or as samples', async () => {
    const { payload, pool } = api.services
    const admin = bearer(await api.token())
    const submission = await submit(api, { titleHe: 'ליל הדגלים' })
    await api.send('POST', `/api/sys/mgmt/submissions/${submission}/approve`, {}, admin)
    const { rows } = await pool.query<{ id: string }>('select id from events where submission_id = $1', [submission])
    const sample = await storeEvent(api, { title: 'A sample', isSample: true })
    const ids = [rows[0]?.id ?? '', sample]
    for (const id of ids) {
      await payload.update({ collection: 'events', id, data: { title: 'כותרת אחרת' }, locale: 'he' })
    }
    const notes = async () =>
      (await pool.query('select from translation_marks where subject_id = any($1)', [ids])).rowCount
    expect(await notes()).toBe(2)
    await api.send('DELETE', `/api/sys/mgmt/submissions/${submission}`, undefined, admin)
    expect(await notes()).toBe(1)
    await api.send('DELETE', '/api/sys/mgmt/sample-events', undefined, admin)
    expect(await notes()).toBe(0)
  })

  test('wait while they are not over, the nearest first', async () => {
    await storeEvent(api, { title: 'Later', startDay: '2026-12-24' })
    await storeEvent(api, { title: 'Over', startDay: '2026-11-19' })
    await storeEvent(api, { title: 'Today', startDay: '2026-11-20', description: 'Talks.' })
    await storeEvent(api, { title: 'In Hebrew', titleHe: 'בעברית', startDay: '2026-11-21' })
    expect(await waiting('events')).toEqual([
      'Today title: missing',
      'Today description: missing',
      'Later title: missing',
    ])
  })

  test('that came with Hebrew wait once their English changes', async () => {
    const id = await storeEvent(api, { title: 'Both', titleHe: 'שניהם', startDay: '2026-11-22' })
    await api.services.payload.update({ collection: 'events', id, data: { title: 'Both of them' } })
    expect(await waiting('events')).toContain('Both of them title: changed')
  })

  test('are looked through page by page, however many there are', async () => {
    // What is searched of them takes longer to write than they do.
    const { pool } = api.services
    const searched = (set: 'enable' | 'disable') =>
      pool.query(`alter table events ${set} trigger event_searched, ${set} trigger event_begun,
          ${set} trigger keyed_after_insert;
        alter table events_locales ${set} trigger event_searched, ${set} trigger keyed_after_insert`)
    await searched('disable')
    await pool.query(`
      with made as (
        insert into events (event_type, all_day, start_day, end_day, is_online)
        select 'ctf', true, '2027-01-01', '2027-01-01', true from generate_series(1, 5000) returning id
      )
      insert into events_locales (_parent_id, _locale, title, description)
      select id, 'en', 'Event ' || id, repeat('Words. ', 60) from made
    `)
    const { counts, shown, pages } = await screen('events', { page: '3' })
    expect(counts.events.missing).toBeGreaterThan(10_000)
    expect([shown.length, pages > 200]).toEqual([50, true])
    await pool.query(`delete from events where start_day = '2027-01-01'`)
    await searched('enable')
  })
})

describe('texts of the site', () => {
  const row = async (key: string) => {
    const { docs } = await api.services.payload.find({ collection: 'texts', where: { key: { equals: key } } })
    return String(docs[0]?.id)
  }

  test('wait when their English was changed and their Hebrew was not', async () => {
    const id = await row('faq.title')
    await api.services.payload.update({ collection: 'texts', id, data: { en: 'Questions and answers' } })
    expect(await waitingChanged()).toEqual(['faq.title'])
    await api.services.payload.update({ collection: 'texts', id, data: { he: 'שאלות ותשובות' } })
    expect(await waitingChanged()).toEqual([])
  })

  test('may be said to be right as they are, and to need no Hebrew', async () => {
    const id = await row('faq.intro')
    await api.services.payload.update({ collection: 'texts', id, data: { en: 'Short answers.' } })
    const { shown } = await screen('texts', { state: 'changed' })
    const { field, hash } = shown[0] ?? {}
    expect((await confirm({ subject: 'texts', id, field, hash })).status).toBe(200)
    expect(await waitingChanged()).toEqual([])
    const missing = (await screen('texts', { state: 'missing' })).counts.texts.missing
    if (missing > 0) {
      expect(await confirmFirst('texts')).toBe(200)
      expect((await screen('texts')).counts.texts.missing).toBe(missing - 1)
    }
  })

  async function waitingChanged() {
    return (await screen('texts', { state: 'changed' })).shown.map(({ field }) => field)
  }
})

describe('a translation is confirmed', () => {
  test('by whoever may open the panel: it waits no longer, until the English changes again', async () => {
    const id = await storeEvent(api, { title: 'A name', startDay: '2026-11-20' })
    const { shown } = await screen('events')
    const mine = shown.find((text) => text.id === id)
    const body = { subject: 'events', id, field: 'title', hash: mine?.hash }
    expect((await confirm(body, '')).status).toBe(403)
    expect((await confirm(body)).status).toBe(200)
    expect(await waiting('events')).not.toContain('A name title: missing')
    await api.services.payload.update({ collection: 'events', id, data: { title: 'Another name' } })
    expect(await waiting('events')).toContain('Another name title: missing')
    expect((await confirm(body)).status).toBe(409)
  })

  test.each([
    {},
    { subject: 'users', id: '00000000-0000-4000-8000-000000000000', field: 'title', hash: 'a'.repeat(64) },
    { subject: 'events', id: 'x', field: 'title', hash: 'a'.repeat(64) },
    { subject: 'events', id: '00000000-0000-4000-8000-000000000000', field: 'title', hash: 'x' },
    [],
  ])('only if it is one: %j', async (body) => {
    expect((await confirm(body)).status).toBe(400)
  })

  test('not for what is not there', async () => {
    const nothing = {
      subject: 'posts',
      id: '00000000-0000-4000-8000-000000000000',
      field: 'title',
      hash: 'a'.repeat(64),
    }
    expect((await confirm(nothing)).status).toBe(409)
  })
})

test('an address that asks for what there is not shows what there is', async () => {
  const asked = { kind: 'nonsense', state: 'x', page: '-3' }
  expect(await readScreen(api.services.pool, asked, now)).toMatchObject({ state: null, page: 1 })
  expect((await screen('events', { page: '999' })).page).toBe(1)
  const database = drizzle({ client: api.services.pool })
  expect(Object.keys(await countPending(database, '2026-11-20'))).toHaveLength(4)
  const page = { subject: 'media', state: null, today: '2026-11-20', limit: 1, offset: 0 } as const
  expect(await listPending(database, page)).toEqual([])
})
