import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bearer } from '../../../testing/staff.ts'
import { dayAhead, listed, storeList } from '../../../testing/listed.ts'
import { startApi, type TestApi } from '../../../testing/start-api.ts'
import { says, startWebServer, type WebServer } from '../../../testing/web-server.ts'
import { storeEvent } from '../../../testing/events.ts'
import { previewSource } from '../preview.ts'
import { findSource } from '../fetch/source.ts'
import { syncSource } from '../sync.ts'

let api: TestApi
let server: WebServer
let token: string

beforeAll(async () => {
  server = await startWebServer()
  api = await startApi({ FETCH_PRIVATE: '127.0.0.0/8', RATE_LIMIT_SCALE: '100' })
  token = await api.token()
})
afterAll(async () => {
  await api.stop()
  await server.stop()
})
beforeEach(async () => {
  await rows('truncate sources, events, event_slugs cascade')
})

const rows = async (text: string, values: unknown[] = []) => (await api.services.pool.query(text, values)).rows
const keep = (given: Parameters<typeof storeList>[2] = {}) => storeList(api, `${server.origin}/list`, given)
const shows = (text: string | readonly object[]) => {
  server.paths['/list'] = says(typeof text === 'string' ? text : JSON.stringify(text))
}
const sync = (source: string) => syncSource(api.services, source, 'timetable')
const counts = async () => (await rows('select counts from source_runs order by id desc limit 1'))[0]?.counts
const days = async () =>
  (await rows('select start_day as day from events order by start_day')).map(({ day }) => day as string)
const waiting = async (title: string) =>
  (
    await rows(
      `select p.kind from proposals p join sightings s on s.id = p.sighting_id
       where p.decided_at is null and s.stated ->> 'title' = $1`,
      [title],
    )
  ).map(({ kind }) => kind as string)

