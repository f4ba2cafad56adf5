import type { EventDuplicates } from '@cyberluach/api/managed-events'
import type { LinkedSubmission } from '@cyberluach/api/submission-link'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { submissionLink } from '../../submissions/submission-link.ts'
import { storeEvent } from '../../../testing/events.ts'
import { settle, stated, storeSourceRecord, storeSource } from '../../../testing/sources.ts'
import { bearer } from '../../../testing/staff.ts'
import { startApi, type TestApi } from '../../../testing/start-api.ts'
import { leastSubmission, submit } from '../../../testing/submissions.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '100' })
  token = await api.token()
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.services.pool.query('truncate submissions, events, event_slugs, sources cascade')
})

const rows = async (text: string, values: unknown[] = []) => (await api.services.pool.query(text, values)).rows
const path = (id: string, what: string) => `/api/sys/mgmt/events/${id}/${what}`
const duplicates = async (id: string) =>
  (await (await api.request(path(id, 'duplicates'), { headers: bearer(token) })).json()) as EventDuplicates
const merge = (kept: string, event: string) => api.send('POST', path(kept, 'merge'), { event }, bearer(token))
const undo = (kept: string, id: string) => api.send('POST', path(kept, 'merge-undo'), { merge: id }, bearer(token))
const page = (slug: string) => api.request(`/api/event-pages/${slug}`)

const flags = { title: 'Night of the flags', startDay: '2037-03-03', locationCity: 'Haifa' }

/** One that a person added, and the same as a list names it. */
async function two() {
  const kept = await storeEvent(api, flags)
  const source = await storeSource(api, { trust: 'publish' })
  const row = stated({ title: 'Flags by night', startDay: '2037-03-04', city: 'Haifa', venue: 'Port' })
  await settle(api, source, [
    await storeSourceRecord(api, source, { ...row, startDay: '2037-08-08', endDay: '2037-08-08' }, { key: 'a' }),
  ])
  const [{ id: gone }] = await rows('select id from events where id <> $1', [kept])
  await settle(api, source, [await storeSourceRecord(api, source, row, { key: 'a' })])
  await rows(`update events set start_day = '2037-03-04', end_day = '2037-03-04', state = 'scheduled' where id = $1`, [
    gone,
  ])
  return { kept, gone: gone as string }
}

test('what may be the same event is named; made one, its addresses, statements and history are not lost', async () => {
  const { kept, gone } = await two()
  expect(await duplicates(kept)).toMatchObject({ alike: [{ id: gone, title: 'Flags by night' }], merged: [] })
  const world = async () => ({
    events: await rows('select * from events order by id'),
    slugs: await rows('select * from event_slugs order by slug'),
    statements: await rows('select * from event_statements order by 1, 2, 3'),
    sightings: await rows('select id, event_id from sightings'),
    keys: await rows('select * from event_keys order by event_id'),
    found: await rows('select event_id, names, everything, start_day from event_search order by 1'),
    texts: await rows('select * from events_locales order by _parent_id, _locale'),
    waiting: await rows('select kind, event_id, candidates, fields from proposals where decided_at is null order by 1'),
    history: await rows('select * from event_changes where event_id = $1 order by id', [gone]),
  })
  const before = await world()
  const [{ slug }] = await rows('select slug from event_slugs where event_id = $1', [gone])
  const answer = await merge(kept, gone)
  expect(answer.status).toBe(200)
  const after = (await answer.json()) as EventDuplicates
  expect(after).toMatchObject({
    alike: [],
    merged: [{ title: 'Flags by night', startDay: '2037-03-04', mergedBy: 'admin' }],
  })
  expect(await rows('select id from events')).toEqual([{ id: kept }])
  expect(await rows('select event_id from event_slugs where slug = $1', [slug])).toEqual([{ event_id: kept }])
  expect(await (await page(slug)).json()).toMatchObject({ event: { id: kept } })
  expect(await rows('select event_id from sightings')).toEqual([{ event_id: kept }])
  expect(
    await rows(`select details from audit_entries where action = 'eventsMerged' and subject = $1`, [kept]),
  ).toEqual([{ details: 'Flags by night → Night of the flags' }])

  const [merged] = after.merged
  expect((await undo(kept, merged?.id ?? '')).status).toBe(200)
  expect(await world()).toEqual(before)
  expect((await undo(kept, merged?.id ?? '')).status).toBe(409)
})

