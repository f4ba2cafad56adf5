import { expect, test } from 'vitest'

import {
  formatHebrewDate,
  formatHebrewDateRange,
  formatHebrewDay,
  formatHebrewDayAndMonth,
  hebrewCalendarLabel,
} from './hebrew-calendar.ts'

test('a month names the Hebrew months it spans', () => {
  expect(hebrewCalendarLabel('en', '2026-11')).toBe('Heshvan – Kislev 5787')
  expect(hebrewCalendarLabel('he', '2026-11')).toBe('חשוון – כסלו תשפ״ז')
})

test('a month in which the year turns names both years', () => {
  expect(hebrewCalendarLabel('en', '2026-09')).toBe('Elul 5786 – Tishri 5787')
  expect(hebrewCalendarLabel('he', '2026-09')).toBe('אלול תשפ״ו – תשרי תשפ״ז')
})

test('a month that lies in one Hebrew month names it once', () => {
  expect(hebrewCalendarLabel('en', '2025-02')).toBe('Shevat 5785')
})

test('a day has its Hebrew date', () => {
  expect(formatHebrewDate('en', '2026-12-07')).toBe('27 Kislev 5787')
  expect(formatHebrewDate('he', '2026-12-07')).toBe('כ״ז בכסלו תשפ״ז')
  expect(formatHebrewDate('he', '2026-11-30')).toBe('כ׳ בכסלו תשפ״ז')
})

test('a day without its year, and where there is no room, has its month where one begins', () => {
  expect(formatHebrewDayAndMonth('en', '2026-12-07')).toBe('27 Kislev')
  expect(formatHebrewDayAndMonth('he', '2026-12-07')).toBe('כ״ז בכסלו')
  expect(['2026-12-07', '2026-12-11'].map((day) => formatHebrewDay('en', day))).toEqual(['27', '1 Tevet'])
  expect(['2026-12-07', '2026-12-11'].map((day) => formatHebrewDay('he', day))).toEqual(['כ״ז', 'א׳ בטבת'])
  expect(formatHebrewDay('en', '2027-02-08')).toBe('1 Adar I')
})

test('several days have the Hebrew dates of both ends, and name month and year once where they share them', () => {
  expect(formatHebrewDateRange('en', '2026-11-22', '2026-11-24')).toBe('12–14 Kislev 5787')
  expect(formatHebrewDateRange('he', '2026-11-22', '2026-11-24')).toBe('י״ב–י״ד בכסלו תשפ״ז')
  expect(formatHebrewDateRange('en', '2026-12-09', '2026-12-12')).toBe('29 Kislev – 2 Tevet 5787')
  expect(formatHebrewDateRange('he', '2026-12-09', '2026-12-12')).toBe('כ״ט בכסלו – ב׳ בטבת תשפ״ז')
  expect(formatHebrewDateRange('he', '2026-09-11', '2026-09-12')).toBe('כ״ט באלול תשפ״ו – א׳ בתשרי תשפ״ז')
  expect(formatHebrewDateRange('he', '2026-12-07', '2026-12-07')).toBe('כ״ז בכסלו תשפ״ז')
})
