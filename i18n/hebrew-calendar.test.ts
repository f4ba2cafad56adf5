import { expect, test } from 'vitest'

import { formatHebrewDate, hebrewCalendarLabel } from './hebrew-calendar.ts'

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
  expect(formatHebrewDate('he', '2026-12-07')).toBe('27 בכסלו תשפ״ז')
})
