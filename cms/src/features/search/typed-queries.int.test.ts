import type { EventSearch } from '@cyberluach/core/events/event-search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeEvent } from '../../testing/events.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { seedCalendar } from '../../seed/seed.ts'
import { readMisses } from './misses.ts'

let api: TestApi

const il = { locationCountry: 'Israel' }
const vegas = { locationCity: 'Las Vegas', locationCountry: 'United States' }
/** Beside the lists of the seed, in which Israel has one conference. */
const made: Parameters<typeof storeEvent>[1][] = [
  { title: 'DEF CON 35', startDay: '2027-08-05', ...vegas },
  { title: 'Black Hat USA 2027', startDay: '2027-07-31', ...vegas },
  { title: 'BSidesTLV 2027', startDay: '2027-06-24', locationCity: 'Tel Aviv', ...il },
  { title: 'Cyber Week 2027', titleHe: 'שבוע הסייבר 2027', startDay: '2027-06-21', locationCity: 'Tel Aviv', ...il },
  { title: 'Security in Haifa', titleHe: 'כנס אבטחה בחיפה', startDay: '2027-01-14', locationCity: 'Haifa', ...il },
  {
    title: 'Negev Flags',
    titleHe: 'דגלי הנגב',
    eventType: 'ctf',
    startDay: '2027-02-11',
    locationCity: 'Beer Sheva',
    ...il,
  },
  {
    title: 'Reverse Engineering Evenings',
    titleHe: 'ערבי הנדסה לאחור',
    eventType: 'workshop',
    startDay: '2027-01-20',
    locationCity: 'Jerusalem',
    ...il,
  },
  {
    title: 'OWASP Israel Meetup',
    titleHe: 'מפגש OWASP ישראל',
    eventType: 'meetup',
    startDay: '2026-12-15',
    locationCity: 'Herzliya',
    ...il,
  },
  { title: 'Cybertech Global', titleHe: 'סייברטק גלובל', startDay: '2027-01-25', locationCity: 'Tel Aviv', ...il },
  { title: 'Women in Cyber', titleHe: 'נשים בסייבר', startDay: '2027-03-08', locationCity: 'Tel Aviv', ...il },
  {
    title: 'Cloud Security Hour',
    titleHe: 'שעה של אבטחת ענן',
    eventType: 'webinar',
    startDay: '2026-12-03',
    isOnline: true,
  },
  {
    title: 'Hack In The Box Amsterdam',
    startDay: '2027-04-19',
    locationCity: 'Amsterdam',
    locationCountry: 'Netherlands',
  },
]

beforeAll(async () => {
  api = await startApi()
  await seedCalendar(api.services, new Date('2026-11-20T08:00:00Z'))
  for (const event of made) await storeEvent(api, event)
})
afterAll(() => api.stop())

async function firstOf(q: string): Promise<string> {
  const response = await api.request(`/api/search?${new URLSearchParams({ q, day: '2026-11-20', samples: 'false' })}`)
  expect(response.status).toBe(200)
  const { ahead } = (await response.json()) as EventSearch
  return ahead.events[0]?.title ?? ahead.events[0]?.titleHe ?? ''
}

