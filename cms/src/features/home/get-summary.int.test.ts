import type { Summary } from '@cyberluach/api/summary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countWaiting } from '../translations/pending.ts'
import { bearer } from '../../testing/staff.ts'
import { settle, stated, storeSourceRecord, storeSource } from '../../testing/sources.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi()
  token = await api.token()
})
afterAll(() => api.stop())

async function summary(): Promise<Summary> {
  const response = await api.request('/api/sys/mgmt/summary', { headers: bearer(token) })
  expect(response.status).toBe(200)
  return (await response.json()) as Summary
}

const noQueue = { pending: 0, approved: 0, rejected: 0, overdue: 0, suspicious: 0 }
const noAverages = {
  overallRating: null,
  usabilityRating: null,
  contentRating: null,
  designRating: null,
  recommendToOthers: null,
}

test('a new product has nothing of anything, and no averages', async () => {
  expect(await summary()).toMatchObject({
    events: { ...noQueue, oldest: null },
    contact: noQueue,
    feedback: { ...noQueue, ratings: [0, 0, 0, 0, 0], averages: noAverages },
    subscribers: { total: 0, active: 0, cancelled: 0, joinedLast30Days: 0, cancelledLast30Days: 0 },
    sessions: { active: 0 },
    posts: { total: 0, published: 0, drafts: 0 },
    mails: { isOn: false, failed: 0, kept: 0 },
    requests: 0,
    deadlines: 0,
    sources: { waiting: 0, failing: 0, offered: 0 },
    samples: 0,
  })
})

test('everything is counted, drafts that nobody wrote apart, and what waits too long by its own target', async () => {
  const { pool } = api.services
  await pool.query(`
    insert into submissions (title, event_type, status, created_at, received, additional_info) values
      ('fresh', 'ctf', 'pending', now() - interval '23 hours', null, null),
      ('late', 'workshop', 'pending', now() - interval '25 hours', null, null),
      ('done late', 'ctf', 'approved', now() - interval '25 hours', null, null),
      ('no', 'ctf', 'rejected', now(), null, null),
      ('[CONTACT] a', 'contact_message', 'pending', now() - interval '47 hours', '{"category":"general"}', null),
      ('[CONTACT] b', 'contact_message', 'pending', now() - interval '49 hours', null, null),
      ('[CONTACT] c', 'contact_message', 'pending', now() - interval '25 hours', '{"category":"bug"}', null),
      ('[CONTACT] d', 'contact_message', 'pending', now() - interval '25 hours', null, E'Category: bug\\nMessage: x'),
      ('[FEEDBACK] 5', 'feedback', 'pending', now() - interval '1 year',
        '{"overallRating":5,"usabilityRating":0,"contentRating":3,"designRating":"odd"}', null),
      ('[FEEDBACK] 4', 'feedback', 'approved', now(), '{"overallRating":4,"contentRating":4}', null),
      ('[FEEDBACK] old', 'feedback', 'rejected', now(), null, null)`)
  await pool.query(`
    insert into subscribers (full_name, email, subscribed, subscribed_at, unsubscribed_at) values
      ('A', 'a@example.com', true, now(), null),
      ('B', 'b@example.com', true, now() - interval '31 days', null),
      ('C', 'c@example.com', false, now() - interval '60 days', now() - interval '2 days'),
      ('D', 'd@example.com', false, now() - interval '60 days', now() - interval '40 days')`)
  for (const title of ['Two', 'Three', undefined])
    await api.services.payload.create({ collection: 'posts', data: { title }, draft: true })
  const published = { title: 'One', slug: 'one', _status: 'published' as const }
  await api.services.payload.create({ collection: 'posts', data: published })

  expect(await summary()).toMatchObject({
    events: { pending: 2, approved: 1, rejected: 1, overdue: 1, suspicious: 0 },
    contact: { pending: 4, approved: 0, rejected: 0, overdue: 3, suspicious: 0 },
    feedback: {
      pending: 1,
      approved: 1,
      rejected: 1,
      overdue: 0,
      suspicious: 0,
      ratings: [0, 0, 0, 1, 1],
      averages: { ...noAverages, overallRating: 4.5, contentRating: 3.5 },
    },
    subscribers: { total: 4, active: 2, cancelled: 2, joinedLast30Days: 1, cancelledLast30Days: 1 },
    posts: { total: 3, published: 1, drafts: 2 },
  })
})

test('what waits names the oldest submission, mails that failed lately, and texts without their Hebrew', async () => {
  const { pool, payload, configuration } = api.services
  await pool.query(`delete from submissions`)
  await pool.query(`
    insert into submissions (title, event_type, status, created_at) values
      ('done', 'ctf', 'approved', '2026-01-01T00:00:00Z'),
      ('[CONTACT] earlier', 'contact_message', 'pending', '2026-01-02T00:00:00Z'),
      ('oldest', 'other', 'pending', '2026-01-03T00:00:00Z'),
      ('newer', 'ctf', 'pending', '2026-01-04T00:00:00Z')`)
  await pool.query(`
    insert into mails (kind, status, recipient_email, message_id, created_at) values
      ('submissionReceived', 'failed', 'a@example.com', '1', now()),
      ('submissionReceived', 'failed', 'a@example.com', '2', now() - interval '31 days'),
      ('submissionReceived', 'queued', 'a@example.com', '3', now())`)
  expect(await summary()).toMatchObject({
    events: { pending: 2, oldest: '2026-01-03T00:00:00.000Z' },
    mails: { failed: 1 },
  })

  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  const waiting = (at: Date) => countWaiting(pool, at, configuration.timeZone)
  const before = await waiting(later(2))
  const data = { title: 'Untranslated', entries: [] }
  await payload.create({ collection: 'faq-groups', data })
  expect(await waiting(later(2.5))).toBe(before)
  expect(await waiting(later(4))).toBe(before + 1)
})

test('of sources, what waits for a decision is counted, and those that are on and went wrong last', async () => {
  const { pool } = api.services
  const [mended, failing, off] = [await storeSource(api), await storeSource(api), await storeSource(api)]
  await settle(api, mended, [await storeSourceRecord(api, mended, stated())])
  await pool.query('update sources set is_on = id <> $1', [off])
  const run = (source: string, outcome: string) =>
    pool.query(
      `insert into source_runs (source_id, started_at, trigger, outcome, counts, read_as)
       values ($1, now(), 'person', $2, '{}', '')`,
      [source, outcome],
    )
  await run(mended, 'failed')
  await run(mended, 'unchanged')
  await run(failing, 'changed')
  await run(failing, 'degraded')
  await run(off, 'failed')
  expect((await summary()).sources).toEqual({ waiting: 1, failing: 1, offered: 0 })
})
