import { eventFields, unknownValues } from '@cyberluach/core/events/event-fields'
import type { SubmissionRecord } from '@cyberluach/api/submissions'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { messagesFor } from '@cyberluach/i18n/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptySubmission } from '../../testing/empty-submission.ts'
import { bearer } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { submit } from '../../testing/submissions.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi()
  token = await api.token()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate submissions, events cascade')
})

const path = (id: string, action = '') => `/api/sys/mgmt/submissions/${id}${action}`
const approve = (id: string, headers = {}) =>
  api.send('POST', path(id, '/approve'), undefined, { ...bearer(token), ...headers })
const reject = (id: string, body: unknown = { notes: 'does not meet the criteria' }) =>
  api.send('POST', path(id, '/reject'), body, bearer(token))
const remove = (id: string) => api.send('DELETE', path(id), undefined, bearer(token))

async function list(query = ''): Promise<SubmissionRecord[]> {
  const response = await api.request(`/api/sys/mgmt/submissions${query}`, { headers: bearer(token) })
  expect(response.status).toBe(200)
  return (await response.json()) as SubmissionRecord[]
}

async function events(): Promise<CalendarEvent[]> {
  return (await (await api.request('/api/events')).json()) as CalendarEvent[]
}

describe('approving', () => {
  test('publishes the event in both languages and answers with the record', async () => {
    const id = await submit(api, {
      titleHe: 'ליל הדגלים',
      description: 'One night',
      endDate: '2026-12-04T02:00:00+02:00',
      difficultyLevel: 'mixed',
      locationCountry: 'IL',
      locationCity: 'Haifa',
      locationVenue: 'Port 3',
      registrationUrl: 'https://flags.example/register',
      livestreamUrl: ' https://watch.example/live ',
      prizeMoney: 2500,
      languages: 'en,he',
      captions: 'no',
      isOnline: true,
    })
    const response = await approve(id)
    expect(response.status).toBe(200)
    const record = (await response.json()) as SubmissionRecord
    expect(record).toMatchObject({ id, status: 'approved', eventId: expect.any(String) })
    expect(await events()).toEqual([
      {
        id: record.eventId,
        url: '/event/night-of-the-flags-2026',
        state: 'scheduled',
        title: 'Night of the flags',
        titleHe: 'ליל הדגלים',
        description: 'One night',
        descriptionHe: null,
        eventType: 'ctf',
        difficultyLevel: 'mixed',
        startDate: '2026-12-03T09:00:00+02:00',
        endDate: '2026-12-04T02:00:00+02:00',
        isOnline: true,
        locationCountry: 'Israel',
        locationCity: 'Haifa',
        locationVenue: 'Port 3',
        registrationUrl: 'https://flags.example/register',
        livestreamUrl: 'https://watch.example/live',
        prizeMoney: 2500,
        ...unknownValues(eventFields.practical),
        languages: 'en,he',
        captions: 'no',
        organizer: null,
        admission: null,
        price: null,
        deadlines: [],
        series: null,
        former: null,
        checkedAt: null,
        tags: [],
        day: '2026-12-03',
        lastDay: '2026-12-04',
        allDay: false,
        source: null,
        sources: [],
        updatedAt: expect.any(String),
        isSample: false,
      },
    ])
    expect(await (await api.request('/api/facets')).json()).toMatchObject({ total: 1, online: 1 })
    for (const lang of ['en', 'he'] as const) {
      const file = await (await api.request(`/api/events/${record.eventId}/calendar.ics?lang=${lang}`)).text()
      const unfolded = file.replaceAll('\r\n ', '').replaceAll('\r\n\t', '')
      const { livestream } = messagesFor(lang).dialog
      expect(unfolded).toContain(`${livestream}: https://watch.example/live?ref=cyberluach`)
    }
  })

  test('reckons the day in the site’s time zone', async () => {
    await approve(await submit(api, { startDate: '2026-12-03T23:30:00Z' }))
    expect((await events())[0]).toMatchObject({ day: '2026-12-04', startDate: '2026-12-04T01:30:00+02:00' })
  })

  test('publishes days without hours, and hours by the clock they were written by', async () => {
    const startDate = '2026-12-03T00:00:00+02:00'
    await approve(await submit(api, { startDate, endDate: '2026-12-05T00:00:00+02:00', allDay: true }))
    expect((await events())[0]).toMatchObject({
      allDay: true,
      day: '2026-12-03',
      lastDay: '2026-12-05',
      startDate,
      endDate: '2026-12-05T00:00:00+02:00',
    })
    const id = await submit(api, { startDate: '2026-12-01T19:00:00-05:00', timeZone: 'America/New_York' })
    expect(await (await approve(id)).json()).toMatchObject({ allDay: false, timeZone: 'America/New_York' })
    expect((await events())[0]).toMatchObject({ allDay: false, startDate: '2026-12-02T02:00:00+02:00' })
  })

  test('works for one of two admins who press at once, and makes one event', async () => {
    const id = await submit(api)
    const answers = await Promise.all([approve(id), approve(id), approve(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await events()).toHaveLength(1)
  })

  test('does not deadlock when twelve are approved at once', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => submit(api)))
    const answers = await Promise.all(ids.map((id) => approve(id)))
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200))
    expect(await events()).toHaveLength(12)
  })

  test('leaves nothing behind when the event cannot be stored', async () => {
    const id = await submit(api)
    const { pool } = api.services
    await pool.query('alter table events add constraint full_up check (false) not valid')
    const response = await approve(id)
    await pool.query('alter table events drop constraint full_up')
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ code: 'internal' })
    expect((await list())[0]).toMatchObject({ status: 'pending', eventId: null })
    expect((await approve(id)).status).toBe(200)
  })

  test('with an idempotency key answers the first answer again', async () => {
    const id = await submit(api)
    const first = await approve(id, { 'idempotency-key': 'once' })
    const again = await approve(id, { 'idempotency-key': 'once' })
    expect([first.status, again.status]).toEqual([200, 200])
    expect(await again.json()).toEqual(await first.json())
    expect((await approve(await submit(api), { 'idempotency-key': 'once' })).status).toBe(422)
  })

  test('an idempotency key keeps no refusal: what is possible by then is done', async () => {
    const id = await submit(api)
    const { pool } = api.services
    await pool.query(`update submissions set status = 'rejected' where id = $1`, [id])
    expect((await approve(id, { 'idempotency-key': 'refused' })).status).toBe(409)
    await pool.query(`update submissions set status = 'pending' where id = $1`, [id])
    expect((await approve(id, { 'idempotency-key': 'refused' })).status).toBe(200)
  })

  test('a contact message is handled without an event', async () => {
    const { rows } = await api.services.pool.query(
      `insert into submissions (title, event_type) values ('[CONTACT] Hello', 'contact_message') returning id`,
    )
    const response = await approve(rows[0].id)
    expect(await response.json()).toMatchObject({ status: 'approved', eventId: null })
    expect(await events()).toEqual([])
  })
})

