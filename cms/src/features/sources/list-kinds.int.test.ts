import { addDays, dayKeyOf, daysBetween } from '@cyberluach/core/dates/day-key'
import type { SourceKind } from '@cyberluach/core/sources/sources'
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

/** A row of a list; its days are counted from the first, and open where there are none. */
type Row = { id: string; title: string; from: number | null; to: number; url: string | null; city: string }

const first = dayKeyOf(new Date(), 'Asia/Jerusalem')
const dayAt = (days: number) => addDays(first, days)
const prose = (days: number) =>
  new Date(dayAt(days)).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  })

/** A list in each form, in each of its states. */
type Write = (rows: Row[], state: number) => string
const each = (write: (row: Row, at: number) => unknown) => (rows: Row[]) => JSON.stringify(rows.map(write))
const jsonBy =
  (idOf: (row: Row, at: number) => string | undefined): Write =>
  (rows) => {
    const events = rows.map((row, at) => {
      const days = row.from === null ? { start: 'TBD' } : { start: dayAt(row.from), end: dayAt(row.to) }
      return { id: idOf(row, at), title: row.title, ...days, url: row.url ?? undefined, city: row.city, country: 'IL' }
    })
    return JSON.stringify({ events })
  }
const confs = each(({ title, from, to, url, city }) => ({
  name: title,
  url: url ?? undefined,
  ...(from === null ? {} : { startDate: dayAt(from), endDate: dayAt(to) }),
  city,
  country: 'Israel',
}))
const table: Write = (rows) => {
  const lines = rows.map(({ title, from, to, url, city }) => {
    const days = from === null ? 'TBD' : from === to ? prose(from) : `${prose(from)} - ${prose(to)}`
    return `| ${url ? `[${title}](${url})` : title} | ${days} | ${city}${city && ', '}Israel | - | N |`
  })
  return ['| Event Name | Date(s) | Location | Social | Free |', '| - | - | - | - | - |', ...lines, ''].join('\n')
}
const owasp: Write = (rows) => {
  const entries = rows.map(({ title, from, to, url, city }) => {
    const days = from === null ? 'TBD' : `${dayAt(from)}\n      dates: ${prose(from)} - ${prose(to)}`
    const name = JSON.stringify(city ? `${title} - ${city}, Israel` : title)
    return `    - name: ${name}\n      start-date: ${days}${url ? `\n      url: ${url}` : ''}\n`
  })
  return `- category: Global\n  events:\n${entries.join('')}`
}
const plain = (days: number) => dayAt(days).replaceAll('-', '')
const times = {
  days: (from: number, to: number) => `DTSTART;VALUE=DATE:${plain(from)}\r\nDTEND;VALUE=DATE:${plain(to + 1)}`,
  utc: (from: number, to: number) => `DTSTART:${plain(from)}T070000Z\r\nDTEND:${plain(to)}T150000Z`,
  zone: (from: number, to: number) =>
    `DTSTART;TZID=Asia/Tokyo:${plain(from)}T160000\r\nDTEND;TZID=Asia/Tokyo:${plain(to + 1)}T000000`,
}
const calendar =
  (...written: (keyof typeof times)[]): Write =>
  (rows, state) => {
    const when = times[written[state % written.length] ?? 'days']
    const entries = rows.map(({ id, title, from, to, url, city }) =>
      [
        `BEGIN:VEVENT\r\nUID:${id}\r\nSUMMARY:${title}\r\nDTSTAMP:20261101T000000Z\r\n${when(from ?? 0, to)}`,
        `LOCATION:${city && `${city}\\, `}Israel${url ? `\r\nURL:${url}` : ''}\r\nEND:VEVENT`,
      ].join('\r\n'),
    )
    return ['BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//list', ...entries, 'END:VCALENDAR\r\n'].join('\r\n')
  }
const nodes = each(({ title, from, to, url, city }) => ({
  '@type': 'Event',
  name: title,
  startDate: dayAt(from ?? 0),
  endDate: dayAt(to),
  url: url ?? undefined,
  location: { '@type': 'Place', address: { addressLocality: city, addressCountry: 'IL' } },
}))
const forms: Record<string, [SourceKind, Write]> = {
  table: ['xsa', table],
  'list of confs.tech': ['confsTech', confs],
  'list of OWASP': ['owasp', owasp],
  'JSON with ids': ['json', jsonBy(({ id }) => id)],
  'JSON that numbers its rows': ['json', jsonBy((_row, at) => `${at}`)],
  'JSON without ids': ['json', jsonBy(() => undefined)],
  'calendar of days': ['iCalendar', calendar('days')],
  'calendar of hours, in a zone and in UTC by turns': ['iCalendar', calendar('zone', 'utc')],
  'calendar of days and of hours by turns': ['iCalendar', calendar('days', 'utc')],
  page: ['schemaOrg', (rows) => `<script type="application/ld+json">${nodes(rows)}</script>`],
}

/** The states of a list two weeks apart: what it has of one name (`$`), and the days and states of its events at last. */
type Kind = { end: string; states: Partial<Row>[][]; asked?: string[] }
const kind = (end: string, ...states: Partial<Row>[][]): Kind => ({ end, states })
const days = (given: Partial<Row>, ...all: (number | null)[]) => all.map((from) => [{ ...given, from }])
const at = (from: number, given: Partial<Row> = {}, ...others: Partial<Row>[]) => [{ from, ...given }, ...others]