const calendar = (day: string) =>
  [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:almond@example.org',
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    'SUMMARY:Almond Conference',
    'URL:https://almond.example.org/',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')

describe('an event whose list gives each edition the same name', () => {
  test('stays where it was when it is over, and the next edition is one of its own', async () => {
    const source = await keep({ kind: 'iCalendar', trust: 'publish' })
    const [last, next] = [dayAhead(-200), dayAhead(165)]
    shows(calendar(last))
    await sync(source)
    shows(calendar(next))
    const kept = await findSource(api.services.pool, source)
    expect(kept && (await previewSource(api.services, kept)).counts).toMatchObject({ new: 1, changed: 0 })
    expect(await sync(source)).toBe('changed')
    expect(await days()).toEqual([last, next])
    expect(await rows(`select from events where state <> 'scheduled'`)).toEqual([])
    expect(await sync(source)).toBe('unchanged')
  })

  test('moves where it is still to come', async () => {
    const source = await keep({ kind: 'iCalendar', trust: 'publish' })
    shows(calendar(dayAhead(20)))
    await sync(source)
    shows(calendar(dayAhead(90)))
    await sync(source)
    expect(await days()).toEqual([dayAhead(90)])
  })
})

describe('two rows of one address and day', () => {
  const [row] = listed(1)
  const two = [row ?? {}, { ...row, name: 'Careers Fair' }]

  test('that are called otherwise are both kept, in whatever order', async () => {
    const source = await keep()
    shows(two)
    await sync(source)
    expect(await counts()).toMatchObject({ rows: 2, new: 2 })
    shows(two.toReversed())
    await sync(source)
    expect(await counts()).toMatchObject({ rows: 2, new: 0, changed: 0, known: 2, vanished: 0 })
  })

  test('are known again when the second comes later, and when it goes', async () => {
    const source = await keep()
    shows([...listed(8)])
    await sync(source)
    shows([...listed(8), ...two.slice(1)])
    await sync(source)
    expect(await counts()).toMatchObject({ new: 1, changed: 0, known: 8, vanished: 0 })
    shows([...listed(8)])
    await sync(source)
    expect(await counts()).toMatchObject({ new: 0, changed: 0, known: 8, vanished: 1 })
  })
})

test('what was decided to be another event stays so when its list changes the address', async () => {
  await storeEvent(api, { title: 'Almond Conference', startDay: dayAhead(20), locationCity: 'Haifa' })
  const list = (url: string) => [{ ...listed(1)[0], name: 'Almond Conference', url }, ...listed(8).slice(1)]
  const source = await keep()
  shows(list('https://almond.example.org/'))
  await sync(source)
  expect(await waiting('Almond Conference')).toEqual(['pair'])
  const [pair] = await rows(`select id from proposals where kind = 'pair'`)
  const path = `/api/sys/mgmt/proposals/${pair.id}/decision`
  expect((await api.send('POST', path, { verdict: 'different' }, bearer(token))).status).toBe(200)
  shows(list('https://elsewhere.example.org/almond'))
  await sync(source)
  expect(await counts()).toMatchObject({ new: 0, changed: 1, vanished: 0 })
  expect(await waiting('Almond Conference')).toEqual(['new'])
})

const decide = async (verdict: string) => {
  const [{ id }] = await rows('select id from proposals where decided_at is null')
  const path = `/api/sys/mgmt/proposals/${id}/decision`
  expect((await api.send('POST', path, { verdict }, bearer(token))).status).toBe(200)
}
const firstState = async () => (await rows('select state from events order by start_day limit 1'))[0]?.state

test('what was called off because it had vanished is asked about when its list names it again', async () => {
  const source = await keep({ trust: 'publish' })
  shows(listed(8))
  await sync(source)
  shows(listed(8).slice(1))
  await sync(source)
  await decide('apply')
  expect(await firstState()).toBe('cancelled')
  shows(listed(8))
  await sync(source)
  expect(await firstState()).toBe('cancelled')
  expect(await waiting(listed(1)[0]?.name ?? '')).toEqual(['change'])
  await decide('apply')
  expect(await firstState()).toBe('scheduled')
})

test('what is open again is offered as postponed, and asked about when it has its days again', async () => {
  const table = (days: string) =>
    ['| Event Name | Date(s) | Location |', '| --- | --- | --- |', `| Almond Con | ${days} | Haifa |`]
      .concat([1, 2, 3, 4].map((number) => `| Filler ${number} | Jan ${number}, ${nextYear} | Haifa |`))
      .join('\n')
  const nextYear = Number(dayAhead(0).slice(0, 4)) + 1
  const source = await keep({ kind: 'xsa', trust: 'publish' })
  shows(table(`Jan 1, ${nextYear}`))
  await sync(source)
  shows(table(`TBD, ${nextYear}`))
  await sync(source)
  expect(await waiting('Almond Con')).toEqual(['change'])
  await decide('apply')
  const state = async () => (await rows(`select state from events where state <> 'scheduled'`))[0]?.state
  expect(await state()).toBe('postponed')
  shows(table(`Jan 1, ${nextYear}`))
  await sync(source)
  expect(await waiting('Almond Con')).toEqual(['change'])
  await decide('apply')
  expect(await state()).toBeUndefined()
})

test('whether an event has vanished is asked once, and no more when another list names it or it is over', async () => {
  const source = await keep({ trust: 'publish' })
  const [name = '', others] = [listed(1)[0]?.name, listed(9).slice(1)]
  shows(listed(8))
  await sync(source)
  shows(others.slice(0, 7))
  await sync(source)
  expect(await waiting(name)).toEqual(['vanished'])
  const other = await storeList(api, `${server.origin}/other`, { trust: 'publish' })
  server.paths['/other'] = says(JSON.stringify(listed(1)))
  await sync(other)
  expect(await waiting(name)).toEqual([])
  await rows('update sources set is_on = false where id = $1', [other])
  shows(others)
  await sync(source)
  expect(await waiting(name)).toEqual(['vanished'])
  await decide('ignore')
  shows(others.slice(0, 7))
  await sync(source)
  expect(await waiting(name)).toEqual([])
  expect(await waiting(others.at(-1)?.name ?? '')).toEqual(['vanished'])
  await rows(`update events set start_day = $1, end_day = $1`, [dayAhead(-1)])
  await rows(
    `update sightings set stated = stated || jsonb_build_object('startDay', $1::text, 'endDay', $1::text)
    where vanished_at is not null`,
    [dayAhead(-1)],
  )
  await rows(`update proposals set created_at = created_at - interval '2 days'`)
  shows([...others.slice(0, 7), { ...listed(9)[8], name: 'Another' }])
  await sync(source)
  expect(await rows(`select kind from proposals where decided_at is null and kind = 'vanished'`)).toEqual([])
})

describe('what a list states no more', () => {
  const row = (title: string, day: string) => ({
    ...listed(1)[0],
    name: title,
    startDate: day,
    endDate: day,
  })
  const asked = () =>
    rows(
      `select p.kind, s.start_day as day from proposals p join sightings s on s.id = p.sighting_id
       where p.decided_at is null and s.stated ->> 'title' = 'Almond Conference 0' order by 1, 2`,
    )

  test.each([
    ['that was over', dayAhead(-30), dayAhead(120)],
    ['that is still to come and goes without another', dayAhead(120), null],
  ])('asks nothing any more: a row %s', async (_, before, after) => {
    const others = listed(8).slice(1)
    const source = await keep()
    shows([row('Almond Conference 0', before), ...others])
    await sync(source)
    expect(await asked()).toEqual([{ kind: 'new', day: before }])
    shows([...(after ? [row('Almond Conference 0', after)] : []), ...others])
    await sync(source)
    expect(await asked()).toEqual(after ? [{ kind: 'new', day: after }] : [])
    shows([row('Almond Conference 0', before), ...others])
    await sync(source)
    expect(await asked()).toEqual([{ kind: 'new', day: before }])
  })
})

test('a preview counts as the sync after it: new events, changes, known and refused', async () => {
  const [known, unnamed, ...others] = listed(8)
  const moving = { ...unnamed, name: 'Basalt Conference 2031' }
  await storeEvent(api, { title: known?.name ?? '', startDay: known?.startDate ?? '', locationCity: 'Haifa' })
  await rows(`update events set registration_url = $1, end_day = $2, location_country = 'Israel'`, [
    known?.url,
    known?.endDate,
  ])
  const source = await keep({ trust: 'publish' })
  const compared = async () => {
    const kept = await findSource(api.services.pool, source)
    const preview = kept && (await previewSource(api.services, kept)).counts
    await sync(source)
    expect(await counts()).toEqual(preview)
    return preview
  }
  const past = { ...moving, startDate: dayAhead(-60), endDate: dayAhead(-59) }
  shows([known ?? {}, past, ...others, { name: 'To be told' }])
  expect(await compared()).toMatchObject({ rows: 8, new: 7, changed: 0, known: 1, refused: 1 })
  await storeEvent(api, { title: moving.name, startDay: moving.startDate ?? '', locationCity: 'Haifa' })
  shows([known ?? {}, moving, ...others, { name: 'To be told' }])
  expect(await compared()).toMatchObject({ rows: 8, new: 0, changed: 1, known: 7, refused: 1 })
  shows([known ?? {}, moving, { ...others[0], city: 'Eilat' }, ...others.slice(1)])
  expect(await compared()).toMatchObject({ rows: 8, new: 0, changed: 1, known: 7, refused: 0 })
  const again = { ...moving, startDate: dayAhead(150), endDate: dayAhead(151) }
  shows([known ?? {}, moving, again, { ...others[0], city: 'Eilat' }, ...others.slice(1)])
  expect(await compared()).toMatchObject({ rows: 9, new: 1, changed: 0, known: 8 })
})
