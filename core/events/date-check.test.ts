import { expect, test } from 'vitest'
import { dateCheck, daysLookedAt, isGoodTime, nextFreeWeek, type Plan } from './date-check.ts'
import type { CalendarEvent } from './event.ts'

type Known = Parameters<typeof dateCheck>[1][number]

const today = '2026-11-20'
const plan: Plan = { first: '2026-12-07', last: '2026-12-09', country: 'IL', city: null, type: null }

function event(id: string, day: string, changes: Partial<CalendarEvent> = {}): Known {
  return {
    id,
    url: `/event/${id}`,
    title: id,
    titleHe: null,
    eventType: 'conference',
    day,
    lastDay: day,
    isOnline: false,
    locationCity: 'Haifa',
    locationCountry: 'Israel',
    state: 'scheduled',
    isSample: false,
    ...changes,
  }
}

const abroad = { locationCity: 'London', locationCountry: 'United Kingdom' }
const idsOf = (events: { id: string }[]) => events.map(({ id }) => id)

test('what runs on the days is found, that near there first, and what is near in the two weeks around', () => {
  const events = [
    event('long', '2026-12-01', { lastDay: '2026-12-07', ...abroad }),
    event('there', '2026-12-09'),
    event('before', '2026-11-23'),
    event('too early', '2026-11-22'),
    event('after', '2026-12-23'),
    event('too late', '2026-12-24'),
    event('elsewhere', '2026-12-11', abroad),
  ]
  const check = dateCheck(plan, events, today)
  expect(idsOf(check.atOnce.events)).toEqual(['there', 'long'])
  expect(check.atOnce).toMatchObject({ count: 2, near: 1 })
  expect(idsOf(check.nearby)).toEqual(['before', 'after'])
})

test('a city is the same in either language; without a place nothing is near', () => {
  const events = [event('a', '2026-12-07', { locationCity: 'חיפה' }), event('b', '2026-12-07', { locationCity: 'Lod' })]
  expect(dateCheck({ ...plan, city: 'Haifa' }, events, today).atOnce).toMatchObject({ count: 2, near: 1 })
  expect(dateCheck({ ...plan, country: null }, events, today)).toMatchObject({
    atOnce: { near: 0 },
    nearby: [],
  })
})

test('samples and what was called off or put off are ignored', () => {
  const events = [
    event('sample', '2026-12-07', { isSample: true }),
    event('cancelled', '2026-12-07', { state: 'cancelled' }),
    event('postponed', '2026-12-07', { state: 'postponed' }),
    event('moved', '2026-12-07', { state: 'moved' }),
  ]
  expect(idsOf(dateCheck(plan, events, today).atOnce.events)).toEqual(['moved'])
})

test('holidays, their eves and Shabbat on the days are listed', () => {
  const check = dateCheck({ ...plan, first: '2026-12-03', last: '2026-12-06' }, [], today)
  expect(check.observances).toEqual([
    { id: 'hanukkah', isEve: true, first: '2026-12-04', last: '2026-12-04' },
    { id: 'hanukkah', isEve: false, first: '2026-12-05', last: '2026-12-06' },
  ])
  expect(check.shabbatot).toEqual(['2026-12-05'])
})

test('a week is free where from Sunday to Thursday Israel observes nothing and nothing like it runs there', () => {
  const free = (changes: Partial<Plan>, events: Known[] = []) =>
    dateCheck({ ...plan, ...changes }, events, today)
      .freeWeeks.map(({ first }) => first)
      .filter((first) => first < '2027')
  // The 6th is in Hanukkah, the 20th a fast; the last week begins in December and ends in it, too.
  expect(free({})).toEqual(['2026-12-13', '2026-12-27'])
  expect(free({}, [event('there', '2026-12-17')])).toEqual(['2026-12-27'])
  expect(free({}, [event('on Friday', '2026-12-18')])).toEqual(['2026-12-13', '2026-12-27'])
  expect(free({}, [event('abroad', '2026-12-14', abroad)])).toEqual(['2026-12-13', '2026-12-27'])
  expect(free({ country: null }, [event('abroad', '2026-12-14', abroad)])).toEqual(['2026-12-27'])
  expect(free({ type: 'ctf' }, [event('other', '2026-12-14')])).toEqual(['2026-12-13', '2026-12-27'])
})

test('elsewhere the working week is from Monday to Friday, and weeks that have begun are not free', () => {
  const check = dateCheck({ ...plan, country: 'GB' }, [], '2026-12-14')
  expect(check.freeWeeks.slice(0, 2)).toEqual([
    { first: '2026-12-21', last: '2026-12-25' },
    { first: '2026-12-28', last: '2027-01-01' },
  ])
})

test('free weeks are those of the first day’s month and the next', () => {
  const { freeWeeks } = dateCheck({ ...plan, first: '2026-12-30' }, [], today)
  expect([freeWeeks[0]?.first, freeWeeks.at(-1)?.first]).toEqual(['2026-12-13', '2027-01-31'])
})

test('looked at are two weeks around the days, and two months from theirs on, to the end of the last week', () => {
  expect(daysLookedAt(plan)).toEqual({ from: '2026-11-23', to: '2027-02-06' })
  expect(daysLookedAt({ ...plan, first: '2026-12-30', last: '2027-01-20' })).toEqual({
    from: '2026-12-01',
    to: '2027-02-06',
  })
})

test('the next free week begins after today and has nothing in it, whatever the country; holidays are in its way', () => {
  // Sunday is the 22nd of November; Hanukkah begins on the evening of the 4th of December.
  expect(nextFreeWeek([], today)).toEqual({ first: '2026-11-22', last: '2026-11-26' })
  const busy = event('busy', '2026-11-23', abroad)
  expect(nextFreeWeek([busy], today)).toEqual({ first: '2026-11-29', last: '2026-12-03' })
  const longer = event('longer', '2026-11-23', { lastDay: '2026-12-02' })
  expect(nextFreeWeek([longer], today)).toEqual({ first: '2026-12-13', last: '2026-12-17' })
  const uncounted = [event('sample', '2026-11-23', { isSample: true }), { ...busy, state: 'cancelled' as const }]
  expect(nextFreeWeek(uncounted, today)).toEqual({ first: '2026-11-22', last: '2026-11-26' })
})

test('where each week of half a year is taken, no free one is found', () => {
  expect(nextFreeWeek([event('always', '2026-11-01', { lastDay: '2027-12-31' })], today)).toBeNull()
})

test('days are good where Israel observes nothing, nothing runs near there and hardly anything elsewhere', () => {
  const count = (events: Known[]) =>
    isGoodTime(dateCheck({ ...plan, first: '2026-11-24', last: '2026-11-25' }, events, today))
  const elsewhere = ['a', 'b', 'c'].map((id) => event(id, '2026-11-24', abroad))
  expect(count([])).toBe(true)
  expect(count(elsewhere.slice(0, 2))).toBe(true)
  expect(count(elsewhere)).toBe(false)
  expect(count([event('there', '2026-11-24')])).toBe(false)
  expect(isGoodTime(dateCheck(plan, [], today))).toBe(false)
})
