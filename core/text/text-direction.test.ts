import { expect, test } from 'vitest'

import { directionOf, isMostlyHebrew } from './text-direction.ts'

test.each([
  'כנס הגנת סייבר',
  'CTF למתחילים',
  '2026: שנת הסייבר',
  'Passkeys הלכה למעשה',
  'ראו https://calendar.example/day',
  '\u200fChrome ב־Android',
])('"%s" runs right to left', (title) => {
  expect(directionOf(title)).toBe('rtl')
})

test.each(['DEF CON', 'Café 2026', '', '42', 'Acceptance אירוע mixed RTL (test) 2027'])(
  '"%s" runs left to right',
  (title) => {
    expect(directionOf(title)).toBe('ltr')
  },
)

test('what was written as the Hebrew text runs right to left, however many of its names are Latin', () => {
  const title = 'צעדים ראשונים ב־Capture the Flag'
  expect(directionOf(title, 'he')).toBe('rtl')
  expect([directionOf(title), directionOf(title, 'en'), directionOf('DEF CON', 'he')]).toEqual(['ltr', 'ltr', 'ltr'])
})

test.each([
  ['מדריך קצר ל־CTF ול־SOC', true],
  ['A short guide to the word שלום', false],
  ['2026', false],
])('"%s": mostly Hebrew is %s', (text, isHebrew) => {
  expect(isMostlyHebrew(text)).toBe(isHebrew)
})
