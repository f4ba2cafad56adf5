import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { agents, startBeaconEdge, type BeaconEdge } from '../../testing/beacons.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { overviewOf } from './overview.ts'

const zone = 'Asia/Jerusalem'
let api: TestApi
let edge: BeaconEdge

beforeAll(async () => {
  api = await startApi({}, 'own cluster')
  edge = await startBeaconEdge(api.database.url)
})
afterAll(async () => {
  await edge.stop()
  await api.stop()
})
afterEach(async () => {
  await api.services.pool.query('delete from visits')
})

const overview = (timeframe: 'hour' | 'day' | 'week' | 'month', now: string) =>
  overviewOf(api.services.pool, timeframe, new Date(now), zone)

async function visits() {
  const { rows } = await api.services.pool.query(
    `select landing_path, page_views, round(extract(epoch from last_seen_at - started_at))::int as seconds
     from visits order by started_at`,
  )
  return rows
}

test('nothing measured is told as nothing', async () => {
  const empty = await overview('week', '2026-11-20T10:00:00Z')
  expect(empty).toMatchObject({
    totalSessions: 0,
    uniqueVisitors: 0,
    pageViews: 0,
    averageSessionDuration: null,
    bounceRate: null,
    mobileShare: null,
    medianSessionDuration: null,
    activePeak: null,
    activeSeries: [],
    topCountries: [],
    topPages: [],
    landingPages: [],
    peakHours: [],
    weekHours: [],
    durations: [],
    recentSessions: [],
  })
  expect(empty.series).toHaveLength(28)
})

test.each(['hour', 'day', 'week', 'month'] as const)(
  'what three visitors did is told exactly, %s',
  async (timeframe) => {
    const german = '2a00:1450:4001::1'
    await edge.send({ at: '2026-11-20T09:30:00Z', page: 'a1', path: '/', address: german })
    await edge.send({
      at: '2026-11-20T09:30:02Z',
      page: 'a1',
      path: '/',
      kind: 'load',
      loadMs: 812,
      address: german,
    })
    await edge.send({ at: '2026-11-20T09:30:40Z', page: 'a2', path: '/about', address: german })
    await edge.send({ at: '2026-11-20T09:31:00Z', page: 'a2', path: '/about', kind: 'beat', address: german })
    await edge.send({
      at: '2026-11-20T09:40:00Z',
      page: 'b1',
      path: '/he',
      agent: agents.phone,
      address: '192.168.1.5',
    })
    await edge.send({
      at: '2026-11-20T09:41:00Z',
      page: 'c1',
      path: '/',
      agent: agents.firefox,
      address: german,
    })
    await edge.send({
      at: '2026-11-20T09:41:03Z',
      page: 'c1',
      path: '/',
      kind: 'load',
      loadMs: 1204,
      address: german,
      agent: agents.firefox,
    })
    await edge.written()
    const measured = await overview(timeframe, '2026-11-20T09:44:00Z')
    expect(measured).toMatchObject({
      totalSessions: 3,
      uniqueVisitors: 3,
      pageViews: 4,
      averageSessionDuration: 21,
      medianSessionDuration: 3,
      bounceRate: 2 / 3,
      bouncedSessions: 2,
      mobileShare: 1 / 3,
      activeSessions: 2,
      activePeak: { count: 2 },
      topCountries: [
        { country: 'Germany', count: 2 },
        { country: 'local', count: 1 },
      ],
      topDevices: [
        { deviceType: 'desktop', count: 2 },
        { deviceType: 'mobile', count: 1 },
      ],
      topBrowsers: [
        { browser: 'Chrome', count: 1 },
        { browser: 'Firefox', count: 1 },
        { browser: 'Safari', count: 1 },
      ],
      topPages: [
        { path: '/', views: 2, previousViews: 0, p75LoadMs: 1200, bounceRate: 0.5, averageSeconds: 2.5 },
        { path: '/about', views: 1, p75LoadMs: null, bounceRate: null, averageSeconds: 20 },
        { path: '/he', views: 1, p75LoadMs: null, bounceRate: 1, averageSeconds: 0 },
      ],
      distinctPages: 3,
      landingPages: [],
      peakHours: [{ hour: 11, pageViews: 4 }],
      weekHours: [{ weekday: 5, hour: 11, sessions: 3 }],
      durations: [
        { upToSeconds: 10, count: 2 },
        { upToSeconds: 30, count: 0 },
        { upToSeconds: 60, count: 1 },
        { upToSeconds: 180, count: 0 },
        { upToSeconds: 600, count: 0 },
        { upToSeconds: null, count: 0 },
      ],
    })
    const total = (of: 'sessions' | 'pageViews' | 'uniqueVisitors') =>
      measured.series.reduce((sum, step) => sum + step[of], 0)
    expect([total('sessions'), total('uniqueVisitors'), total('pageViews')]).toEqual([3, 3, 4])
    expect(measured.recentSessions.map(({ browser, os, pageViews }) => [browser, os, pageViews])).toEqual([
      ['Firefox', 'Linux', 1],
      ['Safari', 'iOS', 1],
      ['Chrome', 'Windows', 2],
    ])
  },
)

