import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storeEvent } from '../../../testing/events.ts'
import { askPanel } from '../../../testing/panel.ts'
import { signedIn } from '../../../testing/staff.ts'
import { startApi, type TestApi } from '../../../testing/start-api.ts'
import { readContent } from './digest-content.ts'
import { prepareWeeklyDigest } from './send-digest.ts'

let api: TestApi
let admin: string
let editor: string

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100', PUBLIC_URL: 'https://calendar.example' })
  admin = await api.token()
  editor = await signedIn(api, 'editor')
})
afterAll(() => api.stop())
beforeEach(async () => {
  const { pool } = api.services
  await pool.query('truncate events, posts, subscribers, digests, mails cascade')
})

const week = { firstDay: '2026-11-22', lastDay: '2026-11-28' }
const timeZone = 'Asia/Jerusalem'

const panel = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, token = admin) =>
  askPanel(api, method, `/digests${path}`, { token, body })

async function storePost(slug: string, publishedAt: string, titleHe?: string): Promise<void> {
  const { rows } = await api.services.pool.query<{ id: string }>(
    `insert into posts (slug, _status, published_at) values ($1, 'published', $2) returning id`,
    [slug, publishedAt],
  )
  const insert = 'insert into posts_locales (_parent_id, _locale, title, excerpt) values ($1, $2, $3, $4)'
  await api.services.pool.query(insert, [rows[0]?.id, 'en', `About ${slug}`, 'In short'])
  if (titleHe) await api.services.pool.query(insert, [rows[0]?.id, 'he', titleHe, null])
}

async function storeSubscribers(...locales: string[]): Promise<void> {
  for (const [place, locale] of locales.entries()) {
    await api.services.pool.query(
      `insert into subscribers (full_name, email, locale, subscribed, subscribed_at) values ('A', $1, $2, true, now())`,
      [`reader-${place}@example.com`, locale],
    )
  }
}

async function storeDigest(more = {}): Promise<string> {
  const data = { ...week, kind: 'digest' as const, ...more, status: 'draft' as const }
  return String((await api.services.payload.create({ collection: 'digests', data })).id)
}

async function digestOf(id: string) {
  const { rows } = await api.services.pool.query('select * from digests where id = $1', [id])
  return rows[0]
}

async function count(table: string): Promise<number> {
  const { rows } = await api.services.pool.query(`select count(*)::integer as count from ${table}`)
  return rows[0].count
}

type Preview = { kind: string; letter: { subject: string; html: string }; recipients: object }
const previewOf = async (body: object) => (await (await panel('POST', '/preview', body)).json()) as Preview

