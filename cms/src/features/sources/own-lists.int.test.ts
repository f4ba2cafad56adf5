import type { OwnList, OwnRow, PublishedList } from '@cyberluach/api/own-lists'
import type { SourcePreview } from '@cyberluach/api/sources'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayAhead } from '../../testing/listed.ts'
import { bearer, signedIn } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { syncSourceJob } from './sync.ts'

let api: TestApi
let admin: string
let moderator: string

beforeAll(async () => {
  // Nothing of it is fetched over the network: the private address of the test would be refused.
  api = await startApi({ PUBLIC_URL: 'https://calendar.example' })
  expect(await published()).toMatchObject({ name: 'Cybersecurity events in Israel', events: [] })
  admin = await signedIn(api, 'admin', 'noa')
  moderator = await signedIn(api, 'moderator', 'dan')
})
afterAll(() => api.stop())
beforeEach(async () => {
  await rows('truncate sources, events, event_slugs cascade')
  await rows('delete from graphile_worker._private_jobs')
  list = (await (await send('POST', '', edit)).json()) as OwnList
})

let list: OwnList
const edit = {
  slug: 'israel',
  name: 'Cybersecurity events in Israel',
  nameHe: 'אירועי סייבר בישראל',
  licence: 'CC BY 4.0',
  country: 'Israel',
  isRead: true,
} as const
const rowOf = (n: number, changes: Partial<OwnRow> = {}): OwnRow => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  title: `Cyber night number ${['one', 'two', 'three', 'four', 'five'][n]}`,
  titleHe: null,
  start: dayAhead(10 + 20 * n),
  end: null,
  from: '18:00',
  until: '21:00',
  isOnline: false,
  city: 'Haifa',
  venue: 'The port',
  url: `https://night${n}.example/`,
  type: 'meetup',
  organizer: `Night people ${n}`,
  admission: 'free',
  price: null,
  state: 'scheduled',
  ...changes,
})

const rows = async (text: string, values: unknown[] = []) => (await api.services.pool.query(text, values)).rows
const path = '/api/sys/mgmt/own-lists'
const send = (method: string, at: string, body?: object, token = admin) =>
  api.send(method, path + at, body, bearer(token))
const save = async (put: OwnRow[], remove: string[] = []): Promise<OwnList> => {
  const answer = await send('POST', `/${list.id}/rows`, { put, remove }, moderator)
  expect(answer.status).toBe(200)
  return (await answer.json()) as OwnList
}
const work = async () => {
  const jobs = await rows(`select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'sync-source'`)
  await rows('delete from graphile_worker._private_jobs')
  for (const { payload } of jobs) await syncSourceJob(api.services, payload)
}
const published = async () => (await (await api.request('/api/lists/israel')).json()) as PublishedList
const events = () =>
  rows(`select l.title, e.start_day as day, e.location_country as country, e.state from events e
    join events_locales l on l._parent_id = e.id and l._locale = 'en' order by 2`)
const lastRun = async () => (await rows('select outcome, counts from source_runs order by id desc limit 1'))[0]

test('a new list is empty, published, and read by nobody yet', async () => {
  expect(list).toMatchObject({ ...edit, source: null, rows: [] })
  expect(await published()).toMatchObject({
    licenceUrl: expect.stringContaining('/by/4.0'),
    changedAt: null,
    events: [],
  })
  expect(await rows('select from sources')).toEqual([])
  expect((await api.request('/api/lists/nobody')).status).toBe(404)
})

test('what a moderator saves is an event at once, by the ways of any list, without a request', async () => {
  const saved = await save([rowOf(1), rowOf(0)])
  expect(saved.rows.map(({ title }) => title)).toEqual(['Cyber night number one', 'Cyber night number two'])
  expect((await published()).events[0]).toMatchObject({ start: expect.stringMatching(/T18:00:00\+0[23]:00$/) })
  await work()
  expect(await events()).toMatchObject([
    { title: 'Cyber night number one', day: dayAhead(10), country: 'Israel' },
    { title: 'Cyber night number two', day: dayAhead(30) },
  ])
  expect(await rows('select name, address, kind, licence, may_pass_on, trust from sources')).toEqual([
    {
      name: edit.name,
      address: 'https://calendar.example/lists/israel.json',
      kind: 'json',
      licence: 'CC BY 4.0',
      may_pass_on: true,
      trust: 'publish',
    },
  ])
})