describe('rejecting', () => {
  test('keeps the notes and publishes nothing', async () => {
    const id = await submit(api)
    const response = await reject(id)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      status: 'rejected',
      adminNotes: 'does not meet the criteria',
    })
    expect(await events()).toEqual([])
  })

  test.each<[unknown, number]>([
    [{ notes: 5 }, 422],
    [{ notes: 'a\u0000' }, 422],
    [{ notes: 'fine', status: 'approved' }, 422],
    [{ notes: 'x'.repeat(5001) }, 422],
  ])('with %j is answered %i', async (body, status) => {
    const id = await submit(api)
    expect((await reject(id, body)).status).toBe(status)
    expect((await list())[0]?.status).toBe('pending')
  })
})

test('rejecting without a JSON body is answered 415', async () => {
  const id = await submit(api)
  expect((await api.send('POST', path(id, '/reject'), undefined, bearer(token))).status).toBe(415)
})

describe('what is decided or gone', () => {
  test('cannot be decided again', async () => {
    const [approved, rejected] = [await submit(api), await submit(api)]
    await approve(approved)
    await reject(rejected)
    for (const answer of [
      await approve(approved),
      await reject(approved),
      await approve(rejected),
      await reject(rejected),
    ]) {
      expect(answer.status).toBe(409)
      expect(await answer.json()).toMatchObject({ code: 'notPending' })
    }
  })

  test.each(['00000000-0000-4000-8000-000000000000', 'nonsense'])('%s is answered 404', async (id) => {
    for (const answer of [await approve(id), await reject(id), await remove(id)]) expect(answer.status).toBe(404)
  })
})

describe('deleting', () => {
  test('works in any status, and takes the event along', async () => {
    const [pending, approved, rejected] = [await submit(api), await submit(api), await submit(api)]
    await approve(approved)
    await reject(rejected)
    expect(await events()).toHaveLength(1)
    for (const id of [pending, approved, rejected]) expect((await remove(id)).status).toBe(204)
    expect(await list()).toEqual([])
    expect(await events()).toEqual([])
    expect((await remove(pending)).status).toBe(404)
    expect(await (await api.request('/api/facets')).json()).toMatchObject({ total: 0 })
  })
})

