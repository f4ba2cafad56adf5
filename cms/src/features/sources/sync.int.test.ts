import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayAhead, listed, storeList, type Listed } from '../../testing/listed.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { says, startWebServer, type WebServer } from '../../testing/web-server.ts'
import { storeEvent } from '../../testing/events.ts'
import { stated, storeSource, storeSourceRecord } from '../../testing/sources.ts'
import { absentOf, readRejections } from './reconcile/absence.ts'
import { withSourceLock } from './fetch/source.ts'
import { syncSource, syncSourceJob } from './sync.ts'

let api: TestApi
let server: WebServer
let source: string

beforeAll(async () => {
  server = await startWebServer()
  api = await startApi({ FETCH_PRIVATE: '127.0.0.0/8' })
})
afterAll(async () => {
  await api.stop()
  await server.stop()
})
beforeEach(async () => {
  await rows('truncate sources, events cascade')
  server.asked.length = 0
  source = await storeList(api, `${server.origin}/list.json`)
})

const rows = async (text: string, values: unknown[] = []) => (await api.services.pool.query(text, values)).rows
const shows = (list: readonly object[], headers: Record<string, string> = {}) => {
  server.paths['/list.json'] = says(JSON.stringify(list), headers)
}
const sync = () => syncSource(api.services, source, 'timetable')
const runs = () => rows('select outcome, reason, detail, counts, trigger from source_runs order by id')
const lastRun = async () => (await runs()).at(-1)
const records = () =>
  rows(`select stated ->> 'title' as title, start_day as "startDay", vanished_at is not null as "hasVanished",
          first_seen_at = last_seen_at as "isSeenOnce", event_id as "eventId"
        from sightings order by start_day, title`)
const waiting = async (kind: string) =>
  (await rows('select from proposals where kind = $1 and decided_at is null', [kind])).length

/** Everything that a sync could have changed, but when rows were seen and what the runs were. */
const world = async () => ({
  records: await rows(
    'select id, key, raw, stated, first_seen_at, changed_at, vanished_at, event_id, judged_at from sightings order by id',
  ),
  proposals: await rows('select * from proposals order by id'),
  events: await rows('select * from events order by id'),
  statements: await rows('select * from event_statements order by event_id, field'),
  changes: await rows('select * from event_changes order by id'),
})

test('keeps every row as it stood and as it is understood, and what cannot be read with its reason', async () => {
  shows([...listed(3), { name: 'Nobody Knows When', url: 'https://nobody.example/' }])
  expect(await sync()).toBe('changed')
  expect(await records()).toHaveLength(3)
  const [kept] = await rows(`select raw, stated from sightings where stated ->> 'title' = 'Almond Conference 0'`)
  expect(kept).toMatchObject({
    raw: listed(1)[0],
    stated: { title: 'Almond Conference 0', startDay: dayAhead(20), country: 'Israel', city: 'Haifa' },
  })
  expect(kept.stated).not.toHaveProperty('raw')
  expect(await lastRun()).toMatchObject({
    outcome: 'changed',
    counts: { rows: 3, new: 3, changed: 0, known: 0, refused: 1, leftOut: 0, vanished: 0, over: 0 },
  })
  expect(await rows('select refused from source_runs')).toMatchObject([
    { refused: [{ reason: 'noDate', raw: expect.stringContaining('Nobody Knows When') }] },
  ])
  expect(await waiting('new')).toBe(3)
})

test('what ended more than a year ago is left and counted: a list of nothing else is as good as any', async () => {
  const [one] = listed(1)
  const longAgo = { ...one, startDate: dayAhead(-400), endDate: dayAhead(-399) }
  shows([longAgo, { ...longAgo, name: 'Another' }])
  expect(await sync()).toBe('unchanged')
  expect(await lastRun()).toMatchObject({ reason: null, counts: { rows: 0, refused: 0, over: 2 } })
  expect(await records()).toEqual([])
})

test('a second run of the same list changes nothing, and says that it was seen again', async () => {
  shows(listed(5))
  await sync()
  const before = await world()
  expect(await sync()).toBe('unchanged')
  expect(await world()).toEqual(before)
  expect(await lastRun()).toMatchObject({ counts: { rows: 5, new: 0, known: 5 } })
  expect((await records()).every(({ isSeenOnce }) => !isSeenOnce)).toBe(true)
})