test('a visit goes on for 30 minutes after a sign of life, and not a second longer', async () => {
  await edge.send({ at: '2026-11-20T09:00:00Z', page: '1' })
  await edge.written()
  await edge.send({ at: '2026-11-20T09:29:59Z', page: '2' })
  await edge.written()
  await edge.send({ at: '2026-11-20T09:59:59Z', page: '3', path: '/faq' })
  await edge.written()
  expect(await visits()).toEqual([
    { landing_path: '/', page_views: 2, seconds: 1799 },
    { landing_path: '/faq', page_views: 1, seconds: 0 },
  ])
  expect(await overview('day', '2026-11-20T10:30:00Z')).toMatchObject({ totalSessions: 2, uniqueVisitors: 1 })
})

test('a visit over midnight stays one, and the visitor of the next day is a new one', async () => {
  await edge.send({ at: '2026-11-19T21:50:00Z', page: '1' })
  await edge.written()
  await edge.send({ at: '2026-11-19T22:10:00Z', page: '2' })
  await edge.written()
  await edge.send({ at: '2026-11-19T22:38:00Z', page: '2', kind: 'beat' })
  await edge.written()
  await edge.send({ at: '2026-11-20T08:00:00Z', page: '3' })
  await edge.written()
  expect(await visits()).toEqual([
    { landing_path: '/', page_views: 2, seconds: 2880 },
    { landing_path: '/', page_views: 1, seconds: 0 },
  ])
  expect(await overview('week', '2026-11-20T08:01:00Z')).toMatchObject({
    totalSessions: 2,
    uniqueVisitors: 2,
  })
})

test.each(['hour', 'day', 'week', 'month'] as const)(
  'a visit that had begun before the period counts in it, with its visitor, %s',
  async (timeframe) => {
    await edge.send({ at: '2026-11-20T09:00:00Z', page: '1' })
    await edge.written()
    const now = {
      hour: '2026-11-20T10:10',
      day: '2026-11-21T09:10',
      week: '2026-11-27T10:10',
      month: '2026-12-20T10:10',
    }
    const began = Date.parse('2026-11-20T09:00:00Z')
    const { pool } = api.services
    // As it would be seen from a tab that stays open: signs of life up to a view that lies in the period.
    await pool.query(`update visits set last_seen_at = $1`, [new Date(Date.parse(`${now[timeframe]}:00Z`) - 60_000)])
    await pool.query(
      `update page_views set at = $1, last_seen_at = $1, hour = date_trunc('hour', $1::timestamptz, $2),
      day = date_trunc('day', $1::timestamptz, $2)`,
      [new Date(Date.parse(`${now[timeframe]}:00Z`) - 60_000), zone],
    )
    const measured = await overview(timeframe, `${now[timeframe]}:00Z`)
    expect(Date.parse(measured.from)).toBeGreaterThan(began)
    expect(measured).toMatchObject({
      totalSessions: 1,
      uniqueVisitors: 1,
      pageViews: 1,
      topCountries: [{ count: 1 }],
    })
    expect(measured.series.map(({ sessions }) => sessions).filter(Boolean)).toEqual([1])
    expect(measured.series[0]).toMatchObject({ sessions: 1, uniqueVisitors: 1 })
  },
)