describe('a digest tells', () => {
  test('of the events that begin on its days by the clock of the site, by day', async () => {
    await storeEvent(api, { title: 'Day before', startDay: '2026-11-21' })
    // Half past midnight in Jerusalem, still the day before in Greenwich.
    await storeEvent(api, { title: 'Night', startDay: '2026-11-22', startsAt: '2026-11-21T22:30:00Z' })
    await storeEvent(api, { title: 'Days', startDay: '2026-11-22', endDay: '2026-11-24' })
    await storeEvent(api, { title: 'Last', startDay: '2026-11-28', startsAt: '2026-11-28T21:59:00Z' })
    await storeEvent(api, { title: 'Day after', startDay: '2026-11-29', startsAt: '2026-11-28T22:00:00Z' })
    await storeEvent(api, { title: 'A sample', startDay: '2026-11-24', isSample: true })
    const content = await readContent(api.services.pool, week, { now: new Date(), timeZone })
    expect(content.days.map(({ day, events }) => [day, events.map(({ title }) => title)])).toEqual([
      ['2026-11-22', ['Days', 'Night']],
      ['2026-11-28', ['Last']],
    ])
    expect(content.eventCount).toBe(3)
  })

  test('of the posts that came out since the digest before, and of none that is still to come', async () => {
    const { pool } = api.services
    await storePost('old', '2026-11-10T10:00:00Z')
    await storePost('new', '2026-11-16T10:00:00Z')
    await storePost('tomorrow', '2026-11-23T10:00:00Z')
    const slugs = async () =>
      (await readContent(pool, week, { now: new Date('2026-11-22T06:00:00Z'), timeZone })).posts.map(({ slug }) => slug)
    expect(await slugs()).toEqual(['new', 'old'])
    await pool.query(
      `insert into digests (first_day, last_day, status, sent_at) values ('2026-11-15', '2026-11-21', 'sent', '2026-11-15T06:00:00Z')`,
    )
    expect(await slugs()).toEqual(['new'])
  })

  test('in each language, in English where the Hebrew is missing', async () => {
    await storeEvent(api, {
      title: 'Black Hat',
      titleHe: 'כובע שחור',
      startDay: '2026-11-22',
      isOnline: true,
    })
    await storeEvent(api, {
      title: 'DEF CON <script>',
      startDay: '2026-11-23',
      startsAt: '2026-11-23T07:00:00Z',
    })
    await storePost('zero-day', new Date(Date.now() - 60_000).toISOString())
    const english = await previewOf({ ...week, locale: 'en' })
    expect(english.letter.subject).toMatch(/^Cybersecurity events: November 22\s–\s28, 2026$/)
    expect(english.letter.html).toContain('Black Hat')
    expect(english.letter.html).not.toContain('<script')
    expect(english.letter.html).toContain('09:00')
    expect(english.letter.html).toContain('https://calendar.example/blog/zero-day')
    const hebrew = await previewOf({ ...week, locale: 'he' })
    expect(hebrew.letter.subject).toContain('אירועים בתחום הסייבר')
    expect(hebrew.letter.html).toContain('כובע שחור')
    expect(hebrew.letter.html).not.toContain('Black Hat')
    expect(hebrew.letter.html).toMatch(/<span dir="ltr">DEF CON/)
    expect(hebrew.letter.html).toContain('https://calendar.example/he/blog/zero-day')
  })

  test('of what closes on its days by the clock of the site, and is worth a letter', async () => {
    const day = '2026-11-28'
    const opened = await storeEvent(api, {
      title: 'Calls',
      titleHe: 'קולות',
      startDay: '2038-03-01',
      deadlines: [
        { kind: 'callForPapers', day: '2026-11-25', extendedFrom: '2026-11-18' },
        { kind: 'earlyPrice', day, zone: timeZone },
        // Anywhere on Earth it ends when it is the day after in Jerusalem.
        { kind: 'abstracts', day },
        { kind: 'notification', day: '2026-11-25' },
        { kind: 'registration', day: '2026-11-20', zone: timeZone },
      ],
    })
    await storeEvent(api, { isSample: true, deadlines: [{ kind: 'callForPapers', day: '2026-11-25' }] })
    await storeEvent(api, { startDay: '2026-11-24' })
    const setting = { now: new Date('2026-11-22T06:00:00Z'), timeZone }
    const { closing } = await readContent(api.services.pool, week, setting)
    expect(closing.map(({ kind }) => kind)).toEqual(['callForPapers', 'earlyPrice'])
    const without = await readContent(api.services.pool, week, { ...setting, leftOut: [opened] })
    expect(without.closing).toEqual([])
    const later = { ...week, firstDay: '2038-05-02', lastDay: '2038-05-08' }
    await storeEvent(api, {
      title: 'Spring',
      titleHe: 'אביב',
      startDay: '2038-05-03',
      deadlines: [{ kind: 'callForPapers', day: '2038-05-04', extendedFrom: '2038-04-27' }],
    })
    const english = (await previewOf({ ...later, locale: 'en' })).letter.html
    expect(english).toContain('Closes this week')
    expect(english).toContain('Extended from April 27, 2038')
    const hebrew = (await previewOf({ ...later, locale: 'he' })).letter.html
    expect(hebrew).toContain('נסגר השבוע')
    expect(hebrew).toContain('https://calendar.example/he/deadlines')
  })

  test('of no deadlines where none closes', async () => {
    await storeEvent(api, { startDay: '2026-11-24', deadlines: [{ kind: 'abstracts', day: '2026-12-24' }] })
    const { letter } = await previewOf({ ...week, locale: 'en' })
    expect(letter.html).not.toContain('Closes this week')
  })

  test('of nothing, where there is nothing, and is not sent then', async () => {
    await storeSubscribers('en')
    expect(await previewOf({ ...week, locale: 'en' })).toMatchObject({ kind: 'empty' })
    const id = await storeDigest()
    const refused = await panel('POST', `/${id}/send`)
    expect(refused.status).toBe(422)
    expect(await count('mails')).toBe(0)
  })

  test('of many events, the first ones and how many more there are', async () => {
    await Promise.all(
      Array.from({ length: 63 }, (_, n) => storeEvent(api, { title: `No ${n}`, startDay: '2026-11-22' })),
    )
    const { letter } = await previewOf({ ...week, locale: 'en' })
    expect(letter.html).toContain('and 3 more events')
    expect(Buffer.byteLength(letter.html)).toBeLessThan(100_000)
  })
})

