import { expect, test } from 'vitest'
import { englishCityName, hebrewCityName, knownCities } from './city-names.ts'

test.each([
  ['Haifa', 'חיפה'],
  ['Tel-Aviv', 'תל אביב'],
  ["Be'er Sheva", 'באר שבע'],
  ['  BEER  SHEVA ', 'באר שבע'],
  ['Ra’anana', 'רעננה'],
  ['Haifa, Carmel', 'חיפה'],
  ['Herzliyá', 'הרצליה'],
  ['Ramat HaSharon', 'רמת השרון'],
  ['San Francisco, CA', 'סן פרנסיסקו'],
  ['Kraków', 'קרקוב'],
  ['Frankfurt am Main', 'פרנקפורט'],
  ['Aberystwyth', null],
  ['חיפה', null],
  ['constructor', null],
  ['', null],
])('%s is %s', (city, hebrew) => {
  expect(hebrewCityName(city)).toBe(hebrew)
})

test.each([
  ['באר שבע', 'Beer Sheva'],
  ['  תל  אביב-יפו ', 'Tel Aviv Yafo'],
  ['תל אביב', 'Tel Aviv'],
  ['עכו', 'Acre'],
  ['הרצליה', 'Herzliya'],
  ['ברלין', 'Berlin'],
  ['כפר ורדים', null],
  ['Haifa', null],
  ['', null],
])('%s is %s in English', (city, english) => {
  expect(englishCityName(city)).toBe(english)
})

test('every known city is there once, by its English name, and has a Hebrew one', () => {
  const cities = knownCities()
  expect(cities).toContain('Beer Sheva')
  expect(cities).not.toContain('Beersheba')
  expect(new Set(cities).size).toBe(cities.length)
  for (const city of cities) expect(hebrewCityName(city), city).not.toBeNull()
})
