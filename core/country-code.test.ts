import { expect, test } from 'vitest'

import { countryCodeOf, countryCodes, countryName, countryNameIn } from './country-code.ts'

test('every country has a code, a name of its own, and leads back from one to the other', () => {
  expect(countryCodes).toHaveLength(250)
  expect(new Set(countryCodes.map(countryName)).size).toBe(countryCodes.length)
  for (const code of countryCodes) {
    expect(countryName(code)).not.toBe(code)
    expect(countryCodeOf(countryName(code))).toBe(code)
  }
})

test('names come in the language asked for', () => {
  expect(countryNameIn('en', 'IL')).toBe('Israel')
  expect(countryNameIn('he', 'US')).toBe('ארצות הברית')
  expect(countryNameIn('he', 'HK')).toBe('הונג קונג')
})

test('a name that nobody has leads nowhere', () => {
  expect(countryCodeOf('Atlantis')).toBeNull()
  expect(countryCodeOf('')).toBeNull()
})
