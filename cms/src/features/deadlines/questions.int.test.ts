import type { DeadlineQuestion } from '@cyberluach/api/deadlines'
import type { SubmissionRecord } from '@cyberluach/api/submissions'
import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storeEvent } from '../../testing/events.ts'
import { settle, stated, storeSourceRecord, storeSource } from '../../testing/sources.ts'
import { bearer } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { submit } from '../../testing/submissions.ts'
import { readQueues } from '../home/read-home.ts'
import { askAboutDeadlines } from './questions.ts'
import { questionLink } from './question-rows.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '10' })
  token = await api.token()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate submissions, events, event_slugs, mails, deadline_questions cascade')
  await api.services.pool.query(`update users set email = 'ada@example.com', notices = 'each', notices_locale = 'he'`)
})

const today = dayKeyOf(new Date(), 'UTC')
const inDays = (days: number) => addDays(today, days)
const rows = async (text: string, values: unknown[] = []) => (await api.services.pool.query(text, values)).rows
const ask = () => askAboutDeadlines(api.services)
const mails = () =>
  rows(
    `select recipient_email as recipient, locale, subject, text from mails where kind = 'deadlineQuestion' order by created_at`,
  )

async function published(changes: Record<string, unknown> = {}): Promise<string> {
  const id = await submit(api, {
    startDate: `${inDays(60)}T18:00:00+02:00`,
    deadlines: [{ kind: 'callForPapers', day: inDays(1) }],
    ...changes,
  })
  const answer = await api.send('POST', `/api/sys/mgmt/submissions/${id}/approve`, undefined, bearer(token))
  return ((await answer.json()) as SubmissionRecord).eventId ?? ''
}

async function linkOf(event: string): Promise<string> {
  const [row] = await rows('select id, closes_at as "closesAt" from deadline_questions where event_id = $1', [event])
  return questionLink(api.services.configuration, row, 'en').split('/').at(-1) ?? ''
}

const read = async (link: string) =>
  (await (await api.request(`/api/deadline-questions/${link}`)).json()) as DeadlineQuestion
const answer = (link: string, day: string | null, headers = {}) =>
  api.send('POST', `/api/deadline-questions/${link}`, { day }, headers)
const eventOf = async (id: string) => (await (await api.request(`/api/events/${id}`)).json()) as CalendarEvent

describe('a call that closes within three days', () => {
  test('is asked about once, of whoever handed the event in, in their language', async () => {
    await published({ locale: 'he', titleHe: 'ליל הדגלים' })
    await Promise.all([ask(), ask()])
    await ask()
    const sent = await mails()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ recipient: 'organizer@example.com', locale: 'he' })
    expect(sent[0].text).toContain('ליל הדגלים')
    expect(sent[0].text).toMatch(/\/he\/deadline\/[\w-]+\.\w+\.[\w-]+/)
    expect(
      (await readQueues(api.services.pool, new Date(), 'admin')).find(({ what }) => what === 'deadlines'),
    ).toBeUndefined()
  })

  test('of an event that nobody handed in is asked of the admins, and waits for them', async () => {
    const id = await storeEvent(api, {
      title: 'Flags',
      startDay: inDays(60),
      deadlines: [{ kind: 'abstracts', day: inDays(1) }],
    })
    await ask()
    expect(await mails()).toMatchObject([{ recipient: 'ada@example.com', locale: 'he' }])
    const waiting = async () =>
      (await readQueues(api.services.pool, new Date(), 'admin')).find(({ what }) => what === 'deadlines')
    expect(await waiting()).toMatchObject({ count: 1, href: '/admin/dashboard#events' })
    await answer(await linkOf(id), null)
    expect(await waiting()).toBeUndefined()
  })

  test('is asked about again where it was extended and closes soon again', async () => {
    const id = await published({ deadlines: [{ kind: 'callForPapers', day: today }] })
    await ask()
    await answer(await linkOf(id), inDays(1))
    await ask()
    expect(await mails()).toHaveLength(2)
  })

  test.each([
    ['closes later', { deadlines: [{ kind: 'callForPapers', day: inDays(5) }] }],
    ['is over', { deadlines: [{ kind: 'callForPapers', day: inDays(-3) }] }],
    ['is no call', { deadlines: [{ kind: 'registration', day: inDays(1) }] }],
  ])('is not what %s', async (_, changes) => {
    await published(changes)
    await ask()
    expect(await mails()).toEqual([])
  })

  test('is not asked about of an event that does not take place, nor of a sample', async () => {
    const deadlines = [{ kind: 'callForPapers' as const, day: inDays(1) }]
    await storeEvent(api, { state: 'cancelled', deadlines })
    await storeEvent(api, { isSample: true, deadlines })
    await ask()
    expect(await mails()).toEqual([])
  })
})