test('two edges that hear of one visitor at once make one visit', async () => {
  const other = await startBeaconEdge(api.database.url)
  for (let page = 0; page < 20; page += 1) {
    const given = { at: Date.parse('2026-11-20T09:00:00Z') + page * 100 }
    await Promise.all([edge.send({ ...given, page: `e${page}` }), other.send({ ...given, page: `o${page}` })])
  }
  await Promise.all([edge.written(), other.written()])
  await other.stop()
  expect(await visits()).toEqual([{ landing_path: '/', page_views: 40, seconds: 2 }])
  expect(await overview('hour', '2026-11-20T09:05:00Z')).toMatchObject({
    totalSessions: 1,
    pageViews: 40,
    bounceRate: 0,
  })
})

test('a load time that arrives before its view makes one page view', async () => {
  await edge.send({ at: '2026-11-20T09:00:01Z', page: '1', kind: 'load', loadMs: 300 })
  await edge.written()
  await edge.send({ at: '2026-11-20T09:00:00Z', page: '1' })
  await edge.written()
  expect(await overview('hour', '2026-11-20T09:05:00Z')).toMatchObject({ totalSessions: 1, pageViews: 1 })
})

test.each([
  ['a robot', { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['nobody’s user agent', { agent: '' }],
  ['Do Not Track', { headers: { dnt: '1' } }],
  ['Global Privacy Control', { headers: { 'sec-gpc': '1' } }],
])('%s is answered and not counted', async (_who, given) => {
  expect(await edge.send({ at: '2026-11-20T09:00:00Z', page: '1', ...given })).toBe(204)
  await edge.written()
  expect(await visits()).toEqual([])
})

test('neither an address nor a user agent is stored', async () => {
  await edge.send({ at: '2026-11-20T09:00:00Z', page: '1', address: '198.51.100.77' })
  await edge.written()
  for (const table of ['visits', 'page_views', 'analytics_salts', 'visit_figures']) {
    const { rows } = await api.services.pool.query(`select * from ${table}`)
    expect(JSON.stringify(rows)).not.toMatch(/198\.51\.100\.77|AppleWebKit/)
  }
})

test('what is taken back leaves no trace in the figures', async () => {
  await edge.send({ at: '2026-11-20T09:00:00Z', page: '1', kind: 'load', loadMs: 55 })
  await edge.written()
  await api.services.pool.query('delete from visits')
  const { rows } = await api.services.pool.query(
    `select (select count(*) from visit_figures where count <> 0 or amount <> 0)::int as figures,
       (select count(*) from load_figures where count <> 0)::int as loads`,
  )
  expect(rows).toEqual([{ figures: 0, loads: 0 }])
})

test('figures of before stay when they are laid apart', async () => {
  const { down, up } = await import('../../migrations/20261121_041500_figures_by_grain.ts')
  const migration = { db: api.services.payload.db.drizzle } as unknown as Parameters<typeof up>[0]
  await edge.send({ at: '2026-11-20T09:00:00Z', page: '1', kind: 'load', loadMs: 1234 })
  await edge.written()
  const before = await overview('month', '2026-11-20T09:05:00Z')
  await down(migration)
  await up(migration)
  expect(await overview('month', '2026-11-20T09:05:00Z')).toEqual(before)
  expect(before.topPages).toMatchObject([{ views: 1, p75LoadMs: 1200 }])
})

const json = { 'content-type': 'application/json' }

test.each([
  ['from another site', 403, { headers: { ...json, origin: 'https://elsewhere.example' }, body: '{}' }],
  ['no JSON by its type', 415, { headers: { 'content-type': 'text/plain' }, body: '{}' }],
  ['over 2 KB', 413, { headers: json, body: JSON.stringify({ kind: 'x'.repeat(2100) }) }],
  ['no JSON', 400, { headers: json, body: 'kind=view' }],
  ['of another shape', 422, { headers: json, body: '{"kind":"click"}' }],
])('a beacon that is %s is refused with %i', async (_what, status, init) => {
  const answer = await fetch(edge.address, { method: 'POST', ...init })
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ error: expect.any(String), code: expect.any(String) })
})

test('one address sends 1,800 a minute, and then waits', async () => {
  const strict = await startBeaconEdge(api.database.url, { scale: 1 })
  const statuses = []
  for (let page = 0; page < 1801; page += 1)
    statuses.push(await strict.send({ at: '2026-11-20T09:00:00Z', page: `${page % 10}` }))
  expect(statuses.filter((status) => status === 204)).toHaveLength(1800)
  expect(statuses.at(-1)).toBe(429)
  expect(await strict.send({ at: '2026-11-20T09:01:00Z', page: 'later' })).toBe(204)
  await strict.stop()
})

