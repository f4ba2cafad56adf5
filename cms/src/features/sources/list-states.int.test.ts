import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { dayAhead, storeList } from '../../testing/listed.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { says, startWebServer, type WebServer } from '../../testing/web-server.ts'
import { syncSource } from './sync.ts'

let api: TestApi
let server: WebServer

beforeAll(async () => {
  server = await startWebServer()
  api = await startApi({ FETCH_PRIVATE: '127.0.0.0/8' })
})
afterAll(async () => {
  await api.stop()
  await server.stop()
})
beforeEach(() => api.services.pool.query('truncate sources, events, event_slugs cascade'))
afterEach(() => vi.useRealTimers())

const query = async (text: string, values: unknown[] = []) => (await api.services.pool.query(text, values)).rows

type Stored = { id: string; path: string; title: string; day: string; state: string; hour: string | null }

const events = (): Promise<Stored[]> =>
  query(`select e.id, l.title, e.start_day as day, e.state, to_char(e.starts_at at time zone 'UTC', 'HH24:MI') as hour,
      (select slug from event_slugs g where g.event_id = e.id and g.is_current) as path
    from events e join events_locales l on l._parent_id = e.id and l._locale = 'en' order by e.start_day, l.title`)

const waiting = () =>
  query(`select p.kind, s.stated ->> 'title' as title, p.fields from proposals p join sightings s on s.id = p.sighting_id
    where p.decided_at is null order by 1, 2`)

async function sync(source: string, path: string, text: string): Promise<void> {
  server.paths[path] = says(text)
  expect(await syncSource(api.services, source, 'person')).toMatch(/changed/)
}