describe('the answer', () => {
  test('that it was extended moves it, says from when, and stands in the history of the event', async () => {
    const id = await published({
      deadlines: [
        { kind: 'registration', day: inDays(30) },
        { kind: 'callForPapers', day: inDays(1), time: '18:00', zone: 'Europe/London' },
      ],
    })
    await ask()
    const link = await linkOf(id)
    expect(await read(link)).toMatchObject({ kind: 'callForPapers', day: inDays(1), state: 'open' })
    expect((await answer(link, inDays(8))).status).toBe(200)
    const { deadlines } = await eventOf(id)
    expect(deadlines.find(({ kind }) => kind === 'callForPapers')).toMatchObject({
      day: inDays(8),
      extendedFrom: inDays(1),
      zone: 'Europe/London',
      at: expect.stringMatching(new RegExp(`^${inDays(8)}T1[78]:00:00Z$`)),
    })
    expect(deadlines.find(({ kind }) => kind === 'registration')).toMatchObject({ day: inDays(30) })
    expect(await rows(`select from event_changes where event_id = $1 and after ? 'deadlines'`, [id])).not.toEqual([])
    expect(await read(link)).toMatchObject({ state: 'extended', extendedTo: inDays(8) })
  })

  test('counts once, whoever gives it', async () => {
    const id = await published()
    await ask()
    const link = await linkOf(id)
    const given = await Promise.all([answer(link, inDays(8)), answer(link, null), answer(link, inDays(9))])
    expect(given.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  test('that it was not leaves the event as it is', async () => {
    const id = await published()
    await ask()
    const link = await linkOf(id)
    expect((await answer(link, null)).status).toBe(200)
    expect((await eventOf(id)).deadlines).toMatchObject([{ day: inDays(1), extendedFrom: null }])
    expect(await read(link)).toMatchObject({ state: 'notExtended' })
  })

  test('stays, whatever the list that the event came from says afterwards', async () => {
    const source = await storeSource(api, { trust: 'publish' })
    const says = async (day: string) => {
      const call = {
        kind: 'callForPapers',
        day,
        at: null,
        zone: null,
        url: null,
        extendedFrom: null,
      } as const
      const row = stated({ startDay: inDays(60), deadlines: [call] })
      await settle(api, source, [await storeSourceRecord(api, source, row, { key: 'one' })])
    }
    await says(inDays(1))
    await ask()
    const [event] = await rows('select id from events')
    expect((await answer(await linkOf(event.id), inDays(8))).status).toBe(200)
    await says(inDays(2))
    expect((await eventOf(event.id)).deadlines).toMatchObject([{ day: inDays(8), extendedFrom: inDays(1) }])
  })

  test('is not wanted any more where somebody has changed the day meanwhile', async () => {
    const id = await published()
    await ask()
    const link = await linkOf(id)
    await api.services.pool.query('update events_deadlines set day = $1', [inDays(20)])
    expect(await read(link)).toMatchObject({ state: 'changed' })
    expect((await answer(link, inDays(8))).status).toBe(409)
  })

  test.each([
    [inDays(1), 'notLater'],
    [inDays(0), 'notLater'],
    [inDays(61), 'deadlineAfterEvent'],
    ['2026-02-30', 'date'],
  ])('%s is refused with what is wrong: %s', async (day, code) => {
    const id = await published()
    await ask()
    const refused = await answer(await linkOf(id), day)
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ issues: [{ path: 'day', code }] })
    expect((await eventOf(id)).deadlines[0]?.day).toBe(inDays(1))
  })
})

describe('a link', () => {
  test('that is none, or is meant for something else, opens nothing', async () => {
    const id = await published()
    await ask()
    const link = await linkOf(id)
    for (const wrong of ['x', `${link}x`, link.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'))]) {
      expect((await api.request(`/api/deadline-questions/${wrong}`)).status).toBe(404)
      expect((await answer(wrong, null)).status).toBe(404)
    }
    expect((await api.request(`/api/submission/${link}`)).status).toBe(404)
  })

  test('that has expired says so', async () => {
    const id = await published()
    await ask()
    const [row] = await rows('select id from deadline_questions where event_id = $1', [id])
    const old = questionLink(
      api.services.configuration,
      { id: row.id, closesAt: new Date('2026-01-01T00:00:00Z') },
      'en',
    )
    const link = old.split('/').at(-1) ?? ''
    expect((await api.request(`/api/deadline-questions/${link}`)).status).toBe(410)
    expect((await answer(link, null)).status).toBe(410)
  })

  test('answers no oftener than the other private links', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const statuses = new Set<number>()
    for (let count = 0; count < 310; count += 1) statuses.add((await answer('x', null, headers)).status)
    expect(statuses).toEqual(new Set([404, 429]))
  })
})
