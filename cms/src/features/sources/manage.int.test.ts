import type { ManagedSource, SourceRun } from '@cyberluach/api/sources'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { syncDueSources, syncSourceJob } from './sync.ts'
import { removeOldRuns } from './fetch/runs.ts'
import { storeEvent } from '../../testing/events.ts'
import { listed, storeList } from '../../testing/listed.ts'
import { bearer, signedIn } from '../../testing/staff.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { says, startWebServer, type WebServer } from '../../testing/web-server.ts'

let api: TestApi
let server: WebServer
let admin: string

beforeAll(async () => {
  server = await startWebServer({ '/list.json': says(JSON.stringify(listed(4))) })
  api = await startApi({ FETCH_PRIVATE: '127.0.0.0/8', RATE_LIMIT_SCALE: '100' })
  admin = await signedIn(api, 'admin', 'noa')
})
afterAll(async () => {
  await api.stop()
  await server.stop()
})
beforeEach(async () => {
  await rows('truncate sources, events, source_requests cascade')
  await rows('delete from graphile_worker._private_jobs')
})

const rows = async (text: string, values: unknown[] = []) => (await api.services.pool.query(text, values)).rows
const path = '/api/sys/mgmt/sources'
const given = (changes: object = {}) => ({
  name: 'confs.tech',
  kind: 'confsTech',
  address: `${server.origin}/list.json`,
  licence: 'MIT',
  credit: 'confs.tech and its contributors',
  creditUrl: 'https://confs.tech/',
  mayPassOn: true,
  ...changes,
})
const send = (method: string, at: string, body?: object) => api.send(method, path + at, body, bearer(admin))
const added = async (changes: object = {}): Promise<ManagedSource> => {
  const answer = await send('POST', '', given(changes))
  expect(answer.status).toBe(201)
  return (await answer.json()) as ManagedSource
}
const list = async () => (await (await send('GET', '')).json()) as ManagedSource[]
const jobs = () =>
  rows(`select j.payload from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'sync-source'`)
const audit = async () =>
  await rows(
    `select action, username, details from audit_entries where action::text like 'source%' order by at desc, id`,
  )
const work = async () => {
  for (const { payload } of await jobs()) await syncSourceJob(api.services, payload)
  await rows('delete from graphile_worker._private_jobs')
}

test('a list is added with what is usual where nothing is said, and told in the audit log', async () => {
  const since = (await audit()).length
  const source = await added()
  expect(source).toMatchObject({
    name: 'confs.tech',
    trust: 'queue',
    everyHours: 72,
    isOn: true,
    hasPermission: false,
    health: 'never',
    lastRun: null,
    isSyncing: false,
    records: 0,
  })
  expect(await list()).toEqual([{ ...source, nextRunAt: expect.any(String) }])
  const edited = await send('PUT', `/${source.id}`, given({ trust: 'publish', isOn: false, everyHours: 24 }))
  expect(await edited.json()).toMatchObject({
    trust: 'publish',
    isOn: false,
    everyHours: 24,
    nextRunAt: null,
  })
  expect((await send('DELETE', `/${source.id}`)).status).toBe(204)
  expect(await list()).toEqual([])
  const told = await audit()
  expect(told.slice(0, told.length - since).toReversed()).toEqual([
    { action: 'sourceCreated', username: 'noa', details: 'confs.tech' },
    {
      action: 'sourceUpdated',
      username: 'noa',
      details: 'confs.tech · trust: publish, everyHours, isOn: false',
    },
    { action: 'sourceDeleted', username: 'noa', details: 'confs.tech' },
  ])
})

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['a kind that there is not', { kind: 'gopher' }, 'kind'],
  ['an address that is none', { address: 'lists.example' }, 'address'],
  ['an address of another protocol', { address: 'ftp://lists.example/' }, 'address'],
  ['a script as the link of its credit', { creditUrl: 'javascript:alert(1)' }, 'creditUrl'],
  ['no time between two syncs', { everyHours: 0 }, 'everyHours'],
  ['years between two syncs', { everyHours: 20_000 }, 'everyHours'],
  ['CTFtime on, without permission', { kind: 'ctftime' }, 'hasPermission'],
  ['CTFtime every hour', { kind: 'ctftime', hasPermission: true, everyHours: 1 }, 'everyHours'],
])('%s is refused, and which field it is', async (_what, changes, field) => {
  const answer = await send('POST', '', given(changes))
  expect(answer.status).toBe(422)
  expect(((await answer.json()) as { issues: { path: string }[] }).issues.map((issue) => issue.path)).toEqual([field])
  const { id } = await added({ kind: 'json' })
  expect((await send('PUT', `/${id}`, given(changes))).status).toBe(422)
  expect(await list()).toMatchObject([{ kind: 'json' }])
})

test('an address that calendars are subscribed to by is that of its file', async () => {
  const source = await added({ kind: 'iCalendar', address: 'webcal://lists.example/a.ics' })
  expect(source.address).toBe('https://lists.example/a.ics')
})