describe('the weekly draft', () => {
  // A Sunday, 08:00 in Jerusalem.
  const sunday = new Date('2026-11-22T06:00:00Z')
  const prepare = () => prepareWeeklyDigest(api.services, sunday)

  test('is made once, by however many', async () => {
    await storeEvent(api, { startDay: '2026-11-24' })
    const made = await Promise.all([prepare(), prepare(), prepare()])
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await digestOf(made.find(Boolean) ?? '')).toMatchObject({
      first_day: week.firstDay,
      last_day: week.lastDay,
      status: 'draft',
    })
  })

  test('is not made of nothing, nor where the setting says so', async () => {
    expect(await prepare()).toBeNull()
    await storeEvent(api, { startDay: '2026-11-24' })
    const set = (weeklyDigest: boolean) =>
      api.services.payload.updateGlobal({ slug: 'mail-settings', data: { weeklyDigest } })
    await set(false)
    expect(await prepare()).toBeNull()
    await set(true)
    expect(await prepare()).not.toBeNull()
  })
})

describe('the letter in the panel', () => {
  beforeEach(async () => {
    await storeEvent(api, { startDay: '2026-11-24' })
  })

  test('shows the words of the form in its language and the stored ones in the other', async () => {
    await storeSubscribers('en', 'he', 'he')
    const id = await storeDigest({ subject: 'Stored', intro: 'Stored words' })
    const words = { subject: ' Typed\nwords ', intro: 'First.\n\n<b>Second</b>' }
    const typed = await previewOf({ id, ...week, locale: 'en', words })
    expect(typed.letter.subject).toBe('Typed words')
    expect(typed.letter.html).toContain('&lt;b&gt;Second&lt;/b&gt;')
    expect(typed.recipients).toEqual({ all: 3, en: 1, he: 2 })
    expect((await previewOf({ id, ...week, locale: 'en' })).letter.subject).toBe('Stored')
    expect((await previewOf({ id, ...week, locale: 'he' })).letter.subject).toContain('אירועים')
  })

  test('is not made of days in disorder', async () => {
    for (const days of [
      { firstDay: '2026-11-28', lastDay: '2026-11-22' },
      { firstDay: '2026-11-22', lastDay: '2027-11-22' },
      { firstDay: 'x', lastDay: 'y' },
    ]) {
      expect(await previewOf({ ...days, locale: 'en' })).toMatchObject({ kind: 'wrongDays' })
      const saved = await panel('POST', '', { ...days, status: 'draft' })
      expect(saved.status).toBe(400)
    }
  })

  test('goes to one address as a test, in both languages, and stays a draft', async () => {
    const id = await storeDigest()
    expect((await panel('POST', `/${id}/test`, { email: 'one@example.com, two@example.com' })).status).toBe(422)
    expect((await panel('POST', `/${id}/test`, { email: 'me@example.com' })).status).toBe(200)
    const { rows } = await api.services.pool.query('select kind, locale, digest_id, html from mails order by locale')
    expect(rows).toMatchObject([
      { kind: 'digest', locale: 'en', digest_id: null },
      { kind: 'digest', locale: 'he', digest_id: null },
    ])
    expect(rows[0].html).not.toContain('unsubscribe.invalid')
    expect((await digestOf(id)).status).toBe('draft')
  })
})

