import type { DecidedBatch, DecidedProposal, Proposals } from '@cyberluach/api/proposals'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readSnapshot, shippedLists } from '../../../seed/lists.ts'
import { storeEvent, storeSeries } from '../../../testing/events.ts'
import { dayAhead, listed, storeList } from '../../../testing/listed.ts'
import { settle, stated, storeSourceRecord, storeSource } from '../../../testing/sources.ts'
import { bearer } from '../../../testing/staff.ts'
import { startApi, type TestApi } from '../../../testing/start-api.ts'
import { says, startWebServer, type WebServer } from '../../../testing/web-server.ts'
import type { Stated } from '../rows.ts'
import { syncSource } from '../sync.ts'

let api: TestApi
let server: WebServer
let token: string

beforeAll(async () => {
  server = await startWebServer()
  api = await startApi({ RATE_LIMIT_SCALE: '100', FETCH_PRIVATE: '127.0.0.0/8' })
  token = await api.token()
})
afterAll(async () => {
  await api.stop()
  await server.stop()
})
beforeEach(async () => {
  await rows('truncate events, event_slugs, sources cascade')
})
afterEach(() => vi.useRealTimers())

const path = '/api/sys/mgmt/proposals'
const rows = async (text: string, values: unknown[] = []) => (await api.services.pool.query(text, values)).rows
const list = async (query = ''): Promise<Proposals> =>
  (await (await api.request(`${path}${query}`, { headers: bearer(token) })).json()) as Proposals
const decided = async () =>
  (await (await api.request(`${path}/decided`, { headers: bearer(token) })).json()) as DecidedProposal[]
const together = async (body: object, headers = {}): Promise<DecidedBatch> => {
  const answer = await api.send('POST', `${path}/batches`, body, { ...bearer(token), ...headers })
  expect(answer.status).toBe(200)
  return (await answer.json()) as DecidedBatch
}
const undo = async ({ id }: { id: string }) =>
  (await api.send('POST', `${path}/batches/${id}/undo`, undefined, bearer(token))).json()
const decide = async (id: string, verdict: string) =>
  (await api.send('POST', `${path}/${id}/decision`, { verdict }, bearer(token))).status
const titles = async () =>
  (await rows(`select title from events_locales where _locale = 'en' order by 1`)).map(({ title }) => title)

async function see(source: string, row: Partial<Stated>): Promise<string> {
  const id = await storeSourceRecord(api, source, stated({ startDay: dayAhead(30), ...row }))
  await settle(api, source, [id])
  return id
}
const over = { startDay: dayAhead(-40), endDay: dayAhead(-39) }

/** Two lists that share an event, with one of each kind that is not certain. */
async function twoLists() {
  const [one, other] = [await storeSource(api, { name: 'One' }), await storeSource(api, { name: 'Other' })]
  const almond = { title: 'Almond Conference', url: 'https://almond.example/' }
  await see(one, almond)
  await see(one, { title: 'Night of the flags', city: 'Haifa', country: 'Israel' })
  await see(one, { title: 'Called off in Eilat', state: 'cancelled' })
  await see(one, { title: 'Last year', ...over })
  await see(other, { ...almond, venue: 'Port' })
  await see(other, { title: 'Nights of flags', city: 'Haifa', country: 'Israel' })
  await see(other, { title: 'Basalt Conference' })
  await see(other, { title: 'The year before', ...over })
  return { one, other }
}

test('a row without a place says where the last edition was, and is published without any', async () => {
  const source = await storeSource(api)
  const series = await storeSeries(api, { slug: `flag-con-${source}` })
  const last = { title: 'Flag Con 2025', startDay: dayAhead(-300), series, locationCity: 'Denver' }
  await storeEvent(api, last)
  await see(source, { title: 'Flag Con 2027' })
  await see(source, { title: 'Flag Con 2028', city: 'Haifa', startDay: dayAhead(400) })
  const { proposals } = await list()
  const told = { city: 'Denver', country: null, day: last.startDay }
  expect(proposals.map(({ lastPlace }) => lastPlace)).toEqual([told, null])
  await decide(proposals[0]?.id ?? '', 'publish')
  const places = await rows('select location_city as city from events order by start_day')
  expect(places).toEqual([{ city: 'Denver' }, { city: null }])
})