test('a second run of a list that publishes by itself leaves every other table as it is: no mail, no entry', async () => {
  await rows(`update sources set trust = 'publish'`)
  shows(listed(3))
  await sync()
  const tables = (await rows(`select tablename from pg_tables where schemaname = 'public'`)).map(
    ({ tablename }) => tablename as string,
  )
  const all = async () => {
    const held = new Map<string, unknown>()
    for (const table of tables) held.set(table, await rows(`select row::text from "${table}" row order by row::text`))
    return held
  }
  const before = await all()
  expect(await sync()).toBe('unchanged')
  const after = await all()
  const changed = tables.filter((table) => !isDeepStrictEqual(before.get(table), after.get(table)))
  expect(changed.toSorted()).toEqual(['sightings', 'source_runs'])
})

test('of a list that says the same, what cannot be read is told as it stands there now', async () => {
  shows([...listed(2), { name: 'When?' }])
  await sync()
  shows([...listed(2), { name: 'Still when?' }])
  expect(await sync()).toBe('unchanged')
  const [{ refused }] = await rows('select refused from source_runs order by id desc limit 1')
  expect(JSON.stringify(refused)).toContain('Still when?')
})

test('asks with what it was told before, and takes “not modified” for the same list', async () => {
  const headers: unknown[] = []
  shows(listed(2), { etag: '"one"', 'last-modified': 'Tue, 24 Nov 2026 10:00:00 GMT' })
  await sync()
  server.paths['/list.json'] = (request, answer) => {
    headers.push(request.headers['if-none-match'], request.headers['if-modified-since'])
    answer.writeHead(304).end()
  }
  expect([await sync(), await sync()]).toEqual(['unchanged', 'unchanged'])
  expect(headers).toEqual(Array(2).fill(['"one"', 'Tue, 24 Nov 2026 10:00:00 GMT']).flat())
  expect(await lastRun()).toMatchObject({ outcome: 'unchanged', counts: { rows: 2, known: 2 } })
})

test('the same rows in another order or other spacing are the same list', async () => {
  shows(listed(3))
  await sync()
  server.paths['/list.json'] = says(JSON.stringify(listed(3), null, 4))
  expect(await sync()).toBe('unchanged')
})

test('a row that says something else is a change of what is known', async () => {
  shows(listed(4))
  await sync()
  const [first, ...others] = listed(4)
  shows([{ ...first, city: 'Eilat' }, ...others])
  expect(await sync()).toBe('changed')
  expect(await lastRun()).toMatchObject({ counts: { new: 0, changed: 1, known: 3, vanished: 0 } })
})

test('in a list without ids, an event on other days is the one that stood there before', async () => {
  shows(listed(4))
  await sync()
  const before = await rows(`select id from sightings where stated ->> 'title' like 'Almond%'`)
  const [first, ...others] = listed(4)
  shows([{ ...first, startDate: dayAhead(120), endDate: dayAhead(121) }, ...others])
  await sync()
  expect(await rows(`select id from sightings where stated ->> 'title' like 'Almond%'`)).toEqual(before)
  expect(await lastRun()).toMatchObject({ counts: { new: 0, changed: 1, vanished: 0 } })
})

