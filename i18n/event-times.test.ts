import { describe, expect, test } from 'vitest'
import { datesOf, hoursOf, ownHoursOf, whenOf } from './event-words.ts'

const site = 'Asia/Jerusalem'
const evening = {
  allDay: false,
  day: '2026-11-24',
  lastDay: '2026-11-24',
  startDate: '2026-11-24T05:00:00+02:00',
  endDate: '2026-11-24T19:00:00+02:00',
}
const allDay = { ...evening, allDay: true, endDate: null }

describe('the days of an event', () => {
  test('are one with its weekday', () => {
    expect(datesOf('en', evening)).toBe('Tuesday, November 24, 2026')
  })

  test('are the first and the last of several', () => {
    expect(datesOf('en', { ...evening, lastDay: '2026-11-26' })).toBe('November 24 – 26, 2026')
  })
})

describe('the hours of an event', () => {
  test('go by the site’s clock', () => {
    expect(hoursOf('en', evening, site)).toBe('05:00–19:00')
    expect(hoursOf('en', { ...evening, endDate: null }, site)).toBe('05:00')
  })

  test('of an evening until midnight are those of one day', () => {
    const untilMidnight = { ...evening, endDate: '2026-11-25T00:00:00+02:00' }
    expect(hoursOf('en', untilMidnight, site)).toBe('05:00–00:00')
  })

  test('are given with their days where the last is another than the first', () => {
    const flags = {
      ...evening,
      startDate: '2026-11-21T16:00:00+02:00',
      endDate: '2026-11-23T00:30:00+02:00',
    }
    expect(hoursOf('en', flags, site)).toBe('Nov 21, 16:00 – Nov 23, 00:30')
    expect(hoursOf('he', flags, site)).toBe('21 בנוב׳, 16:00 – 23 בנוב׳, 00:30')
    expect(ownHoursOf('en', flags, site, 'Europe/London')).toBe('Nov 21, 14:00 – Nov 22, 22:30')
  })

  test('are not shown where only days are known', () => {
    expect(hoursOf('en', allDay, site)).toBe('')
    expect(ownHoursOf('en', allDay, site, 'America/New_York')).toBeNull()
  })

  test('are given by the visitor’s clock where it differs, with the day where that differs too', () => {
    expect(ownHoursOf('en', evening, site, 'Europe/Athens')).toBeNull()
    expect(ownHoursOf('en', evening, site, 'Europe/London')).toBe('03:00–17:00')
    expect(ownHoursOf('en', evening, site, 'America/New_York')).toBe('Nov 23, 22:00 – Nov 24, 12:00')
    expect(ownHoursOf('en', { ...evening, endDate: null }, site, 'America/New_York')).toBe('Nov 23, 22:00')
  })
})

describe('a card’s one line of when', () => {
  const textOf = (event: typeof evening | typeof allDay, locale: 'en' | 'he' = 'en') =>
    whenOf(locale, event, site, 'All day')

  test('is the hours of an event of one day, which run from left to right', () => {
    expect(textOf(evening)).toEqual({ text: '05:00–19:00', isClock: true })
  })

  test('is that it lasts all day where no hours are known', () => {
    expect(textOf(allDay)).toEqual({ text: 'All day', isClock: false })
  })

  test.each([evening, allDay])('is the first and the last day of several', (event) => {
    const long = { ...event, lastDay: '2026-11-27' }
    expect(textOf(long)).toEqual({ text: 'Nov 24 – 27', isClock: false })
    expect(textOf(long, 'he')).toEqual({ text: '24–27 בנוב׳', isClock: false })
  })

  test('has no order of a clock where it is said to end on a day before', () => {
    const backwards = { ...evening, endDate: '2026-11-17T19:00:00+02:00' }
    expect(whenOf('he', backwards, site, 'כל היום')).toEqual({
      text: '24 בנוב׳, 05:00 – 17 בנוב׳, 19:00',
      isClock: false,
    })
  })
})
