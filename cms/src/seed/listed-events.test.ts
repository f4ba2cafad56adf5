import { countryCodeOf } from '@cyberluach/core/countries'
import { isDayKey } from '@cyberluach/core/day-key'
import { expect, test } from 'vitest'
import { listedEvents } from './listed-events.ts'

const events = listedEvents()

test('there are at least 230 conferences', () => {
  expect(events.length).toBeGreaterThanOrEqual(230)
})

test('each conference stands once', () => {
  const hostAndDay = events.map((event) => `${new URL(event.registrationUrl ?? '').host} ${event.startDay}`)
  const nameAndYear = events.map((event) => `${event.title.toLowerCase()} ${event.startDay.slice(0, 4)}`)
  expect(repeated(hostAndDay)).toEqual([])
  expect(repeated(nameAndYear)).toEqual([])
  expect(repeated(events.map((event) => event.id))).toEqual([])
})

test('every day is a real day of 2026 or 2027, and none ends before it starts', () => {
  for (const { title, startDay, endDay } of events) {
    expect(isDayKey(startDay) && isDayKey(endDay), title).toBe(true)
    expect(startDay >= '2026-01-01' && endDay <= '2027-12-31' && startDay <= endDay, title).toBe(true)
  }
})

test('every country is one that the product knows', () => {
  const countries = events.flatMap((event) => event.locationCountry ?? [])
  expect(countries.filter((country) => !countryCodeOf(country))).toEqual([])
})

test('an event has a country unless it is online', () => {
  expect(events.filter((event) => !event.locationCountry && !event.isOnline)).toEqual([])
})

test('every Israeli conference has a Hebrew name', () => {
  const israeli = events.filter((event) => event.locationCountry === 'Israel')
  expect(israeli).not.toEqual([])
  for (const event of israeli) expect(event.titleHe).toMatch(/\p{Script=Hebrew}/u)
})

test('no conference shows what its list does not say', () => {
  for (const event of events) {
    expect(event).toMatchObject({
      allDay: true,
      startsAt: null,
      endsAt: null,
      description: '',
      descriptionHe: null,
      difficultyLevel: null,
      prizeMoney: null,
      locationVenue: null,
      source: { name: expect.any(String), url: expect.stringMatching(/^https:\/\/github\.com\//) },
    })
  }
})

test('every link is a web address', () => {
  for (const event of events) expect(event.registrationUrl).toMatch(/^https?:\/\//)
})

test('an id is a version 5 UUID that stays the same', () => {
  expect(events[0]?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(listedEvents().map((event) => event.id)).toEqual(events.map((event) => event.id))
})

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index)
}

test('an organizer is the owner of the website, and what was held in two years is a yearly series', () => {
  const of = (title: string) => events.filter((event) => event.title === title)
  expect(of('OWASP Global AppSec EU')).toMatchObject([
    { organizer: 'OWASP', series: { slug: 'owasp', isYearly: false } },
  ])
  expect(of('BSidesTLV')).toMatchObject([{ organizer: null, series: { slug: 'bsides', isYearly: false } }])
  expect(of('Insomni’Hack')).toMatchObject([
    { organizer: null, series: { slug: 'insomnihack', isYearly: true } },
    { series: { slug: 'insomnihack', isYearly: true } },
  ])
  expect(of('REcon')).toMatchObject([{ organizer: null, series: null }])
})