describe('what vanishes', () => {
  const linked = async () => {
    for (const { id, title, startDay } of await rows(
      `select id, stated ->> 'title' as title, start_day as "startDay" from sightings`,
    )) {
      const event = await storeEvent(api, { title, startDay })
      await rows('update sightings set event_id = $2 where id = $1', [id, event])
    }
  }

  /** All of the events but when they were checked. */
  const eventsLeft = () => rows(`select to_jsonb(e) - 'checked_at' as event from events e order by id`)

  test('is marked for a look, and its event stays as it is', async () => {
    shows(listed(10))
    await sync()
    await linked()
    const events = await eventsLeft()
    shows(listed(10).slice(1))
    expect(await sync()).toBe('changed')
    expect(await lastRun()).toMatchObject({ counts: { known: 9, vanished: 1 } })
    expect((await records()).filter(({ hasVanished }) => hasVanished)).toMatchObject([{ title: 'Almond Conference 0' }])
    expect(await waiting('vanished')).toBe(1)
    expect(await eventsLeft()).toEqual(events)
  })

  test('needs no look any more when it is there again', async () => {
    shows(listed(10))
    await sync()
    await linked()
    shows(listed(10).slice(1))
    await sync()
    shows(listed(10))
    expect(await sync()).toBe('changed')
    expect(await waiting('vanished')).toBe(0)
    expect((await records()).filter(({ hasVanished }) => hasVanished)).toEqual([])
  })

  test('is not what is over: it has left the list as it should', async () => {
    const past: Listed[] = listed(5, { startDate: dayAhead(-10), endDate: dayAhead(-9) })
    shows([...past, ...listed(10).slice(5)])
    await sync()
    shows([...past.slice(0, 3), ...listed(10).slice(5)])
    expect(await sync()).toBe('unchanged')
    expect(await lastRun()).toMatchObject({ counts: { vanished: 0 } })
  })

  test('of a feed that shows only what comes next is not what lies beyond', async () => {
    await rows(`update sources set kind = 'json' where id = $1`, [source])
    const kept = [1, 2, 3, 4, 5].map((number) => ({
      id: `${number}`,
      startDay: dayAhead(number),
      endDay: dayAhead(number),
      hasVanished: false,
      isElsewhere: false,
      stated: stated(),
    }))
    const days = [dayAhead(1), dayAhead(2), dayAhead(3)]
    const seen = { ids: new Set(['1', '2', '3']), days, rejected: readRejections([]) }
    const today = dayAhead(0)
    expect(absentOf(kept, seen, { kind: 'iCalendar', today, isBelievedLately: true })).toMatchObject({
      ids: [],
      areTooMany: false,
    })
    expect(absentOf(kept, seen, { kind: 'owasp', today, isBelievedLately: true })).toMatchObject({
      ids: ['4', '5'],
      areTooMany: true,
    })
  })

  test('more than 30 % at once: nothing is marked, and the source is degraded', async () => {
    shows(listed(10))
    await sync()
    const others = listed(14).slice(10)
    shows([...listed(10).slice(4), ...others])
    expect(await sync()).toBe('degraded')
    expect(await lastRun()).toMatchObject({ reason: 'manyVanished', counts: { new: 4, vanished: 0 } })
    expect((await records()).some(({ hasVanished }) => hasVanished)).toBe(false)
    shows([...listed(10).slice(3), ...others])
    expect(await sync()).toBe('changed')
    expect((await records()).filter(({ hasVanished }) => hasVanished)).toHaveLength(3)
  })

  test('more than 30 % for good: after thirty days they are marked, and the source is well', async () => {
    shows(listed(10))
    await sync()
    shows(listed(10).slice(4))
    expect(await sync()).toBe('degraded')
    await rows(`update source_runs set started_at = started_at - interval '31 days'`)
    expect(await sync()).toBe('changed')
    expect(await lastRun()).toMatchObject({ counts: { vanished: 4 } })
    expect(await sync()).toBe('unchanged')
  })

  test.each([
    ['an empty file', '', 'empty'],
    ['an empty list', '[]', 'empty'],
    ['no list', '<html>Down for maintenance</html>', 'nothingReadable'],
    ['rows without a day', JSON.stringify([{ name: 'One' }, { name: 'Two' }]), 'nothingReadable'],
    ['less than half', JSON.stringify(listed(4)), 'muchSmaller'],
  ])('%s: nothing is taken of it, and the source is degraded', async (_what, text, reason) => {
    shows(listed(10))
    await sync()
    const before = await world()
    server.paths['/list.json'] = says(text)
    expect(await sync()).toBe('degraded')
    expect(await lastRun()).toMatchObject({ outcome: 'degraded', reason })
    expect(await world()).toEqual(before)
    shows(listed(10))
    expect(await sync()).toBe('unchanged')
    expect(await world()).toEqual(before)
  })
})

describe('two instances', () => {
  test('at the same moment: one syncs, the other leaves it to that one', async () => {
    let arrived = () => {}
    const hasArrived = new Promise<void>((resolve) => (arrived = resolve))
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    server.paths['/list.json'] = (_request, answer) => {
      arrived()
      void released.then(() => answer.writeHead(200).end(JSON.stringify(listed(3))))
    }
    const first = sync()
    await hasArrived
    expect(await Promise.all([sync(), sync()])).toEqual([null, null])
    release()
    expect(await first).toBe('changed')
    expect(await runs()).toHaveLength(1)
    expect(server.asked.filter((path) => path === '/list.json')).toHaveLength(1)
  })

  test('with two trusted lists of the same events: each is on the calendar once', async () => {
    await rows(`update sources set trust = 'publish'`)
    const other = await storeList(api, `${server.origin}/other.json`, { trust: 'publish' })
    shows(listed(60))
    server.paths['/other.json'] = says(JSON.stringify(listed(60)))
    const both = [sync(), syncSource(api.services, other, 'timetable')]
    expect(await Promise.all(both)).toEqual(['changed', 'changed'])
    expect(await rows('select from events')).toHaveLength(60)
    expect(await rows('select from sightings where event_id is not null')).toHaveLength(120)
  })

  test('a source that is removed, or is to be read elsewhere, while it is fetched: nothing of it is kept', async () => {
    const during = async (text: string) => {
      server.paths['/list.json'] = (_request, answer) => {
        void rows(text, [source]).then(() => answer.writeHead(200).end(JSON.stringify(listed(3))))
      }
      return sync()
    }
    expect(await during(`update sources set address = address || '?other' where id = $1`)).toBeNull()
    await rows(`update sources set address = replace(address, '?other', '') where id = $1`, [source])
    expect(await during('delete from sources where id = $1')).toBeNull()
    expect([await records(), await runs()]).toEqual([[], []])
  })
})