test('a row that moves stays its event; saved again as it was, nothing is another', async () => {
  await save([rowOf(0)])
  await work()
  await save([rowOf(0, { start: dayAhead(12) })])
  await work()
  expect(await events()).toMatchObject([{ day: dayAhead(12) }])
  const before = (await published()).changedAt
  await save([rowOf(0, { start: dayAhead(12) })])
  expect((await published()).changedAt).toBe(before)
})

test('a list that is emptied on purpose is well, also in a preview, and its rows come back', async () => {
  const all = [0, 1, 2, 3, 4].map((n) => rowOf(n))
  await save(all)
  await work()
  const { source } = await save(
    [],
    all.map(({ id }) => id),
  )
  const preview = await api.send('POST', '/api/sys/mgmt/source-preview', { id: source }, bearer(admin))
  expect((await preview.json()) as SourcePreview).toMatchObject({
    failed: null,
    degraded: null,
    counts: { vanished: 5 },
  })
  await work()
  expect(await lastRun()).toMatchObject({ outcome: 'changed', counts: { vanished: 5 } })
  await save(all)
  await work()
  expect(await rows('select from sightings where vanished_at is not null')).toEqual([])
  expect(await events()).toHaveLength(5)
})

test('a row is refused with the field that is wrong, and nothing is saved', async () => {
  const answer = await send('POST', `/${list.id}/rows`, {
    put: [rowOf(0), rowOf(1, { end: dayAhead(1) }), rowOf(2, { title: ' ' })],
    remove: [],
  })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({
    issues: [
      { path: 'put.1.end', code: 'endBeforeStart' },
      { path: 'put.2.title', code: 'required' },
    ],
  })
  expect((await published()).events).toEqual([])
})

test('a row belongs to one list: another cannot take it over', async () => {
  await save([rowOf(0)])
  const other = (await (await send('POST', '', { ...edit, slug: 'other', name: 'Other' })).json()) as OwnList
  await send('POST', `/${other.id}/rows`, { put: [rowOf(0, { title: 'Taken' })], remove: [rowOf(0).id] })
  expect((await published()).events).toMatchObject([{ title: 'Cyber night number one' }])
})

test('its settings are those of its source; a list that is not to be read has it turned off', async () => {
  await save([rowOf(0)])
  const changed = await send('PUT', `/${list.id}`, { ...edit, slug: 'il', licence: null, isRead: false })
  expect(changed.status).toBe(200)
  expect(await rows('select address, licence, may_pass_on, is_on from sources')).toEqual([
    { address: 'https://calendar.example/lists/il.json', licence: null, may_pass_on: false, is_on: false },
  ])
  expect((await send('POST', '', { ...edit, slug: 'il' })).status).toBe(409)
  expect((await send('POST', '', { ...edit, slug: 'Not a slug' })).status).toBe(422)
  expect((await send('PUT', `/${list.id}`, edit, moderator)).status).toBe(403)
})

test('a list that is removed takes its source along and leaves its events; each step is in the audit log', async () => {
  await save([rowOf(0)])
  await work()
  expect((await send('DELETE', `/${list.id}`)).status).toBe(204)
  expect(await rows('select from sources')).toEqual([])
  expect(await events()).toHaveLength(1)
  expect((await send('DELETE', `/${list.id}`)).status).toBe(404)
  expect(
    await rows(
      `select username, details from audit_entries where action = 'ownListChanged' and subject = $1 order by at, id`,
      [list.id],
    ),
  ).toEqual([
    { username: 'noa', details: `${edit.name}: settings saved` },
    { username: 'dan', details: `${edit.name}: 1 saved, 0 removed` },
    { username: 'noa', details: `${edit.name}: removed` },
  ])
})

test('once its source was removed by hand, the list is read no more until that is asked for again', async () => {
  const { source } = await save([rowOf(0)])
  expect((await api.send('DELETE', `/api/sys/mgmt/sources/${source}`, undefined, bearer(admin))).status).toBe(204)
  expect(await save([rowOf(1)])).toMatchObject({ isRead: false, source: null })
  await send('PUT', `/${list.id}`, edit)
  expect(await rows('select from sources')).toHaveLength(1)
})