describe('sending', () => {
  beforeEach(async () => {
    await storeEvent(api, { title: 'Black Hat', startDay: '2026-11-24' })
    await storeSubscribers('en', 'he', 'en')
    await api.services.pool.query(
      `insert into subscribers (full_name, email, locale, subscribed, subscribed_at, unsubscribed_at) values
         ('Gone', 'gone@example.com', 'en', false, now(), now()), ('Not yet', 'not-yet@example.com', 'en', false, now(), null)`,
    )
  })

  test('freezes the letters and promises one to every subscriber, however often it is asked for', async () => {
    const id = await storeDigest()
    const answers = await Promise.all([1, 2, 3].map(() => panel('POST', `/${id}/send`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const { rows } = await api.services.pool.query(
      `select recipient_email, locale, status from mails where digest_id = $1 order by recipient_email`,
      [id],
    )
    expect(rows).toEqual([
      { recipient_email: 'reader-0@example.com', locale: 'en', status: 'queued' },
      { recipient_email: 'reader-1@example.com', locale: 'he', status: 'queued' },
      { recipient_email: 'reader-2@example.com', locale: 'en', status: 'queued' },
    ])
    const digest = await digestOf(id)
    expect(digest).toMatchObject({ status: 'sending', sent_at: expect.any(Date) })
    expect(digest.letters.en.html).toContain('https://unsubscribe.invalid/')
    expect(digest.letters.en.text).toContain('Black Hat')
    const audited = await api.services.pool.query(
      `select username, subject, details from audit_entries where action = 'digestSent'`,
    )
    expect(audited.rows).toEqual([{ username: 'admin', subject: id, details: expect.stringMatching(/\(3\)$/) }])
    const progress = await panel('GET', `/${id}/progress`)
    expect(await progress.json()).toEqual({
      status: 'sending',
      all: 3,
      queued: 3,
      sent: 0,
      failed: 0,
      kept: 0,
      skipped: 0,
    })
    await api.services.payload.delete({ collection: 'events', where: {} })
    expect((await previewOf({ id, ...week, locale: 'en' })).letter.html).toContain('Black Hat')
  })

  test('and saving at the same moment leave nothing to be sent twice', async () => {
    const id = await storeDigest()
    const [sent, saved] = await Promise.all([
      panel('POST', `/${id}/send`),
      panel('PATCH', `/${id}`, { intro: 'Hello', status: 'draft', letters: null }),
    ])
    expect(sent.status).toBe(200)
    expect([200, 403, 404, 409]).toContain(saved.status)
    expect((await digestOf(id)).status).toBe('sending')
    expect((await panel('POST', `/${id}/send`)).status).toBe(409)
    expect(await count('mails')).toBe(3)
  })

  test('is an end of changing and deleting', async () => {
    const id = await storeDigest()
    expect((await panel('PATCH', `/${id}`, { status: 'sent' })).status).toBe(200)
    expect((await digestOf(id)).status).toBe('draft')
    await panel('POST', `/${id}/send`)
    for (const method of ['PATCH', 'DELETE'] as const)
      expect((await panel(method, `/${id}`, method === 'PATCH' ? { intro: 'x' } : undefined)).status).toBe(403)
    expect(await digestOf(id)).toMatchObject({ status: 'sending' })
  })

  test('that fails on the way leaves a draft and no mail', async () => {
    const id = await storeDigest()
    const { pool } = api.services
    await pool.query('alter table audit_entries rename to away')
    await panel('POST', `/${id}/send`).catch(() => null)
    await pool.query('alter table away rename to audit_entries')
    expect(await digestOf(id)).toMatchObject({ status: 'draft', letters: null })
    expect(await count('mails')).toBe(0)
    expect((await panel('POST', `/${id}/send`)).status).toBe(200)
  })

  test('to nobody is refused, and so is a digest that is not there', async () => {
    await api.services.pool.query('update subscribers set subscribed = false')
    expect((await panel('POST', `/${await storeDigest()}/send`)).status).toBe(422)
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x'])
      expect((await panel('POST', `/${id}/send`)).status).toBe(404)
  })

  test('is for admins alone', async () => {
    const id = await storeDigest()
    const paths: ['GET' | 'POST', string][] = [
      ['POST', `/${id}/send`],
      ['POST', `/${id}/test`],
      ['POST', '/preview'],
      ['GET', `/${id}/progress`],
    ]
    for (const [method, path] of paths) {
      const body = method === 'POST' ? { email: 'me@example.com' } : undefined
      expect((await panel(method, path, body, editor)).status, path).toBe(403)
      expect((await askPanel(api, method, `/digests${path}`, { body })).status, path).toBe(403)
    }
    expect(await count('mails')).toBe(0)
  })
})