describe('the list', () => {
  test('holds the whole record, newest first', async () => {
    await submit(api, { title: 'First' })
    const id = await submit(api, {
      title: 'Second',
      organizerName: 'Noa',
      organizerPhone: '03-5550100',
      contactPersonName: 'Dana',
      contactPersonPhone: '03-5550101',
      contactPersonPosition: 'Producer',
      contactPersonHours: '9-17',
      additionalInfo: 'EVENT DETAILS:\nFee: Free',
      locale: 'he',
    })
    const records = await list()
    expect(records.map(({ title }) => title)).toEqual(['Second', 'First'])
    expect(records[0]).toEqual({
      ...emptySubmission,
      id,
      title: 'Second',
      startDate: '2026-12-03T09:00:00+02:00',
      organizerName: 'Noa',
      organizerEmail: 'organizer@example.com',
      organizerPhone: '03-5550100',
      contactPersonName: 'Dana',
      contactPersonPhone: '03-5550101',
      contactPersonPosition: 'Producer',
      contactPersonHours: '9-17',
      additionalInfo: 'EVENT DETAILS:\nFee: Free',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      locale: 'he',
      received: expect.objectContaining({ title: 'Second', locale: 'he' }),
    })
  })

  test('is filtered by kind, status and text, and paged', async () => {
    const [one] = [
      await submit(api, { title: 'Zebra', organizerName: 'Ünal' }),
      await submit(api, { title: 'Lion', eventType: 'workshop' }),
    ]
    await reject(one)
    await api.services.pool.query(
      `insert into submissions (title, event_type, organizer_email) values
       ('[CONTACT] Hi', 'contact_message', 'someone@example.org'), ('[FEEDBACK] Rating: 4/5', 'feedback', null)`,
    )
    const titles = async (query: string) => (await list(query)).map(({ title }) => title).sort()
    expect(await titles('?kind=event')).toEqual(['Lion', 'Zebra'])
    expect(await titles('?kind=contact_message')).toEqual(['[CONTACT] Hi'])
    expect(await titles('?kind=feedback')).toEqual(['[FEEDBACK] Rating: 4/5'])
    expect(await titles('?status=rejected')).toEqual(['Zebra'])
    expect(await titles('?status=pending&kind=event')).toEqual(['Lion'])
    expect(await titles('?q=zEB')).toEqual(['Zebra'])
    expect(await titles(`?q=${encodeURIComponent('üNAL')}`)).toEqual(['Zebra'])
    expect(await titles('?q=EXAMPLE.ORG')).toEqual(['[CONTACT] Hi'])
    expect(await titles('?q=workshop')).toEqual(['Lion'])
    expect(await titles('?q=%25')).toEqual([])
    const page = await api.request('/api/sys/mgmt/submissions?limit=1&offset=1', { headers: bearer(token) })
    expect(page.headers.get('x-total-count')).toBe('4')
    expect(await page.json()).toHaveLength(1)
    const beyond = await api.request('/api/sys/mgmt/submissions?offset=9', { headers: bearer(token) })
    expect(beyond.headers.get('x-total-count')).toBe('4')
  })

  test.each(['?status=lost', '?kind=party', '?limit=x', '?offset=-1'])('%s is refused', async (query) => {
    const response = await api.request(`/api/sys/mgmt/submissions${query}`, { headers: bearer(token) })
    expect(response.status).toBe(400)
  })

  test('is not sent again while nothing changes', async () => {
    const id = await submit(api)
    const get = (etag: string) =>
      api.request('/api/sys/mgmt/submissions', { headers: { ...bearer(token), 'if-none-match': etag } })
    const etag = (await get('')).headers.get('etag') ?? ''
    expect((await get(etag)).status).toBe(304)
    await approve(id)
    expect((await get(etag)).status).toBe(200)
  })
})

test('an event that came from a submission can be duplicated; the copy belongs to none', async () => {
  const submission = await submit(api)
  await approve(submission)
  const { docs } = await api.services.payload.find({
    collection: 'events',
    where: { submission: { equals: submission } },
  })
  const copy = await api.services.payload.duplicate({ collection: 'events', id: docs[0]?.id ?? '' })
  expect(copy).toMatchObject({ title: 'Night of the flags', submission: null })
})