describe('all that is certain', () => {
  test('is published by one call: doubles are merged with what they add, what may be one is asked', async () => {
    await twoLists()
    expect(await list()).toMatchObject({ total: 6, over: 2, certain: 5, counts: { new: 6 } })
    const batch = await together({ what: 'certain' })
    expect(batch).toMatchObject({ decided: 3, merged: 1, asked: 1, left: 0 })
    expect(await titles()).toEqual(['Almond Conference', 'Basalt Conference', 'Night of the flags'])
    expect(await rows('select location_venue from events where location_venue is not null')).toEqual([
      { location_venue: 'Port' },
    ])
    expect(await list()).toMatchObject({ over: 2, certain: 0, counts: { new: 1, pair: 1 } })
    expect(await rows('select details from audit_entries where subject = $1', [batch.id])).toEqual([
      { details: 'publish × 4' },
    ])
    expect(await together({ what: 'certain' })).toMatchObject({ decided: 0, merged: 0, asked: 0 })
  })

  test('of one list alone, and once however often the call arrives', async () => {
    const { other } = await twoLists()
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    expect(await list(`?source=${other}`)).toMatchObject({ certain: 3, over: 1 })
    const batch = await together({ what: 'certain', source: other }, key)
    expect(batch).toMatchObject({ decided: 3, merged: 0, asked: 0 })
    expect(await together({ what: 'certain', source: other }, key)).toEqual(batch)
    expect(await titles()).toEqual(['Almond Conference', 'Basalt Conference', 'Nights of flags'])
  })

  test('leaves out what was left aside before, what is doubtful, and what a list says that failed its sanity check', async () => {
    const source = await storeSource(api)
    const row = { title: 'Left aside', url: 'https://aside.example/' }
    await see(source, row)
    await decide((await list()).proposals[0]?.id ?? '', 'ignore')
    await rows(`update sightings set stated = stated || '{"city": "Eilat"}'`)
    await settle(
      api,
      source,
      (await rows('select id from sightings')).map(({ id }) => id),
    )
    expect(await list()).toMatchObject({ total: 1, certain: 0 })
    await see(source, { title: 'Fresh' })
    expect(await list()).toMatchObject({ total: 2, certain: 1 })
    await rows(
      `update sightings set stated = stated || '{"otherDay": "2027-01-01"}' where stated ->> 'title' = 'Fresh'`,
    )
    const inDoubt = expect.objectContaining({ otherDay: '2027-01-01' })
    const proposals = expect.arrayContaining([inDoubt])
    expect(await list()).toMatchObject({ total: 2, certain: 0, proposals })
    await rows(`update sightings set stated = stated - 'otherDay'`)
    await rows(
      `insert into source_runs (source_id, started_at, trigger, outcome, read_as, counts)
       values ($1, now(), 'person', 'degraded', '', '{}')`,
      [source],
    )
    expect(await list()).toMatchObject({ total: 2, certain: 0 })
  })

  test('is taken back together, and stands as one among the decisions; what changed since stays', async () => {
    await twoLists()
    const before = await list()
    const batch = await together({ what: 'certain' })
    expect(await decided()).toMatchObject([
      { batch: { id: batch.id, count: 4 }, mayUndo: true, undoneAt: null, decidedBy: 'admin' },
    ])
    expect(await undo(batch)).toEqual({ undone: 4, stayed: 0 })
    expect(await titles()).toEqual([])
    expect((await list()).counts).toEqual(before.counts)
    expect(await decided()).toMatchObject([{ batch: { count: 4 }, mayUndo: false }])
    expect(await undo(batch)).toEqual({ undone: 0, stayed: 0 })

    const again = await together({ what: 'certain' })
    const [event] = await rows(`select _parent_id as id from events_locales where title = 'Basalt Conference'`)
    await api.services.payload.update({ collection: 'events', id: event.id, data: { state: 'cancelled' } })
    expect(await undo(again)).toMatchObject({ stayed: 1 })
    expect(await titles()).toEqual(['Basalt Conference'])
    expect((await decided()).find(({ batch: of }) => of === null)).toMatchObject({
      hindrance: 'eventChanged',
    })
  })
})

describe('what is over', () => {
  test('is no question, stands apart with the latest first, and is left aside together and taken back', async () => {
    const { one } = await twoLists()
    expect((await list('?part=over')).proposals.map(({ statement }) => statement.title)).toEqual([
      'Last year',
      'The year before',
    ])
    expect((await list()).proposals.map(({ statement }) => statement.title)).not.toContain('Last year')
    const batch = await together({ what: 'over', source: one })
    expect(batch).toMatchObject({ decided: 1, merged: 0, asked: 0, left: 0 })
    expect(await list()).toMatchObject({ over: 1, counts: { new: 6 } })
    expect(await undo(batch)).toEqual({ undone: 1, stayed: 0 })
    expect(await list()).toMatchObject({ over: 2 })
  })

  test('is asked nothing about: neither a change nor an absence of an event that is over', async () => {
    const source = await storeSource(api, { trust: 'publish' })
    const record = await see(source, over)
    const [{ event_id: event }] = await rows('select event_id from sightings')
    for (const kind of ['change', 'vanished'])
      await rows(`insert into proposals (kind, sighting_id, event_id, fields) values ($1, $2, $3, '[]')`, [
        kind,
        record,
        event,
      ])
    expect(await list()).toMatchObject({ total: 0, over: 0 })
  })
})

