import type { EventTwins } from '@cyberluach/api/event-twins'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeEvent } from '../../testing/events.ts'
import { settle, stated, storeSighting, storeSource } from '../../testing/sources.ts'
import { bearer } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { submit } from '../../testing/submissions.ts'

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

const rows = async (text: string, values: unknown[] = []) =>
  (await api.services.pool.query(text, values)).rows
const path = (id: string, what: string) => `/api/sys/mgmt/events/${id}/${what}`
const twins = async (id: string) =>
  (await (await api.request(path(id, 'twins'), { headers: bearer(token) })).json()) as EventTwins
const merge = (kept: string, event: string) => api.send('POST', path(kept, 'merge'), { event }, bearer(token))
const undo = (kept: string, id: string) =>
  api.send('POST', path(kept, 'merge-undo'), { merge: id }, bearer(token))
const page = (slug: string) => api.request(`/api/event-pages/${slug}`)

const flags = { title: 'Night of the flags', startDay: '2027-03-03', locationCity: 'Haifa' }

/** One that a person added, and the same as a list names it. */
async function two() {
  const kept = await storeEvent(api, flags)
  const source = await storeSource(api, { trust: 'publish' })
  const row = stated({ title: 'Flags by night', startDay: '2027-03-04', city: 'Haifa', venue: 'Port' })
  await settle(api, source, [
    await storeSighting(api, source, { ...row, startDay: '2027-08-08', endDay: '2027-08-08' }, { key: 'a' }),
  ])
  const [{ id: gone }] = await rows('select id from events where id <> $1', [kept])
  await settle(api, source, [await storeSighting(api, source, row, { key: 'a' })])
  await rows(
    `update events set start_day = '2027-03-04', end_day = '2027-03-04', state = 'scheduled' where id = $1`,
    [gone],
  )
  return { kept, gone: gone as string }
}

test('what may be the same event is named; made one, its addresses, statements and history are not lost', async () => {
  const { kept, gone } = await two()
  expect(await twins(kept)).toMatchObject({ alike: [{ id: gone, title: 'Flags by night' }], merged: [] })
  const world = async () => ({
    events: await rows('select * from events order by id'),
    slugs: await rows('select * from event_slugs order by slug'),
    statements: await rows('select * from event_statements order by 1, 2, 3'),
    sightings: await rows('select id, event_id from sightings'),
    keys: await rows('select * from event_keys order by event_id'),
    found: await rows('select event_id, names, everything, start_day from event_search order by 1'),
    texts: await rows('select * from events_locales order by _parent_id, _locale'),
    waiting: await rows(
      'select kind, event_id, candidates, fields from proposals where decided_at is null order by 1',
    ),
    history: await rows('select * from event_changes where event_id = $1 order by id', [gone]),
  })
  const before = await world()
  const [{ slug }] = await rows('select slug from event_slugs where event_id = $1', [gone])
  const answer = await merge(kept, gone)
  expect(answer.status).toBe(200)
  const after = (await answer.json()) as EventTwins
  expect(after).toMatchObject({
    alike: [],
    merged: [{ title: 'Flags by night', startDay: '2027-03-04', mergedBy: 'admin' }],
  })
  expect(await rows('select id from events')).toEqual([{ id: kept }])
  expect(await rows('select event_id from event_slugs where slug = $1', [slug])).toEqual([{ event_id: kept }])
  expect(await (await page(slug)).json()).toMatchObject({ event: { id: kept } })
  expect(await rows('select event_id from sightings')).toEqual([{ event_id: kept }])
  expect(
    await rows(`select details from audit_entries where action = 'eventDeleted' and subject = $1`, [gone]),
  ).toEqual([{ details: 'Flags by night → Night of the flags' }])

  const [merged] = after.merged
  expect((await undo(kept, merged?.id ?? '')).status).toBe(200)
  expect(await world()).toEqual(before)
  expect((await undo(kept, merged?.id ?? '')).status).toBe(409)
})

test('an event is not made one with itself, with nothing, or with another that an organizer looks after', async () => {
  const kept = await storeEvent(api, flags)
  expect((await merge(kept, kept)).status).toBe(404)
  expect((await merge(kept, crypto.randomUUID())).status).toBe(404)
  const submitted = await Promise.all(
    ['One', 'Two'].map(async (title) => {
      const id = await submit(api, { title })
      const answer = await api.send(
        'POST',
        `/api/sys/mgmt/submissions/${id}/approve`,
        undefined,
        bearer(token),
      )
      return ((await answer.json()) as { eventId: string }).eventId
    }),
  )
  const [one = '', other = ''] = submitted
  const refused = await merge(one, other)
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'bothSubmitted' }])
  expect((await merge(kept, other)).status).toBe(200)
  expect(await rows('select id from events where submission_id is not null order by id')).toEqual(
    [kept, one].toSorted().map((id) => ({ id })),
  )
})
