import { expect, test } from 'vitest'

import { countriesNamed, countryCodeOf, countryCodes, countryName, countryNameIn } from './country-code.ts'

test('every country has a code, a name of its own, and leads back from one to the other', () => {
  expect(countryCodes).toHaveLength(250)
  expect(new Set(countryCodes.map(countryName)).size).toBe(countryCodes.length)
  for (const code of countryCodes) {
    expect(countryName(code)).not.toBe(code)
    expect(countryCodeOf(countryName(code))).toBe(code)
  }
})

test('names come in the given language', () => {
  expect(countryNameIn('en', 'IL')).toBe('Israel')
  expect(countryNameIn('he', 'US')).toBe('ארצות הברית')
  expect(countryNameIn('he', 'HK')).toBe('הונג קונג')
})

test('an unknown name has no code', () => {
  expect(countryCodeOf('Atlantis')).toBeNull()
  expect(countryCodeOf('')).toBeNull()
})

test('a part of a name in a language finds the countries that have it', () => {
  expect(countriesNamed('he', 'ישראל')).toEqual(['Israel'])
  expect(countriesNamed('he', 'קוריאה').toSorted()).toEqual(['North Korea', 'South Korea'])
  expect(countriesNamed('en', 'ISRA')).toEqual(['Israel'])
  expect(countriesNamed('he', 'Israel')).toEqual([])
})
