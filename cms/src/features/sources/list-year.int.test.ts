import { addDays, dayKeyOf, daysBetween } from '@cyberluach/core/dates/day-key'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { storeList } from '../../testing/listed.ts'
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

const query = async (text: string) => (await api.services.pool.query(text)).rows

/** A row of a list: its days are counted from the first. */
type Row = { id: string; title: string; from: number; to: number; url: string | null; city: string }

const first = dayKeyOf(new Date(), 'Asia/Jerusalem')
const dayAt = (days: number) => addDays(first, days)

const forms = {
  'a table': { kind: 'xsa', write: tableOf },
  'JSON with ids': { kind: 'json', write: (rows: Row[]) => jsonOf(rows, true) },
  'JSON without ids': { kind: 'json', write: (rows: Row[]) => jsonOf(rows, false) },
  'a calendar file': { kind: 'iCalendar', write: calendarOf },
} as const

function tableOf(rows: Row[]): string {
  const prose = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(new Date(day))
  const written = ({ from, to }: Row) => {
    const [start, end] = [dayAt(from), dayAt(to)]
    const whole = { month: 'short', day: 'numeric', year: 'numeric' } as const
    if (start === end) return prose(start, whole)
    if (start.slice(0, 7) === end.slice(0, 7))
      return `${prose(start, { month: 'short', day: 'numeric' })}-${Number(end.slice(8))}, ${start.slice(0, 4)}`
    return `${prose(start, whole)} - ${prose(end, whole)}`
  }
  const lines = rows.map((row) => {
    const name = row.url ? `[${row.title}](${row.url})` : row.title
    return `| ${name} | ${written(row)} | ${row.city}, Israel | - | N |`
  })
  const head = ['| Event Name | Date(s) | Location | Social | Free |', '| --- | --- | --- | --- | --- |']
  return [...head, ...lines, ''].join('\n')
}

function jsonOf(rows: Row[], hasIds: boolean): string {
  const events = rows.map(({ id, title, from, to, url, city }) => {
    const event = { title, start: dayAt(from), end: dayAt(to), url: url ?? undefined, city, country: 'IL' }
    return hasIds ? { id, ...event } : event
  })
  return JSON.stringify({ events })
}

function calendarOf(rows: Row[]): string {
  const plain = (days: number) => dayAt(days).replaceAll('-', '')
  const entries = rows.map(({ id, title, from, to, url, city }) =>
    [
      `BEGIN:VEVENT\r\nUID:${id}@list.example\r\nSUMMARY:${title}\r\nDTSTAMP:20261101T000000Z`,
      `DTSTART;VALUE=DATE:${plain(from)}\r\nDTEND;VALUE=DATE:${plain(to + 1)}`,
      `LOCATION:${city}\\, Israel${url ? `\r\nURL:${url}` : ''}\r\nEND:VEVENT`,
    ].join('\r\n'),
  )
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//list', ...entries, 'END:VCALENDAR', ''].join('\r\n')
}

const row = (title: string, from: number, given: Partial<Row> = {}): Row => {
  const name = title.toLowerCase().replaceAll(' ', '-')
  return {
    id: `${name} ${from}`,
    title,
    from,
    to: from,
    url: `https://${name}.example/`,
    city: 'Haifa',
    ...given,
  }
}

/** A month ten months ahead, whole in every form. */
const month = dayAt(310).slice(0, 7)
const inMonth = (date: number) => daysBetween(first, `${month}-${String(date).padStart(2, '0')}`)
const isInMonth = ({ from }: Row) => dayAt(from).startsWith(month)

const atFirst: Row[] = [
  ...Object.entries({ Almond: 40, Basalt: 95, Cedar: 150, Dune: 205, Ember: 345 }).map(([name, day]) =>
    row(`${name} Con`, day, { to: day + 1 }),
  ),
  ...[95, 102].map((day) => row('Night of flags', day, { url: `https://nights.example/${day}` })),
  ...[150, 157, 164].map((day) => row('Lantern evening', day, { url: null })),
  row('Kelp Con', 200, { to: 202 }),
  row('Orchid Con 2027', 280, { to: 281, url: 'https://orchid.example/2026/' }),
  row('Harbour Days', inMonth(3), { to: inMonth(6) }),
  row('Falcon Con', inMonth(10)),
  row('Indigo meetup', inMonth(17), { url: 'https://meet.example/indigo' }),
  row('Juniper meetup', inMonth(24), { url: 'https://meet.example/juniper', city: 'Eilat' }),
  ...'abcdefgh'.split('').map((name, at) => row(`Filler ${name}`, 372 + at)),
]

const edit = (title: string, given: Partial<Row>) => (rows: Row[]) =>
  rows.map((one) => (one.title === title ? { ...one, ...given } : one))