test('an event is not made one with itself, or with nothing', async () => {
  const kept = await storeEvent(api, flags)
  expect((await merge(kept, kept)).status).toBe(404)
  expect((await merge(kept, crypto.randomUUID())).status).toBe(404)
})

/** The event of a submission that was approved, with its private page. */
async function published(title: string) {
  const submission = await submit(api, { title })
  const approved = `/api/sys/mgmt/submissions/${submission}/approve`
  const answer = await api.send('POST', approved, undefined, bearer(token))
  const { eventId } = (await answer.json()) as { eventId: string }
  const link = submissionLink(
    api.services.configuration,
    { id: submission, locale: 'en', startDate: leastSubmission.startDate, endDate: null },
    new Date(),
  )
  const linked = async () =>
    (await api.request(`/api/submission/${link.address.split('/').at(-1)}`)).json() as Promise<LinkedSubmission>
  return { submission, event: eventId, linked }
}

test('an event that came by no submission takes over that of the other', async () => {
  const kept = await storeEvent(api, flags)
  const { submission, event } = await published('One')
  expect((await merge(kept, event)).status).toBe(200)
  expect(await rows('select id, submission_id from events')).toEqual([{ id: kept, submission_id: submission }])
})

test('of two that were sent twice one stays; nobody is told of a cancellation, and both private pages lead to it', async () => {
  const one = await published('Flags by night')
  const other = await published('Flags by night!')
  const mails = async () => rows(`select kind, submission_id from mails order by created_at, id`)
  const before = await mails()
  const answer = await merge(one.event, other.event)
  expect(answer.status).toBe(200)
  const { merged } = (await answer.json()) as EventDuplicates
  expect(await rows('select id from events')).toEqual([{ id: one.event }])
  expect(await one.linked()).toMatchObject({
    eventId: one.event,
    isMerged: false,
    event: { state: 'scheduled' },
  })
  expect(await other.linked()).toMatchObject({
    state: 'published',
    eventId: one.event,
    isMerged: true,
    event: null,
  })
  expect(await mails()).toEqual(before)
  const listed = await api.request(`/api/sys/mgmt/submissions?ids=${other.submission}`, {
    headers: bearer(token),
  })
  expect(await listed.json()).toMatchObject([{ eventId: one.event, isMerged: true, status: 'approved' }])

  expect((await undo(one.event, merged[0]?.id ?? '')).status).toBe(200)
  expect(await other.linked()).toMatchObject({
    eventId: other.event,
    isMerged: false,
    event: { state: 'scheduled' },
  })
  expect(await rows('select * from merged_submissions')).toEqual([])
  expect(await rows('select submission_id from events')).toHaveLength(2)
})

test('what was merged into an event goes along when that is merged itself, and comes back with it', async () => {
  const [one, two, three] = [await published('One'), await published('Two'), await published('Three')]
  await merge(two.event, three.event)
  const answer = await merge(one.event, two.event)
  const { merged } = (await answer.json()) as EventDuplicates
  for (const { linked } of [two, three]) expect(await linked()).toMatchObject({ eventId: one.event, isMerged: true })
  await undo(one.event, merged[0]?.id ?? '')
  expect(await three.linked()).toMatchObject({ eventId: two.event, isMerged: true })
  expect(await two.linked()).toMatchObject({ eventId: two.event, isMerged: false })
})

test('a change that its organizer asks for is decided first; a submission that is deleted brings nothing back', async () => {
  const [one, other] = [await published('One'), await published('Two')]
  await rows(`insert into event_requests (submission_id, state, all_day, reason) values ($1, 'cancelled', false, '')`, [
    other.submission,
  ])
  const refused = await merge(one.event, other.event)
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'changeAsked' }])
  await rows('delete from event_requests')
  const { merged } = (await (await merge(one.event, other.event)).json()) as EventDuplicates
  await api.send('DELETE', `/api/sys/mgmt/submissions/${other.submission}`, undefined, bearer(token))
  expect(await rows('select id from events')).toEqual([{ id: one.event }])
  expect((await undo(one.event, merged[0]?.id ?? '')).status).toBe(409)
})
