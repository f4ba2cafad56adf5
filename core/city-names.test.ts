import { expect, test } from 'vitest'
import { hebrewCityName } from './city-names.ts'

test.each([
  ['Haifa', 'חיפה'],
  ['Tel-Aviv', 'תל אביב'],
  ["Be'er Sheva", 'באר שבע'],
  ['  BEER  SHEVA ', 'באר שבע'],
  ['Ra’anana', 'רעננה'],
  ['Haifa, Carmel', 'חיפה'],
  ['Herzliyá', 'הרצליה'],
  ['London', null],
  ['Aberystwyth', null],
  ['חיפה', null],
  ['constructor', null],
  ['', null],
])('%s is %s', (city, hebrew) => {
  expect(hebrewCityName(city)).toBe(hebrew)
})
