import { normaliseCountry } from '@cyberluach/core/places/countries'
import { expect, test } from 'vitest'
import { cityLabel, cityOptions, countryOptions, optionsWith } from './place-options.ts'

test('a country is read in the language of the panel and stored by the English name that is valid', () => {
  expect(countryOptions('he')).toContainEqual({ value: 'Germany', label: 'גרמניה' })
  expect(countryOptions('en')).toContainEqual({ value: 'Germany', label: 'Germany' })
  for (const { value } of countryOptions('he')) expect(normaliseCountry(value)).toBe(value)
})

test('a city is read in the language of the panel and stored by its English name', () => {
  expect(cityOptions('he')).toContainEqual({ value: 'Tel Aviv', label: 'תל אביב' })
  expect(cityLabel('he', 'Aberystwyth')).toBe('Aberystwyth')
})

test('what is typed is an option, unless it is one of the known ones in either language', () => {
  const options = cityOptions('he')
  expect(optionsWith(options, 'Aberystwyth')[0]).toEqual({ value: 'Aberystwyth', label: 'Aberystwyth' })
  for (const known of ['haifa', 'חיפה', ' ', '']) expect(optionsWith(options, known)).toEqual(options)
})