test('the addresses of one IPv6 network share that minute', async () => {
  const strict = await startBeaconEdge(api.database.url, { scale: 1 })
  const statuses = []
  for (let host = 1; host <= 1810; host += 1) {
    const address = `2001:db8:0:7::${host.toString(16)}`
    statuses.push(await strict.send({ at: '2026-11-20T09:00:00Z', page: `${host % 10}`, address }))
  }
  expect(statuses.filter((status) => status === 204)).toHaveLength(1800)
  await strict.stop()
})

test('what the site does not have is not counted, and of one network no more than 300 visitors an hour', async () => {
  const strict = await startBeaconEdge(api.database.url, { scale: 1 })
  const at = '2026-11-20T09:00:00Z'
  expect(await strict.send({ at, page: 'none', path: '/made-up/advertisement' })).toBe(204)
  for (let browser = 1; browser <= 340; browser += 1)
    expect(await strict.send({ at, page: `${browser}`, agent: `${agents.chrome} Made/${browser}` })).toBe(204)
  await strict.written()
  const counted = await visits()
  expect(counted).toHaveLength(300)
  expect(counted.every((visit) => visit.landing_path === '/')).toBe(true)
  await strict.stop()
})

test('salts go within 48 hours, visits after 400 days, and their figures with them', async () => {
  const { removeOldVisits } = await import('./visits.ts')
  const { pool } = api.services
  await edge.send({ at: Date.now() - 401 * 86_400_000, page: 'old' })
  await edge.send({ at: Date.now() - 399 * 86_400_000, page: 'new' })
  await edge.written()
  await pool.query(`update analytics_salts set created_at = now() - interval '47 hours 1 minute'`)
  await pool.query(`insert into analytics_salts (day, salt) values ('2000-01-01', 'x')`)
  await removeOldVisits(pool)
  const { rows } = await pool.query(
    `select (select count(*) from analytics_salts)::int as salts, (select count(*) from visits)::int as visits,
       (select sum(count) from visit_figures where dimension = 'visits' and grain = 'day')::int as counted`,
  )
  expect(rows).toEqual([{ salts: 1, visits: 1, counted: 1 }])
  await pool.query('delete from analytics_salts')
})

test('the visits of a period are a file, and its export is in the audit log', async () => {
  await edge.send({ at: Date.now() - 1000, page: '1', path: '/about' })
  await edge.written()
  const authorization = `Bearer ${await api.token()}`
  const answer = await api.request('/api/sys/stats/visits.csv?timeframe=hour', { headers: { authorization } })
  expect(answer.headers.get('content-disposition')).toMatch(/visits_hour_\d{4}-\d\d-\d\d\.csv/)
  const [head, row, ...more] = (await answer.text()).trim().split('\r\n')
  expect(head).toContain('ID,Started,Last Activity')
  expect(row).toContain(',0,1,/about,unknown,unknown,desktop,Chrome,Windows')
  expect(more).toEqual([])
  const { rows } = await api.services.pool.query(`select details from audit_entries where action = 'export'`)
  expect(rows).toEqual([{ details: '1 rows' }])
})

test('what comes while PostgreSQL is killed and started again is counted, once', async () => {
  await edge.send({ at: '2026-11-20T09:00:00Z', page: '1' })
  await edge.written()
  const [pid] = (await readFile(join(api.database.folder, 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
  for (let page = 2; page <= 9; page += 1)
    expect(await edge.send({ at: '2026-11-20T09:00:10Z', page: `${page}` })).toBe(204)
  await expect.poll(async () => (await api.request('/api/health')).status, { timeout: 30_000 }).toBe(200)
  await edge.written()
  expect(await visits()).toEqual([{ landing_path: '/', page_views: 9, seconds: 10 }])
})

test('an edge that ends writes what it holds', async () => {
  const leaving = await startBeaconEdge(api.database.url)
  for (let page = 1; page <= 5; page += 1) await leaving.send({ at: '2026-11-20T09:00:00Z', page: `${page}` })
  await leaving.stop()
  expect(await visits()).toMatchObject([{ page_views: 5 }])
})