const asked: [string, string][] = [
  ['defcon', 'DEF CON 35'],
  ['def-con', 'DEF CON 35'],
  ['Defcon 2027', 'DEF CON 35'],
  ['defcon2027', 'DEF CON 35'],
  ['דפקון', 'DEF CON 35'],
  ['דף קון 2027', 'DEF CON 35'],
  ['def con las vegas', 'DEF CON 35'],
  ['dефcon', ''],
  ['black hat', 'Black Hat MEA'],
  ['blackhat', 'Black Hat MEA'],
  ['blakhat', 'Black Hat MEA'],
  ['blackhat usa', 'Black Hat USA 2027'],
  ['black hat europe', 'Black Hat Europe'],
  ['blackhat london', 'Black Hat Europe'],
  ['בלק האט', 'Black Hat MEA'],
  ['בלאק האט לונדון', 'Black Hat Europe'],
  ['blak hat vegas', 'Black Hat USA 2027'],
  ['bsides tlv', 'BSidesTLV 2027'],
  ['bsidestlv', 'BSidesTLV 2027'],
  ['BSides Tel-Aviv', 'BSidesTLV 2027'],
  ['בי־סיידס תל אביב', 'BSidesTLV 2027'],
  ['ביסיידס ת״א', 'BSidesTLV 2027'],
  ['bsides berlin', ''],
  ['bsides dresden', 'BSidesDresden'],
  ['bsidesdresden', 'BSidesDresden'],
  ['owasp israel', 'OWASP Israel Meetup'],
  ['אוואספ ישראל', 'OWASP Israel Meetup'],
  ['owasp herzliya', 'OWASP Israel Meetup'],
  ['hackinthebox', 'Hack In The Box Amsterdam'],
  ['hack in the box', 'Hack In The Box Amsterdam'],
  ['hitb', 'Hack In The Box Amsterdam'],
  ['cyberweek', 'Cyber Week 2027'],
  ['cyber week tel aviv', 'Cyber Week 2027'],
  ['שבוע הסייבר', 'Cyber Week 2027'],
  ['סייברטק', 'Cybertech Global'],
  ['cyber tech', 'Cybertech Global'],
  ['כנס סייבר תל אביב', 'Cybertech Global'],
  ['כנס סייבר בתל אביב בינואר', 'Cybertech Global'],
  ['כנס אבטחה בחיפה בינואר', 'Security in Haifa'],
  ['haifa conference', 'Security in Haifa'],
  ['conference haifa january', 'Security in Haifa'],
  ['ctf beer sheva', 'Negev Flags'],
  ['ctf ב״ש', 'Negev Flags'],
  ['ctf בבאר שבע', 'Negev Flags'],
  ['negev flgas', 'Negev Flags'],
  ['סדנה בירושלים', 'Reverse Engineering Evenings'],
  ['reverse enginering', 'Reverse Engineering Evenings'],
  ['workshop jerusalem', 'Reverse Engineering Evenings'],
  ['הנדסה לאחור', 'Reverse Engineering Evenings'],
  ['נשים בסייבר', 'Women in Cyber'],
  ['women cyber', 'Women in Cyber'],
  ['tlv', 'Cybertech Global'],
  ['ת״א', 'Cybertech Global'],
  ['וובינר אבטחת ענן', 'Cloud Security Hour'],
  ['cloud security webinar', 'Cloud Security Hour'],
  ['webinar december', 'Cloud Security Hour'],
  ['insomnihack', 'Insomni’Hack'],
  ['usenix2027', 'USENIX Security 2027'],
  ['botconf', 'Botconf'],
  ['botcon france', 'Botconf'],
  ['ct rsa', 'CT-RSA 2027'],
  ['asia crypt', 'ASIACRYPT 2026'],
  ['passwordscon', 'PasswordsCon'],
  ['passwords con ireland', 'PasswordsCon'],
  ['acsac los angeles', 'ACSAC 2026'],
  ['ndss 27', 'NDSS 2027'],
]

test('of sixty-odd searches as people type them, the event that is meant comes first', async () => {
  const missed: string[] = []
  for (const [q, title] of asked) {
    const first = await firstOf(q)
    if (first !== title) missed.push(`${q}: ${first || 'nothing'} in place of ${title || 'nothing'}`)
  }
  expect(missed).toEqual([])
})

test.each([
  ['red', 'Shared Hybrid Team'],
  ['it', 'Unity Summit'],
  ['con', 'Second Falcon Day'],
])('%s is not looked for within other words', async (q, title) => {
  const id = await storeEvent(api, { title, startDay: '2026-11-21' })
  const response = await api.request(`/api/search?${new URLSearchParams({ q, day: '2026-11-20' })}`)
  const { ahead } = (await response.json()) as EventSearch
  expect(ahead.events.map((event) => event.id)).not.toContain(id)
})

test('a name that an editor wrote is found by, and what was not found on three days is offered to be named', async () => {
  const { pool } = api.services
  expect(await firstOf('דוידסטרום')).toBe('')
  await pool.query(
    `insert into search_misses (text, day) select 'דוידסטרום', day::date from unnest(array['2026-01-01', '2026-01-02']) day`,
  )
  expect(await readMisses(pool)).toEqual([{ text: 'דוידסטרום', days: 3, times: 3 }])
  await pool.query(`insert into search_names (typed, means) values ('דוידסטרום', 'Swiss Cyber Storm')`)
  await pool.query(`insert into search_names (typed, means) values ('הר השמן', 'Botconf')`)
  expect(await readMisses(pool)).toEqual([])
  expect(await firstOf('הר השמן')).toBe('Botconf')
})

test('a search that cannot be counted is answered all the same', async () => {
  const { pool } = api.services
  await pool.query('alter table search_misses rename to search_misses_away')
  expect(await firstOf('zzqqy')).toBe('')
  await pool.query('alter table search_misses_away rename to search_misses')
})

test('of what found nothing only what names nobody is kept', async () => {
  const { pool } = api.services
  await pool.query('truncate search_misses')
  for (const q of ['dana@nowhere.example', '0541234567 zzqq', 'q'.repeat(61), 'zzqqx']) await firstOf(q)
  await firstOf('ZZ-QQX')
  const { rows } = await pool.query('select text, times from search_misses order by text')
  expect(rows).toEqual([
    { text: 'zz qqx', times: 1 },
    { text: 'zzqqx', times: 1 },
  ])
  expect(await readMisses(pool)).toEqual([])
})
