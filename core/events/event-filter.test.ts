import { describe, expect, test } from 'vitest'
import { eventTypes } from './event.ts'
import { isFiltered, matchesFilter, noFilter, readFilter, writeFilter, type EventFilter } from './event-filter.ts'

const event = {
  title: 'Night of the Flags',
  titleHe: 'ליל הדגלים',
  description: 'A contest.',
  descriptionHe: null,
  eventType: 'ctf',
  isOnline: false,
  locationCountry: 'Israel',
  locationCity: 'Haifa',
  difficultyLevel: 'expert',
  prizeMoney: null,
  admission: null,
} as const

const searched = (q: string, locale: 'en' | 'he' = 'en') => matchesFilter(event, { ...noFilter, q }, locale)

describe('the search', () => {
  test.each(['night', 'FLAGS', ' flags ', 'contest', 'isra', 'haifa', ''])('finds "%s"', (q) => {
    expect(searched(q)).toBe(true)
  })

  test('reads the Hebrew title in Hebrew only, and the English text where Hebrew is missing', () => {
    expect(searched('הדגלים', 'he')).toBe(true)
    expect(searched('הדגלים', 'en')).toBe(false)
    expect(searched('night', 'he')).toBe(false)
    expect(searched('contest', 'he')).toBe(true)
  })

  test('finds a country by its Hebrew name in Hebrew, by its English name in both', () => {
    expect(searched('ישרא', 'he')).toBe(true)
    expect(searched('ישראל', 'en')).toBe(false)
    expect(searched('israel', 'he')).toBe(true)
    expect(searched('צרפת', 'he')).toBe(false)
  })

  test('finds a city that was written in Hebrew by its English name in English', () => {
    const there = { ...event, locationCity: 'באר שבע' }
    expect(matchesFilter(there, { ...noFilter, q: 'beer sheva' }, 'en')).toBe(true)
  })

  test('finds a city by its Hebrew name in Hebrew, by its English name in both', () => {
    expect(searched('חיפ', 'he')).toBe(true)
    expect(searched('חיפה', 'en')).toBe(false)
    expect(searched('haif', 'he')).toBe(true)
  })

  test('takes a country that it does not know as it is written', () => {
    const elsewhere = { ...event, locationCountry: 'Atlantis' }
    expect(matchesFilter(elsewhere, { ...noFilter, q: 'atlan' }, 'he')).toBe(true)
  })
})

test('a type matches exactly', () => {
  expect(matchesFilter(event, { ...noFilter, type: 'ctf' }, 'en')).toBe(true)
  expect(matchesFilter(event, { ...noFilter, type: 'workshop' }, 'en')).toBe(false)
})

test('other finds all that are none of the main types', () => {
  const found = eventTypes.filter((eventType) =>
    matchesFilter({ ...event, eventType }, { ...noFilter, type: 'other' }, 'en'),
  )
  expect(found).toEqual(['meetup', 'training', 'webinar', 'hackathon', 'other'])
})

test('a place is online or exactly one country', () => {
  const at = (location: string, changes = {}) =>
    matchesFilter({ ...event, ...changes }, { ...noFilter, location }, 'en')
  expect([at('Israel'), at('israel'), at('France')]).toEqual([true, false, false])
  expect([at('online'), at('online', { isOnline: true })]).toEqual([false, true])
})

test('a level matches exactly, a prize is more than nothing, and free is what is said to be', () => {
  const passes = (filter: Partial<EventFilter>, changes = {}) =>
    matchesFilter({ ...event, ...changes }, { ...noFilter, ...filter }, 'en')
  expect(passes({ level: 'expert' })).toBe(true)
  expect(passes({ level: 'beginner' })).toBe(false)
  expect(passes({ level: 'expert' }, { difficultyLevel: null })).toBe(false)
  expect([null, 0, 500].map((prizeMoney) => passes({ hasPrize: true }, { prizeMoney }))).toEqual([false, false, true])
  expect(([null, 'paid', 'free'] as const).map((admission) => passes({ isFree: true }, { admission }))).toEqual([
    false,
    false,
    true,
  ])
})

describe('an address', () => {
  const read = (query: string) => readFilter(new URLSearchParams(query))

  test('carries the filter', () => {
    const filter = {
      q: 'a & b',
      type: 'ctf',
      location: 'Israel',
      level: 'expert',
      hasPrize: true,
      isFree: true,
    } as const
    expect(read(writeFilter(filter).toString())).toEqual(filter)
  })

  test('keeps the space that a visitor is typing', () => {
    expect(read('q=a+').q).toBe('a ')
    expect(writeFilter({ ...noFilter, q: 'a ' }).get('q')).toBe('a ')
  })

  test('says nothing where nothing is filtered, and keeps the rest', () => {
    expect(writeFilter(noFilter).toString()).toBe('')
    const before = new URLSearchParams('month=2026-12&type=ctf&q=x&view=cards')
    expect(writeFilter({ ...noFilter, location: 'online' }, before).toString()).toBe(
      'month=2026-12&view=cards&location=online',
    )
  })

  test('loses what no database can carry', () => {
    expect(read('q=%00&location=%00')).toEqual(noFilter)
    expect(read('q=a%00b&location=Isr%00ael')).toEqual({ ...noFilter, q: 'ab', location: 'Israel' })
  })

  test('that makes no sense filters nothing, and a long search is cut', () => {
    expect(read(`type=party&level=wizard&prize=false&location=${'x'.repeat(101)}&q=%20`)).toEqual(noFilter)
    expect(read(`q=${'x'.repeat(10_000)}`).q).toHaveLength(200)
    expect(read('type=other').type).toBe('other')
    expect(isFiltered(noFilter)).toBe(false)
    expect(isFiltered(read('location=online'))).toBe(true)
  })
})
