import { addDays } from '@cyberluach/core/dates/day-key'
import { describe, expect, test } from 'vitest'
import { stated } from '../../../testing/sources.ts'
import type { Stated } from '../rows.ts'
import { identify, type KnownRecord } from './identity.ts'

const today = '2026-11-27'

function known(key: string, given: Partial<Stated> = {}, changes: Partial<KnownRecord> = {}): KnownRecord {
  const row = stated({ title: 'Reversing club', ...given })
  const { startDay, endDay } = row
  const mayMove = startDay > today
  return {
    id: key,
    key,
    stated: row,
    eventId: `event ${key}`,
    startDay,
    endDay,
    hasVanished: false,
    isElsewhere: false,
    mayMove,
    ...changes,
  }
}
const row = (key: string, given: Partial<Stated> = {}) => ({
  key,
  row: stated({ title: 'Reversing club', ...given }),
})
const evening = (startDay: string, hour = 17) => ({ startDay, startsAt: `${startDay}T${hour}:00:00Z` })

/** Which record each row is, by their keys. */
const found = (records: KnownRecord[], rows: ReturnType<typeof row>[]) =>
  Object.fromEntries([...identify(records, rows).records].map(([key, { id }]) => [key, id]))

const thursdays = ['2026-12-03', '2026-12-10', '2026-12-17']
const series = thursdays.map((day) => known(day, evening(day)))

describe('of rows of one name', () => {
  test('each stays the record of its instant or its day, whatever becomes of their keys', () => {
    const swapped = ['2026-12-17', '2026-12-03', '2026-12-10']
    const kept = { '2026-12-17': '2026-12-03', '2026-12-03': '2026-12-10', '2026-12-10': '2026-12-17' }
    expect(
      found(
        series,
        swapped.map((key, at) => row(key, evening(thursdays[at] ?? ''))),
      ),
    ).toEqual(kept)
    const later = thursdays.map((day) => row(`${day} 20:00`, evening(day, 18)))
    expect(Object.values(found(series, later))).toEqual(thursdays)
    const wholeDays = thursdays.map((day) => row(`new ${day}`, { startDay: day }))
    expect(Object.values(found(series, wholeDays))).toEqual(thursdays)
  })

  test.each([-1, 4, 6, 40])('all %i days later or earlier, each is the one in its place', (days) => {
    const rows = thursdays.map((day) => row(`new ${day}`, evening(addDays(day, days))))
    const placed = Object.fromEntries(thursdays.map((day) => [`new ${day}`, day]))
    expect(found(series, rows)).toEqual(placed)
  })

  test('one that moved does not pass another that stayed: then it is gone, and the later one is new', () => {
    const stays = row('2026-12-10', evening('2026-12-10'))
    expect(found(series.slice(0, 2), [stays, row('a', evening('2026-12-08'))])).toEqual({
      '2026-12-10': '2026-12-10',
      a: '2026-12-03',
    })
    const past = identify(series.slice(0, 2), [stays, row('b', evening('2026-12-24'))])
    expect([...past.records.keys()]).toEqual(['2026-12-10'])
    expect(past.offers.size).toBe(0)
  })

  test('two at one time are told apart by address, and one elsewhere is none of them', () => {
    const day = { startDay: '2026-12-03' }
    const [north, south] = ['north', 'south'].map((at) =>
      known(at, { ...day, title: 'Career Fair', url: `https://${at}.example/`, city: at }),
    )
    const rows = ['south', 'north', 'west'].map((at) =>
      row(`new ${at}`, { ...day, title: 'Career Fair', url: `https://${at}.example/`, city: at }),
    )
    const both = [north, south].flatMap((one) => one ?? [])
    expect(found(both, rows)).toEqual({ 'new north': 'north', 'new south': 'south' })
  })
})

test('no record is two rows and no row two records, and what is unchanged stays, whatever else changes', () => {
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let round = 0; round < 300; round += 1) {
    const records = Array.from({ length: random(8) }, (_, at) =>
      known(`${at}`, evening(addDays(today, random(40) - 10)), { mayMove: random(3) > 0 }),
    )
    const unchanged = records.filter(() => random(2) === 0)
    const others = Array.from({ length: random(6) }, (_, at) =>
      row(`${at + random(2) * 10}`, evening(addDays(today, random(40) - 10), 12 + random(8))),
    ).filter(({ key }) => !unchanged.some((one) => one.key === key))
    const rows = [...unchanged.map(({ key, stated: same }) => ({ key, row: same })), ...others]
    const byKey = [...new Map(rows.map((one) => [one.key, one])).values()]
    const { records: assigned } = identify(records, byKey)
    const ids = [...assigned.values()].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const one of unchanged) expect(assigned.get(one.key)).toBe(one)
  }
})

