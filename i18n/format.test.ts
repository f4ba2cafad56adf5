import { expect, test } from 'vitest'

import * as format from './format.ts'
import { zonePlace } from './places.ts'

const day = '2026-11-20'

test('days are written out in both languages', () => {
  expect(format.formatDate('en', day)).toBe('November 20, 2026')
  expect(format.formatDate('he', day)).toBe('20 בנובמבר 2026')
  expect(format.formatFullDate('en', day)).toBe('Friday, November 20, 2026')
  expect(format.formatFullDate('he', day)).toBe('יום שישי, 20 בנובמבר 2026')
  expect(format.formatShortDate('en', day)).toBe('Nov 20')
})

test('several days name their month and year once where they share them', () => {
  expect(format.formatDateRange('en', '2026-11-05', '2026-11-06')).toBe('November 5 – 6, 2026')
  expect(format.formatDateRange('he', '2026-11-05', '2026-11-06')).toBe('5–6 בנובמבר 2026')
  expect(format.formatDateRange('he', '2026-11-29', '2026-12-06')).toBe('29 בנובמבר – 6 בדצמבר 2026')
  expect(format.formatDateRange('he', '2026-12-30', '2027-01-02')).toBe('30 בדצמבר 2026 – 2 בינואר 2027')
  expect(format.formatDateRange('en', '2026-11-29', '2026-12-06')).toBe('November 29 – December 6, 2026')
  expect(format.formatDateRange('en', '2026-12-30', '2027-01-02')).toBe('December 30, 2026 – January 2, 2027')
})

test('several days are short where there is little room, and say their month once', () => {
  expect(format.formatShortDateRange('en', '2026-11-23', '2026-11-27')).toBe('Nov 23 – 27')
  expect(format.formatShortDateRange('he', '2026-11-23', '2026-11-27')).toBe('23–27 בנוב׳')
  expect(format.formatShortDateRange('he', '2026-11-29', '2026-12-06')).toBe('29 בנוב׳ – 6 בדצמ׳')
  expect(format.formatShortDateRange('en', '2026-12-30', '2027-01-02')).toBe('Dec 30 – Jan 2')
  expect(format.formatShortDateRange('he', '2026-11-27', '2026-11-23')).toBe('27 בנוב׳ – 23 בנוב׳')
})

test('months are written out in both languages', () => {
  expect(format.formatMonth('en', '2026-11')).toBe('November 2026')
  expect(format.formatMonth('he', '2026-11')).toBe('נובמבר 2026')
  expect(format.formatMonthName('en', '2026-11')).toBe('November')
  expect(format.formatMonthName('en', '2026-11', 'short')).toBe('Nov')
})

test('the heads of the calendar are short words, in Hebrew letters and the word for Saturday', () => {
  const heads = (locale: 'en' | 'he') => [0, 1, 2, 3, 4, 5, 6].map((day) => format.formatWeekday(locale, day))
  expect(heads('en')).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
  expect(heads('he')).toEqual(['א׳', 'ב׳', 'ג׳', 'ד׳', 'ה׳', 'ו׳', 'שבת'])
  expect(format.formatWeekday('he', 0, 'long')).toBe('יום ראשון')
})

test('times are of 24 hours in the given zone', () => {
  expect(format.formatTime('2026-11-20T22:00:00Z', 'Asia/Jerusalem')).toBe('00:00')
  expect(format.formatTime('2026-11-20T09:05:00+02:00', 'America/New_York')).toBe('02:05')
})

test('money, numbers and shares are the same in both languages', () => {
  expect(format.formatMoney(5000)).toBe('$5,000')
  expect(format.formatNumber(1_234_567)).toBe('1,234,567')
  expect(format.formatPercent(0.428)).toBe('43%')
})

test('countries have the reader’s names, and an unknown one its own', () => {
  expect(format.countryLabel('en', 'Israel')).toBe('Israel')
  expect(format.countryLabel('he', 'United States')).toBe('ארצות הברית')
  expect(format.countryLabel('he', 'Czechia')).toBe('צ׳כיה')
  expect(format.countryLabel('he', 'Atlantis')).toBe('Atlantis')
})

test('a time zone is named by its place', () => {
  expect(zonePlace('en', 'America/New_York')).toBe('New York Time')
  expect(zonePlace('en', 'Europe/Berlin')).toBe('Germany Time')
  expect(zonePlace('he', 'Asia/Tokyo')).toBe('שעון יפן')
  expect(zonePlace('he', 'UTC')).toBe('UTC')
})

test('the clock of a time zone has a name', () => {
  expect(format.zoneName('en', 'Asia/Jerusalem')).toBe('Israel Time')
  expect(format.zoneName('he', 'Asia/Jerusalem')).toBe('שעון ישראל')
})