test('the same holds in the panel’s own forms', async () => {
  const user = await rows(`select id from users where username = 'noa'`)
  const as = { overrideAccess: false, user: { ...user[0], role: 'admin', collection: 'users' } }
  const create = (changes: object) =>
    api.services.payload.create({ collection: 'sources', data: given(changes) as never, ...as })
  await expect(create({ kind: 'ctftime', isOn: true })).rejects.toMatchObject({ status: 400 })
  await expect(create({ kind: 'ctftime', hasPermission: true, everyHours: 5 })).rejects.toThrow()
  await expect(create({ address: 'javascript:alert(1)' })).rejects.toThrow()
  await create({ kind: 'ctftime', isOn: true, hasPermission: true })
  await expect(create({})).rejects.toThrow()
})

test('one list has one source', async () => {
  const { id } = await added()
  expect((await send('POST', '', given())).status).toBe(409)
  const other = await added({ address: `${server.origin}/other.json` })
  expect((await send('PUT', `/${other.id}`, given())).status).toBe(409)
  expect((await send('PUT', `/${id}`, given())).status).toBe(200)
})

test('what is not there is not found', async () => {
  const id = crypto.randomUUID()
  const answers = [
    await send('PUT', `/${id}`, given()),
    await send('DELETE', `/${id}`),
    await send('POST', `/${id}/sync`),
    await send('GET', `/${id}/runs`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

test('synced now: it waits in the queue once, also where it is off; then its run says what it brought', async () => {
  const { id } = await added({ isOn: false })
  for (let times = 0; times < 3; times += 1)
    expect(await (await send('POST', `/${id}/sync`)).json()).toMatchObject({ isSyncing: true })
  expect(await jobs()).toEqual([{ payload: { source: id, trigger: 'person' } }])
  await work()
  const [source] = await list()
  expect(source).toMatchObject({
    isSyncing: false,
    health: 'well',
    lastRun: { trigger: 'person', outcome: 'changed', counts: { rows: 4, new: 4 } },
    nextRunAt: null,
    records: 4,
    waiting: 4,
  })
  const runs = (await (await send('GET', `/${id}/runs`)).json()) as SourceRun[]
  expect(runs).toMatchObject([{ ...source?.lastRun, refused: [] }])
  expect((await audit())[0]).toMatchObject({ action: 'sourceSynced', username: 'noa' })
})

test('removing a source takes along what it said and what waits of it; its events stay', async () => {
  const { id } = await added()
  await send('POST', `/${id}/sync`)
  await work()
  const event = await storeEvent(api)
  await rows('update sightings set event_id = $1', [event])
  expect((await send('DELETE', `/${id}`)).status).toBe(204)
  expect(await rows('select from sightings union all select from proposals union all select from source_runs')).toEqual(
    [],
  )
  expect(await rows('select id from events')).toEqual([{ id: event }])
})

test('what runs of long ago came to is removed, but for the last twenty of a source', async () => {
  const { id } = await added()
  await rows(
    `insert into source_runs (source_id, started_at, trigger, outcome, read_as, counts)
     select $1, now() - make_interval(days => n), 'timetable', 'unchanged', '', '{}' from generate_series(150, 60, -1) n`,
    [id],
  )
  await removeOldRuns(api.services.pool)
  expect(await rows('select from source_runs')).toHaveLength(30)
  await rows(`update source_runs set started_at = started_at - interval '90 days'`)
  await removeOldRuns(api.services.pool)
  expect(await rows('select from source_runs')).toHaveLength(20)
})

describe('by the clock', () => {
  const begun = (hours: number, id: string) =>
    rows(`update source_runs set started_at = now() - make_interval(hours => $1) where source_id = $2`, [hours, id])

  test('what is on is read at its hours, once for each', async () => {
    const { id } = await added()
    await added({ address: `${server.origin}/off.json`, isOn: false })
    await syncDueSources(api.services)
    await syncDueSources(api.services)
    expect(await jobs()).toEqual([{ payload: { source: id, trigger: 'timetable' } }])
    await work()
    await syncDueSources(api.services)
    expect(await jobs()).toEqual([])
    await begun(71, id)
    await syncDueSources(api.services)
    expect(await jobs()).toEqual([])
    await begun(73, id)
    await syncDueSources(api.services)
    expect(await jobs()).toHaveLength(1)
  })

  test('what failed is tried again after six hours; what is turned off meanwhile is not', async () => {
    const { id } = await added({ address: `${server.origin}/gone.json` })
    await syncDueSources(api.services)
    await work()
    expect(await list()).toMatchObject([{ health: 'failed', lastRun: { reason: 'notFound', detail: '404' } }])
    await begun(5, id)
    await syncDueSources(api.services)
    expect(await jobs()).toEqual([])
    await begun(7, id)
    await syncDueSources(api.services)
    expect(await jobs()).toHaveLength(1)
    await rows('update sources set is_on = false')
    await work()
    expect(await rows('select from source_runs')).toHaveLength(1)
  })
})

test('CTFtime is not asked for twice within six hours, whoever asks', async () => {
  const id = await storeList(api, `${server.origin}/ctftime`, { kind: 'ctftime', isOn: false })
  expect((await send('POST', `/${id}/sync`)).status).toBe(409)
  await rows('update sources set has_permission = true')
  expect((await send('POST', `/${id}/sync`)).status).toBe(200)
  await work()
  expect((await send('POST', `/${id}/sync`)).status).toBe(409)
})
