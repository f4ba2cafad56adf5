import { expect, test } from 'vitest'

import { directionOfLocale, isLocale, localePath, locales, otherLocale, splitLocale } from './locales.ts'

test('English has no prefix and Hebrew has one', () => {
  expect(localePath('en', '/submit')).toBe('/submit')
  expect(localePath('he', '/submit')).toBe('/he/submit')
  expect(localePath('en', '/')).toBe('/')
  expect(localePath('he', '/')).toBe('/he')
})

test('the query stays', () => {
  expect(localePath('he', '/?event=1')).toBe('/he?event=1')
  expect(localePath('he', '/submit?a=b')).toBe('/he/submit?a=b')
})

test('an address says its language, and a path that only begins like one is English', () => {
  expect(splitLocale('/he')).toEqual({ locale: 'he', path: '/' })
  expect(splitLocale('/he/')).toEqual({ locale: 'he', path: '/' })
  expect(splitLocale('/he/day/2026-11-20')).toEqual({ locale: 'he', path: '/day/2026-11-20' })
  expect(splitLocale('/help')).toEqual({ locale: 'en', path: '/help' })
})

test('splitting undoes joining', () => {
  for (const locale of locales) {
    for (const path of ['/', '/submit', '/day/2026-11-20']) {
      expect(splitLocale(localePath(locale, path))).toEqual({ locale, path })
    }
  }
})

test('Hebrew is read from right to left, and each language leads to the other', () => {
  expect(directionOfLocale('he')).toBe('rtl')
  expect(directionOfLocale('en')).toBe('ltr')
  expect(otherLocale('en')).toBe('he')
  expect(otherLocale('he')).toBe('en')
  expect(isLocale('he')).toBe(true)
  expect(isLocale('fr')).toBe(false)
})
