import type { Summary } from '@cyberluach/api/summary'
import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../access/roles.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { settle, stated, storeSourceRecord, storeSource } from '../../testing/sources.ts'
import { bearer, signedIn } from '../../testing/staff.ts'
import { submit } from '../../testing/submissions.ts'
import { readHome, since } from './read-home.ts'

let api: TestApi

const later = '2099-02-03T16:30:00.000Z'
const counts = async (role: Role) =>
  Object.fromEntries((await homeOf(role)).waiting.map(({ what, kind, count }) => [kind ?? what, count]))

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  const { payload } = api.services
  const write = (data: object, draft = false) =>
    payload.create({ collection: 'posts', data: data as never, ...(draft && { draft: true as const }) })
  await write({ title: 'A night of soldering' }, true)
  await write({}, true)
  await write({ title: 'Read by everybody', slug: 'read', _status: 'published' })
  await write({ title: 'Next winter', slug: 'next', _status: 'published', publishedAt: later })
  const open = await write({ title: 'Translated since', slug: 'since', _status: 'published' })
  await payload.update({
    collection: 'posts',
    id: open.id,
    locale: 'he',
    draft: true,
    data: { title: 'תורגם מאז', _status: 'draft' },
  })
  await submit(api)
  await submit(api)
})
afterAll(() => api.stop())

async function homeOf(role: Role) {
  return readHome(await requestOf(role))
}

const people = new Map<Role, PayloadRequest['user']>()

async function requestOf(role: Role): Promise<PayloadRequest> {
  const { payload } = api.services
  if (!people.has(role)) {
    await signedIn(api, role, `home-${role}`)
    const where = { username: { equals: `home-${role}` } }
    const [user] = (await payload.find({ collection: 'users', where })).docs
    people.set(role, { ...user, collection: 'users' } as PayloadRequest['user'])
  }
  return createLocalReq({ user: people.get(role) ?? undefined }, payload)
}

describe('the first screen of the panel', () => {
  test('tells an admin what was handed in, and since when the oldest of it waits', async () => {
    const { waiting } = await homeOf('admin')
    const [first] = waiting
    expect(first).toMatchObject({ what: 'submissions', count: 2, href: '/admin/dashboard#submissions' })
    expect(first?.oldest).toBeInstanceOf(Date)
    expect(waiting.map(({ what }) => what)).toEqual(['submissions', 'translated', 'missing'])
  })

  test('names to an admin the mails of the last 30 days that failed, as the dashboard does', async () => {
    const { pool } = api.services
    await pool.query(`
      insert into mails (kind, status, recipient_email, message_id, created_at) values
        ('submissionReceived', 'failed', 'a@example.com', 'of-late', now()),
        ('submissionReceived', 'failed', 'a@example.com', 'history', now() - interval '31 days')`)
    const mails = (await homeOf('admin')).waiting.find(({ what }) => what === 'mails')
    expect(mails).toMatchObject({ count: 1 })
    expect(mails?.href).toMatch(/^\/admin\/collections\/mails\?.*failed.*greater_than/)
    await pool.query(`delete from mails where message_id in ('of-late', 'history')`)
  })

  test('shows an editor drafts that were begun, what is planned, and what waits for publishing', async () => {
    const { waiting, posts } = await homeOf('editor')
    expect(posts?.drafts.map(({ title }) => title)).toEqual(['A night of soldering'])
    expect(posts?.planned).toMatchObject([{ title: 'Next winter', publishedAt: new Date(later) }])
    expect(waiting.map(({ what }) => what)).toEqual(['translated', 'missing'])
    expect(await counts('editor')).toMatchObject({ translated: 1 })
  })

  test('tells a moderator of what they decide about, and of no mail, text or post', async () => {
    const { pool } = api.services
    await pool.query(`
      insert into mails (kind, status, recipient_email, message_id) values
        ('submissionReceived', 'failed', 'a@example.com', 'theirs not'),
        ('submissionReceived', 'kept', 'a@example.com', 'kept')`)
    const { waiting, posts } = await homeOf('moderator')
    expect(waiting.map(({ what }) => what)).toEqual(['submissions'])
    expect(posts).toBeNull()
    const whole = await homeOf('admin')
    expect(whole.waiting.find(({ what }) => what === 'keptMails')).toMatchObject({ count: 1 })
    await pool.query(`delete from mails where message_id in ('theirs not', 'kept')`)
  })

  test('counts what waits as the dashboard does: decisions about lists, and texts at the same moment', async () => {
    const source = await storeSource(api)
    await settle(api, source, [await storeSourceRecord(api, source, stated({ title: 'From a list' }))])
    const home = await homeOf('admin')
    const token = await signedIn(api, 'admin', 'who-counts')
    const summary = (await (await api.request('/api/sys/mgmt/summary', { headers: bearer(token) })).json()) as Summary
    const count = (wanted: string) => home.waiting.find(({ what }) => what === wanted)?.count ?? 0
    expect(count('decisions')).toBe(1)
    expect(summary.sources.waiting).toBe(1)
    expect(summary.translations).toBe(count('missing') + count('changed'))
    await api.services.pool.query('truncate sources cascade')
  })

  test('shows a translator each kind of text that waits, and nothing else', async () => {
    const { waiting, posts } = await homeOf('translator')
    expect(posts).toBeNull()
    expect(await counts('translator')).toMatchObject({ posts: 3 })
    expect(waiting.every(({ href }) => href.startsWith('/admin/translations?kind='))).toBe(true)
  })
})

test('how long something waits is said in whole minutes, hours and days', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const ago = (text: string, language: 'en' | 'he') => since(new Date(text), now, language)
  expect(ago('2026-11-20T10:00:10Z', 'en')).toBe('this minute')
  expect(ago('2026-11-20T09:59:00Z', 'he')).toBe('לפני דקה')
  expect(ago('2026-11-20T07:10:00Z', 'he')).toBe('לפני שעתיים')
  expect(ago('2026-11-17T10:00:00Z', 'en')).toBe('3 days ago')
})