const unlinked = { url: null }
const link = { url: 'https://umber.example/' }
const training = { title: '$ Con (Training)', to: 161 }
const conference = { title: '$ Con (Conference)', from: 162, id: 'conference' }
const night = { title: '$ Night', from: 177, url: 'https://yarrow.example/events', id: 'night' }
const kinds: Record<string, Kind> = {
  'another name': kind('150', at(150), at(150, { title: '$ Security Forum' })),
  'a mended name': kind('151', at(151, { title: '$x Con', ...unlinked }), at(151, unlinked)),
  'name and link with the year': kind(
    '152',
    at(152),
    at(152, { title: '$ Con 2027', url: 'https://cedar.example/2027' }),
  ),
  'a day later': kind('154 moved', at(153), at(154)),
  'weeks later': kind('190 moved', at(155), at(190)),
  'a place later': kind('156', at(156, { city: '' }), at(156)),
  'days open, known, open and known': kind('170 moved', ...days({}, 157, null, 160, null, 170)),
  'gone while it runs': kind('28', at(28, { to: 30 }), at(28, { to: 30 }), []),
  'gone long before': { ...kind('158', at(158), at(158), []), asked: ['vanished'] },
  'gone and back': kind('159', at(159), [], at(159)),
  'two of one': kind('160, 162', at(160, { to: 162 }), at(160, training, conference)),
  'the next edition in its row': kind('20, 163', ...days({}, 20, 20, 163)),
  'the next edition without a link': kind('25, 164', ...days(unlinked, 25, 25, 164)),
  'a wrong year': kind('165', ...days({}, 165, 165 - 365, 165)),
  'called off, then gone': kind('166 cancelled', at(166), at(166, { title: 'CANCELLED: $ Con' }), []),
  'the last of three of a name': kind(
    '167, 174, 188 moved',
    ...[181, 188].map((day) => [167, 174, day].map((from) => ({ from, ...unlinked, id: `third ${from}` }))),
  ),
  'other letters': kind('168', at(168), at(168, { title: '$ CON 🎉' })),
  'another spelling of its link': kind('169', at(169, { url: 'http://www.raven.example/index.html' }), at(169)),
  'a longer one': kind('170', at(170), at(170, { to: 172 })),
  'another spelling of its city': kind('171', at(171, { city: 'Tel Aviv' }), at(171, { city: 'Tel Aviv-Yafo' })),
  'name, day and id at once': kind('172 moved', at(171, link), at(172, { ...link, title: '$ Con 2027', id: 'new' })),
  'one name in two cities': kind('173, 173', at(173, unlinked, { from: 173, ...unlinked, city: 'Eilat', id: 'other' })),
  'its year': kind('60, 424', ...[60, 60, 424].map((from) => at(from, { title: `$ Con ${from > 99 ? 2028 : 2027}` }))),
  'the next edition beside it': kind('40, 180', at(40), at(40, {}, { from: 180, id: 'next' })),
  'two of one link': kind('176, 177', at(176, { url: night.url }, night), [night, ...at(176, { url: night.url })]),
  'one row twice': kind('178', at(178, {}, { from: 178, id: 'twice' })),
  'an annual name': kind('179', at(179), at(179, { title: 'The 4th Annual $ Con' })),
  'put off before its day': kind('120 moved', ...days(unlinked, 35, null, null, 120)),
}
const names = `Almond Basalt Cedar Dune Ember Falcon Granite Harbour Indigo Juniper Kelp Lime Maple Nutmeg Orchid Pebble
  Quartz Raven Saffron Tulip Umber Velvet Willow Xenon Yarrow Zephyr Bramble Cobalt`.split(/\s+/)

function rowOf(name: string, { title = '$ Con', ...given }: Partial<Row>): Row {
  const own = { id: name, from: 0, to: given.from ?? 0, url: `https://${name.toLowerCase()}.example/`, city: 'Haifa' }
  return { ...own, ...given, title: title.replaceAll('$', () => name) }
}

test.each(Object.entries(forms))(
  'what becomes of rows is followed, or asked about (%s)',
  async (form, [list, write]) => {
    const source = await storeList(api, `${server.origin}/list`, { kind: list, trust: 'publish' })
    const hasOpen = list !== 'iCalendar' && list !== 'schemaOrg'
    const held = Object.entries(kinds).map(([what, one], index) => ({ what, name: names[index] ?? '', ...one }))
    const fillers = [...'abcdefghijklmnop'].map((name, index) => rowOf(`Filler ${name}`, { from: 600 + index }))
    for (let state = 0; state < 6; state += 1) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(dayAt(state * 14)) + 12 * 3_600_000 })
      const rows = held.flatMap(({ name, states }) =>
        (states[Math.min(state, states.length - 1)] ?? []).map((one) => rowOf(name, one)),
      )
      const listed = [...rows, ...fillers].filter(({ from }) => hasOpen || from !== null)
      server.paths['/list'] = says(write(state % 2 ? listed.toReversed() : listed, state), {
        'content-type': 'text/html',
      })
      expect(await syncSource(api.services, source, 'person'), `${form} ${state}`).toMatch(/changed/)
    }
    const events = await query(`select l.title, e.start_day as day, e.state from events e
    join events_locales l on l._parent_id = e.id and l._locale = 'en' order by e.start_day`)
    const asked = await query(`select p.kind, s.stated ->> 'title' as title from proposals p
    join sightings s on s.id = p.sighting_id where p.decided_at is null`)
    for (const { what, name, end, asked: questions = [] } of held) {
      const isOf = ({ title }: { title: string }) => title.includes(name)
      const found = events
        .filter(isOf)
        .map(({ day, state }) => `${daysBetween(first, day)}${state === 'scheduled' ? '' : ` ${state}`}`)
      const open = asked.filter(isOf).map((one) => one.kind)
      expect.soft([what, found.join(', '), open]).toEqual([what, end, questions])
    }
  },
)