const split = (title: string, partsOf: (whole: Row) => Row[]) => (rows: Row[]) =>
  rows.flatMap((one) => (one.title === title ? partsOf(one) : [one]))

/** What a month brings, and all that may come of it. */
type Month = { change: (rows: Row[]) => Row[]; moved?: string[]; added?: string[]; isDegraded?: true }

const year: Record<string, Month> = {
  'rows stand in another order': { change: (rows) => rows.toReversed() },
  'two of one name change their days': {
    change: (rows) =>
      rows.map((one) => {
        if (one.title !== 'Night of flags') return one
        const day = one.from === 95 ? 102 : 95
        return { ...one, from: day, to: day }
      }),
  },
  'a name changes': { change: edit('Cedar Con', { title: 'Cedar Security Forum' }) },
  'one of three of a name moves by a week': {
    change: (rows) => rows.map((one) => (one.from === 164 ? { ...one, from: 171, to: 171 } : one)),
    moved: ['Lantern evening'],
  },
  'an event of three days is split into its days': {
    change: split('Kelp Con', (whole) => [{ ...whole, to: 200 }, ...[201, 202].map((day) => row('Kelp Con', day))]),
    added: ['Kelp Con', 'Kelp Con'],
  },
  'an event of four days is split into parts with names': {
    change: split('Harbour Days', (whole) => [
      { ...whole, title: 'Harbour Days: trainings', to: whole.from + 1 },
      { ...whole, title: 'Harbour Days: conference', id: 'harbour', from: whole.from + 2 },
    ]),
    added: ['Harbour Days: conference'],
  },
  'the year in an address is replaced': {
    change: edit('Orchid Con 2027', { url: 'https://orchid.example/2027/' }),
  },
  'a whole month is missing': { change: (rows) => rows.filter((one) => !isInMonth(one)), isDegraded: true },
  'it is back, above the others': { change: (rows) => [...missing, ...rows] },
  'a name and its link change at once': {
    change: edit('Ember Con', { title: 'Ember Con 2027', url: 'https://ember.example/2027' }),
  },
  'two names change': {
    change: (rows) =>
      edit('Filler a', { title: 'Filler a for all' })(edit('Filler b', { title: 'The Filler b' })(rows)),
  },
  'all ids are new, and no row has a link': {
    change: (rows) => rows.map((one, at) => ({ ...one, id: `new ${at}`, url: null })),
  },
}
let missing: Row[] = []

type Stored = { id: string; title: string; day: string; state: string; slugs: string[] }

const events = (): Promise<Stored[]> =>
  query(`select e.id, l.title, e.start_day as day, e.state,
      array(select slug from event_slugs g where g.event_id = e.id order by slug) as slugs
    from events e join events_locales l on l._parent_id = e.id and l._locale = 'en' order by e.start_day, l.title`)

test.each(Object.keys(forms) as (keyof typeof forms)[])(
  'through a year of %s each event keeps its page, its address and its days, or what changed is said',
  async (form) => {
    const { kind, write } = forms[form]
    const source = await storeList(api, `${server.origin}/list`, { kind, trust: 'publish' })
    const sync = (rows: Row[]) => {
      server.paths['/list'] = says(write(rows))
      return syncSource(api.services, source, 'person')
    }
    let rows = atFirst
    expect(await sync(rows)).toBe('changed')
    let before = await events()
    expect(before).toHaveLength(atFirst.length)
    for (const [at, [what, { change, moved = [], added = [], isDegraded }]] of Object.entries(year).entries()) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(dayAt((at + 1) * 28)) + 12 * 3_600_000 })
      const changed = change(rows)
      missing = isDegraded ? rows.filter((one) => !changed.includes(one)) : missing
      rows = changed
      const outcome = await sync(rows)
      const after = await events()
      const now = new Map(after.map((one) => [one.id, one]))
      const seen = {
        isDegraded: outcome === 'degraded',
        moved: before.filter(({ id, day }) => now.get(id)?.day !== day).map(({ title }) => title),
        added: after.filter(({ id }) => !before.some((one) => one.id === id)).map(({ title }) => title),
        // By an address that it had, an event is found for ever.
        lost: before.filter(({ id, slugs }) => slugs.some((slug) => !now.get(id)?.slugs.includes(slug))),
        asked: await query(`select kind, sighting_id from proposals where decided_at is null`),
      }
      expect.soft(seen, what).toEqual({ isDegraded: isDegraded ?? false, moved, added, lost: [], asked: [] })
      before = after
    }
    expect(before.filter(({ state }) => state !== 'scheduled').map(({ title }) => title)).toEqual(['Lantern evening'])
  },
)