describe('two states of a list on which all that is of one name changes', () => {
  const written = '2026-11-27'
  /** Its days as far from today as they were from the day that it was written on. */
  function stateOf(name: string): string {
    const text = readFileSync(join(import.meta.dirname, 'parse', 'samples', 'cases', name), 'utf8')
    const later = (Date.parse(dayAhead(0)) - Date.parse(written)) / 86_400_000
    return text
      .replaceAll(/\b(202[67])(\d\d)(\d\d)(?=T|\b)/g, (_, ...[year, month, day]) =>
        addDays(`${year}-${month}-${day}`, later).replaceAll('-', ''),
      )
      .replaceAll(/[A-Z][a-z]{2} \d+, 202\d/g, (day) => prose(addDays(dayOfProse(day), later)))
  }

  const withoutHour = (one: Stored) => ({ ...one, hour: null })

  async function syncBoth(kind: 'iCalendar' | 'xsa', name: string): Promise<[Stored[], Stored[]]> {
    const [path, ending] = [`/${name}`, kind === 'xsa' ? 'md' : 'ics']
    const source = await storeList(api, `${server.origin}${path}`, { kind, trust: 'publish' })
    await sync(source, path, stateOf(`${name}-1.${ending}`))
    const before = await events()
    await sync(source, path, stateOf(`${name}-2.${ending}`))
    expect(await waiting()).toEqual([])
    return [before, await events()]
  }

  test.each(['new-uids-at-each-fetch', 'series-rewritten-in-utc'])('%s: nothing changes', async (name) => {
    const [before, after] = await syncBoth('iCalendar', name)
    expect(before).toHaveLength(13)
    expect(after.map(withoutHour)).toEqual(before.map(withoutHour))
  })

  test('series-hour-changed: each evening stays on its page and day, an hour later', async () => {
    const [before, after] = await syncBoth('iCalendar', 'series-hour-changed')
    const hours = (list: Stored[]) => list.slice(0, 3).map(({ hour }) => Number(hour?.slice(0, 2)))
    expect(hours(after)).toEqual(hours(before).map((hour) => hour + 1))
    expect(after.map(withoutHour)).toEqual(before.map(withoutHour))
  })

  test('xsa-same-name-a-day-earlier: each evening is a day earlier on its own page', async () => {
    const [before, after] = await syncBoth('xsa', 'xsa-same-name-a-day-earlier')
    const moved = before.map((one, at) => (at < 3 ? { ...one, day: addDays(one.day, -1), state: 'moved' } : one))
    expect(after).toEqual(moved)
  })
})

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function prose(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${months[(month ?? 1) - 1]} ${date}, ${year}`
}

function dayOfProse(text: string): string {
  const [month = '', date = '', year] = text.replace(',', '').split(' ')
  return `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${date.padStart(2, '0')}`
}

type Row = { name: string; at: number | string; url?: string | null; city?: string }

/** One list through its year: what it says on a day, counted from the first, and all that may come of it. */
type State = {
  day: number
  change: (rows: Map<string, Row>) => void
  added?: string[]
  moved?: string[]
  asked?: object[]
  sister?: string[]
}

const row = (name: string, at: Row['at'], given: Partial<Row> = {}): Row => ({ name, at, ...given })
const set = (rows: Map<string, Row>, key: string, given: Partial<Row>) => {
  const before = rows.get(key)
  if (before) rows.set(key, { ...before, ...given })
}

const year: Record<string, State> = {
  'a row is added': {
    day: 10,
    change: (rows) => rows.set('Kelp', row('Kelp Con', 130)),
    added: ['Kelp Con'],
  },
  'an event moves': { day: 30, change: (rows) => set(rows, 'Almond', { at: 110 }), moved: ['Almond Con'] },
  'a row is not read': { day: 35, change: (rows) => set(rows, 'Basalt', { at: 'Febtober 40, soon' }) },
  'it is read again': { day: 45, change: (rows) => set(rows, 'Basalt', { at: 90 }) },
  'the days are open again': {
    day: 55,
    change: (rows) => set(rows, 'Cedar', { at: 'TBD' }),
    asked: [
      {
        kind: 'change',
        title: 'Cedar Con',
        fields: [{ field: 'state', before: 'scheduled', after: 'postponed' }],
      },
    ],
  },
  'they are known again': {
    day: 65,
    change: (rows) => set(rows, 'Cedar', { at: 210 }),
    moved: ['Cedar Con'],
  },
  'a name changes, and not its link': {
    day: 70,
    change: (rows) => set(rows, 'Dune', { name: 'Dune Security Summit' }),
  },
  'a name changes that has no link': {
    day: 80,
    change: (rows) => set(rows, 'Falcon', { name: 'Falcon Con Haifa' }),
  },
  'a link changes': {
    day: 85,
    change: (rows) => set(rows, 'Harbour', { url: 'https://new-harbour.example/' }),
  },
  'a row goes into the list of another year early': {
    day: 90,
    change: (rows) => rows.delete('Juniper'),
    sister: ['Juniper'],
  },
  'the next editions take the places of what is over, and stand beside it': {
    day: 110,
    change: (rows) => {
      set(rows, 'Indigo', { at: 180 })
      rows.set('Granite again', row('Granite Con', 200))
      rows.set('Ember again', row('Ember Con', 410))
    },
    added: ['Indigo Con', 'Granite Con', 'Ember Con'],
  },
  'a row is gone': {
    day: 130,
    change: (rows) => rows.delete('Harbour'),
    asked: [{ kind: 'vanished', title: 'Harbour Con', fields: null }],
  },
  'it is back': { day: 140, change: (rows) => rows.set('Harbour', row('Harbour Con', 150)) },
  'a year is written wrongly': {
    day: 160,
    // Dune is forty days ahead by now.
    change: (rows) => set(rows, 'Dune', { at: prose(dayAhead(40).replace(/^\d+/, (year) => `${Number(year) - 1}`)) }),
    asked: [expect.objectContaining({ kind: 'change', title: 'Dune Security Summit' })],
  },
  'and rightly': { day: 165, change: (rows) => set(rows, 'Dune', { at: 200 }) },
  'a row comes that is over': {
    day: 170,
    change: (rows) => rows.set('Lime', row('Lime Con', 100)),
    asked: [{ kind: 'new', title: 'Lime Con', fields: null }],
  },
}

test('through a year of its list each event keeps its page and its days, or what changed is said', async () => {
  const first = dayKeyOf(new Date(), 'Asia/Jerusalem')
  const rows = new Map<string, Row>()
  const names = { Almond: 60, Basalt: 90, Cedar: 120, Dune: 200, Ember: 45, Falcon: 100, Granite: 75 }
  for (const [name, at] of Object.entries({ ...names, Harbour: 150, Indigo: 20, Juniper: 250 }))
    rows.set(name, row(`${name} Con`, at, name === 'Falcon' || name === 'Cedar' ? { url: null } : {}))
  for (let filler = 0; filler < 10; filler += 1)
    rows.set(`${filler}`, row(`Filler ${'abcdefghij'[filler]}`, 500 + filler))
  const all = new Map(rows)
  const table = (listed: Iterable<Row>) =>
    [
      '| Event Name | Date(s) | Location | Social | Free |',
      '| --- | --- | --- | --- | --- |',
      ...[...listed].map(({ name, at, url, city = 'Haifa' }) => {
        const link = url === undefined ? `https://${name.toLowerCase().replaceAll(' ', '-')}.example/` : url
        const days = typeof at === 'number' ? prose(addDays(first, at)) : at
        return `| ${link ? `[${name}](${link})` : name} | ${days} | ${city}, Israel | - | N |`
      }),
      '',
    ].join('\n')
  // Dune keeps its link when it is renamed.
  set(rows, 'Dune', { url: 'https://dune.example/' })
  const [main = '', sister = ''] = await Promise.all(
    ['/main', '/sister'].map((path) => storeList(api, `${server.origin}${path}`, { kind: 'xsa', trust: 'publish' })),
  )
  await sync(main, '/main', table(rows.values()))
  expect(await waiting()).toEqual([])
  let before = await events()
  const falselySaid = { moved: [] as string[], vanished: [] as string[] }
  for (const [what, state] of Object.entries(year)) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(addDays(first, state.day)) + 12 * 3_600_000 })
    state.change(rows)
    await sync(main, '/main', table(rows.values()))
    const inSister = state.sister?.flatMap((name) => all.get(name) ?? [])
    if (inSister) await sync(sister, '/sister', table(inSister))
    const after = await events()
    const days = new Map(after.map(({ id, day }) => [id, day]))
    const moved = before.filter(({ id, day }) => days.get(id) !== day).map(({ title }) => title)
    const added = after.filter(({ id }) => !before.some((one) => one.id === id)).map(({ title }) => title)
    const asked = await waiting()
    expect.soft({ moved, added: added.toSorted(), asked }, what).toEqual({
      moved: state.moved ?? [],
      added: (state.added ?? []).toSorted(),
      asked: state.asked ?? [],
    })
    falselySaid.moved.push(...moved.filter((title) => !state.moved?.includes(title)))
    const isAsked = state.asked?.some((one) => 'kind' in one && one.kind === 'vanished')
    if (!isAsked) falselySaid.vanished.push(...asked.flatMap(({ kind, title }) => (kind === 'vanished' ? title : [])))
    before = after
  }
  expect(falselySaid).toEqual({ moved: [], vanished: [] })
  const told = before.filter(({ state }) => state !== 'scheduled').map(({ title }) => title)
  expect(told).toEqual(['Almond Con', 'Cedar Con'])
})