test('what a person asks for while another sync is at it waits, and is read once that is through', async () => {
  shows(listed(3))
  const waits = () =>
    rows('select run_at > now() as later from graphile_worker.jobs where key = $1', [`sync-source:${source}`])
  await withSourceLock(api.services.pool, source, () => syncSourceJob(api.services, { source, trigger: 'timetable' }))
  expect(await waits()).toEqual([])
  await withSourceLock(api.services.pool, source, () => syncSourceJob(api.services, { source, trigger: 'person' }))
  expect(await waits()).toEqual([{ later: true }])
  await rows('delete from graphile_worker._private_jobs')
  await syncSourceJob(api.services, { source, trigger: 'person' })
  expect([await waits(), (await records()).length]).toEqual([[], 3])
})

test('a source whose address is changed is read as if for the first time', async () => {
  shows(listed(10), { etag: '"one"' })
  await sync()
  server.paths['/other.json'] = (request, answer) => {
    if (request.headers['if-none-match']) answer.writeHead(304).end()
    else answer.writeHead(200).end(JSON.stringify(listed(10).slice(0, 9)))
  }
  await rows('update sources set address = $2 where id = $1', [source, `${server.origin}/other.json`])
  expect(await sync()).toBe('changed')
})

test('what words leave out is counted, is not gone, and what was asked of it is asked no more', async () => {
  shows(listed(4))
  await sync()
  await rows('update sources set leave_out = $1', ['Almond Conference, BASALT'])
  await sync()
  expect(await lastRun()).toMatchObject({
    counts: { rows: 2, leftOut: 2, refused: 0, vanished: 0 },
  })
  expect(await waiting('new')).toBe(2)
  expect(await waiting('vanished')).toBe(0)
  await rows('update sources set leave_out = null')
  await sync()
  expect(await waiting('new')).toBe(4)
})

test('what came before its words leave it out is offered to be removed, once, unless another list has it', async () => {
  shows(listed(4))
  await sync()
  const known = await rows(`select id, stated ->> 'title' as title, start_day as "startDay" from sightings`)
  for (const { id, ...event } of known)
    await rows('update sightings set event_id = $2 where id = $1', [id, await storeEvent(api, event)])
  const elsewhere = await storeSource(api)
  const [basalt] = await rows(`select event_id as id from sightings where stated ->> 'title' like 'Basalt%'`)
  await storeSourceRecord(api, elsewhere, stated(), { event: basalt?.id })
  await rows('update sources set leave_out = $2 where id = $1', [source, 'almond, basalt'])
  await sync()
  expect([await waiting('leftOut'), await waiting('vanished')]).toEqual([1, 0])
  await rows(`update proposals set decided_at = now(), verdict = 'ignore' where kind = 'leftOut'`)
  shows(listed(5))
  await sync()
  expect(await waiting('leftOut')).toBe(0)
  await rows(`update proposals set decided_at = null where kind = 'leftOut'`)
  await rows('update sources set leave_out = null where id = $1', [source])
  await sync()
  expect(await waiting('leftOut')).toBe(0)
})

test('a fault of our own is told as the state of the source, and nothing of the list is kept', async () => {
  await rows(`create function refuse() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`)
  await rows('create trigger refused before insert on proposals for each row execute function refuse()')
  try {
    shows(listed(3))
    expect(await sync()).toBe('failed')
  } finally {
    await rows('drop function refuse cascade')
  }
  expect(await lastRun()).toMatchObject({ outcome: 'failed', reason: 'faultHere' })
  expect(await records()).toEqual([])
  expect(await sync()).toBe('changed')
})

test('texts that a database cannot keep are kept without what it cannot', async () => {
  shows([{ ...listed(1)[0], name: 'Null\u0000 and half \ud83d of a pair' }])
  expect(await sync()).toBe('changed')
  const [{ title }] = await records()
  expect(title).not.toContain('\0')
})

test('removing a source takes along what it said, and leaves the events', async () => {
  shows(listed(3))
  await sync()
  const event = await storeEvent(api)
  await rows('update sightings set event_id = $1', [event])
  await rows('delete from sources where id = $1', [source])
  expect(await rows('select from sightings union all select from proposals')).toEqual([])
  expect(await rows('select id from events')).toEqual([{ id: event }])
})