describe('of one event one question is asked', () => {
  test('its absence waits behind the pair of the row that it may stand in now, and goes with the answer', async () => {
    const source = await storeSource(api, { trust: 'publish' })
    const gone = await see(source, { title: 'Night of the flags', city: 'Haifa', country: 'Israel' })
    const [{ event_id: event }] = await rows('select event_id from sightings')
    await rows(`update sightings set vanished_at = now(), last_seen_at = now() - interval '1 day'`)
    await rows(`insert into proposals (kind, sighting_id, event_id) values ('vanished', $1, $2)`, [gone, event])
    expect((await list()).counts).toMatchObject({ pair: 0, vanished: 1 })
    await rows(`update sources set trust = 'queue'`)
    await see(source, { title: 'Nights of flags', city: 'Haifa', country: 'Israel' })
    const [pair, ...others] = (await list()).proposals
    expect([pair?.kind, others]).toEqual(['pair', []])
    expect(await decide(pair?.id ?? '', 'same')).toBe(200)
    expect((await list()).counts).toMatchObject({ pair: 0, vanished: 0 })
  })
})

describe('what is probably new in a list that publishes by itself', () => {
  const there = { title: 'RSA Conference', city: 'San Francisco', country: 'United States' }
  const here = { ...there, title: 'CT-RSA', url: 'https://ct.example/' }

  test('is published, asked about beside the other one, and can be made one with it and parted again', async () => {
    await see(await storeSource(api, { trust: 'publish' }), there)
    await see(await storeSource(api, { trust: 'publish' }), here)
    expect(await titles()).toEqual(['CT-RSA', 'RSA Conference'])
    const [pair] = (await list()).proposals
    expect(pair).toMatchObject({
      kind: 'pair',
      event: { statement: { title: 'CT-RSA' } },
      candidates: [{ event: { statement: { title: 'RSA Conference' } } }],
    })
    expect(await decide(pair?.id ?? '', 'same')).toBe(200)
    expect(await titles()).toEqual(['RSA Conference'])
    await api.send('POST', `${path}/${pair?.id}/undo`, undefined, bearer(token))
    expect(await titles()).toEqual(['CT-RSA', 'RSA Conference'])
    expect((await list()).counts).toMatchObject({ pair: 1 })
  })

  test('waits where its source waits for decisions', async () => {
    await see(await storeSource(api, { trust: 'publish' }), there)
    await see(await storeSource(api), here)
    expect(await titles()).toEqual(['RSA Conference'])
  })
})

test('the first hour with seven lists from empty asks at most 40 decisions, at most 20 of them one by one', async () => {
  // Of the files that come with the product much is over a year later.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T12:00:00Z') })
  for (const { snapshot, kind } of shippedLists) {
    server.paths[`/${snapshot}`] = says(await readSnapshot(snapshot))
    await storeList(api, `${server.origin}/${snapshot}`, { kind })
  }
  // A list of our own, and one that has half of it, some of them under other names.
  const own = listed(60)
  const renamed = own.slice(0, 30).map((row, at) => (at % 10 === 0 ? { ...row, name: `${row.name} (main days)` } : row))
  for (const [name, content] of Object.entries({ own, renamed })) {
    server.paths[`/${name}.json`] = says(JSON.stringify(content))
    await storeList(api, `${server.origin}/${name}.json`)
  }
  for (const { id } of await rows('select id from sources order by created_at'))
    await syncSource(api.services, id, 'person')
  const { counts, over: past, certain } = await list()
  expect(counts.new + past).toBeGreaterThan(350)
  // What a list states in two ways is left to somebody who looks.
  const doubtful = await rows(`select from sightings where stated ? 'otherDay'`)
  expect(doubtful).toHaveLength(1)
  expect(certain).toBe(counts.new - doubtful.length)

  let asked = 0
  for (const what of ['certain', 'over']) {
    const { left } = await together({ what })
    expect(left).toBe(0)
    asked += 1
  }
  let oneByOne = 0
  for (let [next] = (await list()).proposals; next; [next] = (await list()).proposals) {
    await decide(
      next.id,
      { new: 'publish', pair: 'same', change: 'apply', vanished: 'ignore', leftOut: 'ignore' }[next.kind],
    )
    oneByOne += 1
    expect(oneByOne).toBeLessThanOrEqual(20)
  }
  expect(asked + oneByOne).toBeLessThanOrEqual(40)
  expect(await titles()).toHaveLength((await rows('select from events')).length)
  expect((await rows('select from events')).length).toBeGreaterThanOrEqual(60)
})
