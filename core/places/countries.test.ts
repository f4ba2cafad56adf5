import { expect, test } from 'vitest'

import { countryCodes, countryName, normaliseCountry } from './countries.ts'

test.each([
  ['UK', 'United Kingdom'],
  ['U.K.', 'United Kingdom'],
  ['England', 'United Kingdom'],
  ['USA', 'United States'],
  ['U.S.A.', 'United States'],
  ['united states of america', 'United States'],
  ['Czech Republic', 'Czechia'],
  ['South Korea', 'South Korea'],
  ['Republic of Korea', 'South Korea'],
  ['Turkey', 'Türkiye'],
  ['the netherlands', 'Netherlands'],
  ['Trinidad and Tobago', 'Trinidad & Tobago'],
  ['Ivory Coast', 'Côte d’Ivoire'],
  ['IL', 'Israel'],
  ['isr', 'Israel'],
  [' ישראל ', 'Israel'],
])('%s is %s', (written, name) => expect(normaliseCountry(written)).toBe(name))

test.each(['', '  ', 'Atlantis', 'Earth', '12'])('"%s" is no country', (text) => {
  expect(normaliseCountry(text)).toBeNull()
})

test('every name and every code stands for its own country', () => {
  for (const code of countryCodes) {
    expect(normaliseCountry(countryName(code))).toBe(countryName(code))
    expect(normaliseCountry(code)).toBe(countryName(code))
  }
})