describe('a row on other days', () => {
  const con = { title: 'Almond Conference', url: 'https://almond.example/' }
  const at = (startDay: string, given: Partial<Stated> = {}) => ({ ...con, ...given, startDay })

  test('is the record of its key or of its name and address, as far as that had not begun', () => {
    const ahead = known('k', at('2026-12-10'))
    expect(found([ahead], [row('new', at('2027-05-10'))])).toEqual({ new: 'k' })
    expect(found([ahead], [row('k', at('2027-12-10'))])).toEqual({ k: 'k' })
    expect(found([ahead], [row('new', at('2027-12-10'))])).toEqual({})
    expect(found([ahead], [row('new', at('2025-12-10'))])).toEqual({ new: 'k' })
    const over = known('k', at('2026-09-10'))
    expect(found([over], [row('new', at('2027-01-10'))])).toEqual({})
    expect(found([over], [row('k', at('2027-01-10'))])).toEqual({})
    expect(found([{ ...over, mayMove: true }], [row('new', at('2027-01-10'))])).toEqual({ new: 'k' })
    const named = known('k', at('2026-09-10', { title: 'Almond 2026' }))
    expect(found([named], [row('new', at('2026-12-10', { title: 'Almond 2026' }))])).toEqual({ new: 'k' })
  })

  test('of what has begun is it where its days still meet', () => {
    const running = known('k', at('2026-11-26', { endDay: '2026-11-27' }))
    expect(found([running], [row('new', at('2026-11-27', { endDay: '2026-11-28' }))])).toEqual({ new: 'k' })
  })

  test('with another address is it in the same city or where one had none, else it is offered', () => {
    const gone = known('k', at('2026-12-10', { city: 'Haifa' }))
    const url = 'https://elsewhere.example/'
    expect(found([gone], [row('new', at('2027-01-10', { url, city: 'Haifa' }))])).toEqual({ new: 'k' })
    expect(found([gone], [row('new', at('2027-01-10', { url: null }))])).toEqual({ new: 'k' })
    const { records, offers } = identify([gone], [row('new', at('2027-01-10', { url }))])
    expect([records.size, offers.get('new')]).toEqual([0, [gone]])
    expect(identify([gone], [row('new', at('2027-01-10', { url, city: 'Eilat' }))]).records.size).toBe(0)
  })
})

test('a row of another name on the same days is the record where the city is one and the names are alike', () => {
  const days = { startDay: '2026-12-10', endDay: '2026-12-11' }
  const gone = known('k', { ...days, title: 'HackOn', city: 'Madrid' })
  const renamed = { ...days, title: 'HackOn Madrid', city: 'Madrid' }
  expect(found([gone], [row('new', renamed)])).toEqual({ new: 'k' })
  expect(found([gone], [row('new', { ...renamed, city: 'Sevilla' })])).toEqual({})
  expect(found([gone], [row('new', { ...renamed, title: 'RootedCON' })])).toEqual({})
  expect(found([gone], [row('new', { ...renamed, title: 'HackOn Training' })])).toEqual({})
})

test('a list that gave the key of one row to another numbers its rows: alone a key is no name', () => {
  const rowOf = (key: string, title: string, startDay: string) => row(key, { title, startDay })
  const [almond, basalt] = [known('1', { title: 'Almond' }), known('2', { title: 'Basalt', startDay: '2037-04-01' })]
  const moved = rowOf('2', 'Cedar', '2037-05-01')
  expect(found([almond, basalt], [rowOf('1', 'Almond', '2037-03-03'), moved])).toEqual({ 1: '1', 2: '2' })
  expect(found([almond, basalt], [rowOf('3', 'Almond', '2037-03-03'), moved])).toEqual({ 3: '1', 2: '2' })
  expect(found([almond, basalt], [rowOf('2', 'Almond', '2037-03-03'), rowOf('1', 'Cedar', '2037-05-01')])).toEqual({
    2: '1',
  })
})

test('the next edition in the row of this one is another event, where both names tell their years', () => {
  const [edition, next] = [{ title: 'Summit 2037' }, { title: 'Summit 2038', startDay: '2038-03-01' }]
  expect(found([known('1', edition)], [row('1', next)])).toEqual({})
  expect(found([known('1', edition)], [row('1', { title: 'Summit 2038' })])).toEqual({ 1: '1' })
})
