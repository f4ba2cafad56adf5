import { countryCodeOf } from '@cyberluach/core/places/countries'
import { addDays, dayKeyOf, daysBetween, isDayKey, monthOf, weekdayOf } from '@cyberluach/core/dates/day-key'
import { difficultyLevels, eventTypes, mainEventTypes } from '@cyberluach/core/events/event'
import { groupByDay, monthGrid } from '@cyberluach/core/events/month-grid'
import { expect, test } from 'vitest'
import { parsers } from '../features/sources/parse/read-text.ts'
import { readSnapshot, shippedLists, takenAt } from './lists.ts'
import { sampleEvents } from './sample-events.ts'
import type { SeedEvent } from './sample-events.ts'

const timeZone = 'Asia/Jerusalem'
const friday = 5
const rowsOfACell = 3
const leapYear = Array.from({ length: 366 }, (_, index) => addDays('2028-01-01', index))
const yearOfTheLists = Array.from({ length: 366 }, (_, index) => addDays('2026-11-20', index))
const samples = sampleEvents('2026-11-20', timeZone)

test('there are two dozen samples, and their ids differ from each other', () => {
  expect(samples.length).toBeGreaterThanOrEqual(24)
  expect(samples.length).toBeLessThanOrEqual(26)
  const ids = samples.map((event) => event.id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('an id does not depend on the day of the seed', () => {
  expect(sampleEvents('2027-03-01', timeZone).map(({ id }) => id)).toEqual(samples.map(({ id }) => id))
})

test('every sample says that it is one, by its flag and in the first sentence of both languages', () => {
  for (const sample of samples) {
    expect(sample.isSample).toBe(true)
    expect(sample.tags).not.toContain('sample')
    expect(sample.description).toMatch(/^This is a sample event/)
    expect(sample.descriptionHe).toMatch(/^זה אירוע לדוגמה/)
    expect(sample.registrationUrl).toMatch(/^https:\/\/example\.org\//)
    expect(sample.source).toBeNull()
  }
})

test('every sample has a Hebrew name and description of its own', () => {
  for (const sample of samples) expect(sample.titleHe).toMatch(/\p{Script=Hebrew}/u)
  expect(new Set(samples.map((sample) => sample.titleHe)).size).toBe(samples.length)
  expect(new Set(samples.map((sample) => sample.descriptionHe)).size).toBe(samples.length)
})

test('the samples hold every type, the four main ones most, and every difficulty', () => {
  const countOf = (type: string) => samples.filter((sample) => sample.eventType === type).length
  for (const type of eventTypes) expect(countOf(type), type).toBeGreaterThan(0)
  expect(mainEventTypes.reduce((sum, type) => sum + countOf(type), 0)).toBeGreaterThan(samples.length / 2)
  expect(new Set(samples.map((sample) => sample.difficultyLevel))).toEqual(new Set(difficultyLevels))
})

test('samples take place online, in Israel and in other countries that the product knows', () => {
  const countries = new Set(samples.flatMap((sample) => sample.locationCountry ?? []))
  expect(countries.has('Israel') && countries.size > 4 && samples.some((sample) => sample.isOnline)).toBe(true)
  expect([...countries].filter((country) => !countryCodeOf(country))).toEqual([])
})

test('the hours are wall clock in the zone, and all-day samples have none', () => {
  for (const zone of [timeZone, 'America/New_York']) {
    for (const { allDay, startsAt, endsAt, startDay, endDay } of sampleEvents('2026-11-20', zone)) {
      expect([startsAt === null, endsAt === null]).toEqual([allDay, allDay])
      if (!startsAt || !endsAt) continue
      expect([dayKeyOf(new Date(startsAt), zone), dayKeyOf(new Date(endsAt), zone)]).toEqual([startDay, endDay])
      expect(Date.parse(startsAt)).toBeLessThan(Date.parse(endsAt))
    }
  }
})

test('on whatever day the seed is made, the samples span two weeks back to six weeks ahead', () => {
  for (const today of leapYear) {
    const distances = sampleEvents(today, timeZone).map((sample) => daysBetween(today, sample.startDay))
    expect([Math.min(...distances), Math.max(...distances)], today).toEqual([-14, 42])
  }
})

test('on whatever day the seed is made, nobody in Israel is invited to a Friday or a Saturday', () => {
  for (const today of leapYear) {
    for (const sample of sampleEvents(today, timeZone).filter((one) => one.locationCountry === 'Israel')) {
      expect(isDayKey(sample.startDay)).toBe(true)
      expect(sample.endDay).toBe(sample.startDay)
      expect(weekdayOf(sample.startDay), `${sample.title}, ${today}`).toBeLessThan(friday)
    }
  }
})

test('on whatever day the seed is made, that day has one or two samples, and another more than a cell shows', () => {
  for (const today of leapYear) {
    const shown = shownOn(today, [])
    expect([1, 2], today).toContain(shown.get(today)?.length)
    expect(Math.max(...[...shown.values()].map((day) => day.length)), today).toBeGreaterThan(rowsOfACell)
  }
})

test.each([
  ['the samples alone', leapYear, []],
  ['the conferences among them', yearOfTheLists, await conferencesOfLists()],
])('on whatever day the seed is made, the first screen shows its promises: %s', (_, days, conferences) => {
  for (const today of days) {
    const visible = [...shownOn(today, conferences).values()].flatMap((day) => day.slice(0, rowsOfACell))
    expect(new Set(visible.map((event) => event.eventType)), today).toEqual(new Set(eventTypes))
    expect(
      visible.some((event) => event.prizeMoney),
      today,
    ).toBe(true)
    expect(
      visible.some((event) => event.isOnline),
      today,
    ).toBe(true)
    expect(
      visible.some((event) => event.endDay > event.startDay),
      today,
    ).toBe(true)
  }
})

type Shown = Pick<
  SeedEvent,
  'title' | 'eventType' | 'allDay' | 'startDay' | 'endDay' | 'startsAt' | 'isOnline' | 'prizeMoney' | 'isSample'
>

/** The days of the month's grid with their events in the order of a cell. */
function shownOn(today: string, conferences: Shown[]) {
  const events = [...(sampleEvents(today, timeZone) as Shown[]), ...conferences].map((event) => ({
    ...event,
    id: event.title,
    day: event.startDay,
    startDate: event.startsAt ?? '',
  }))
  const grid = new Set(monthGrid(monthOf(today)))
  return new Map([...groupByDay(events)].filter(([day]) => grid.has(day)))
}

/** What the lists say, as the calendar would show it: rows of one address and day are one event. */
async function conferencesOfLists() {
  const read = shippedLists.map(async ({ kind, address, snapshot }) => {
    const text = await readSnapshot(snapshot)
    return parsers[kind](text, { now: takenAt, address, timeZone }).rows
  })
  const rows = (await Promise.all(read)).flat()
  const byAddress = new Map(rows.map((row) => [`${URL.parse(row.url ?? '')?.host ?? row.title} ${row.startDay}`, row]))
  return [...byAddress.values()].map((row) => ({
    ...row,
    eventType: row.eventType ?? ('conference' as const),
    allDay: !row.startsAt,
    prizeMoney: null,
    isSample: false,
  }))
}
