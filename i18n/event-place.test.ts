import { expect, test } from 'vitest'
import { messagesFor } from './messages.ts'
import { isOnlineOnly, lastPlaceWords, placeOf, venueAndPlace } from './places.ts'

const haifa = { isOnline: false, locationCity: 'Haifa', locationCountry: 'Israel' }

test('a place is named in one language: that of the page where its names are known, else as it was written', () => {
  expect(placeOf('en', haifa, 'Online')).toBe('Haifa, Israel')
  expect(placeOf('he', haifa, 'אונליין')).toBe('חיפה, ישראל')
  expect(placeOf('he', { ...haifa, locationCity: 'Port 3' }, 'אונליין')).toBe('Port 3, Israel')
  expect(placeOf('he', { ...haifa, locationCity: 'כפר ורדים' }, 'אונליין')).toBe('כפר ורדים, ישראל')
  expect(placeOf('he', { ...haifa, locationCity: null }, 'אונליין')).toBe('ישראל')
  expect(placeOf('en', { ...haifa, locationCity: 'באר שבע' }, 'Online')).toBe('Beer Sheva, Israel')
  expect(placeOf('en', { ...haifa, locationCity: null }, 'Online')).toBe('Israel')
})

test('a city that bears the name of a region is called in Hebrew as that', () => {
  const hongKong = { isOnline: false, locationCity: 'Hong Kong', locationCountry: 'China' }
  expect(placeOf('he', hongKong, 'אונליין')).toBe('הונג קונג, סין')
  expect(placeOf('en', hongKong, 'Online')).toBe('Hong Kong, China')
  expect(placeOf('he', { ...hongKong, locationCity: 'Delft' }, 'אונליין')).toBe('Delft, China')
})

test('an event in a city that is online as well is said to be both', () => {
  const both = { ...haifa, isOnline: true }
  expect(placeOf('en', both, 'Online')).toBe('Haifa, Israel + online')
  expect(placeOf('he', both, 'אונליין')).toBe('חיפה, ישראל + אונליין')
  expect(placeOf('en', { ...both, locationCountry: null }, 'Online')).toBe('Haifa + online')
  expect(isOnlineOnly(both)).toBe(false)
})

test('one that is online and names no city is online, also where its country is known', () => {
  const online = { ...haifa, isOnline: true, locationCity: null }
  expect(placeOf('en', online, 'Online')).toBe('Online')
  expect(isOnlineOnly(online)).toBe(true)
  expect(isOnlineOnly(haifa)).toBe(false)
})

test('where the last edition was is said with its year, and never as where this one is', () => {
  const last = { city: 'Denver', country: 'United States', day: '2026-05-01' }
  const words = (locale: 'en' | 'he') =>
    lastPlaceWords({ locale, t: messagesFor(locale) }, last).replaceAll(/[\u2066-\u2069]/g, '')
  expect(words('en')).toBe('Last time (2026): Denver, United States')
  expect(words('he')).toBe('בפעם הקודמת (2026): דנוור, ארצות הברית')
})

test('a venue stands before its place in the direction of the page, unless neither has its letters', () => {
  const at = (locationVenue: string | null, locationCity = 'Haifa') => ({
    ...haifa,
    locationVenue,
    locationCity,
  })
  const marked = (text: string) => text.replaceAll('\u2066', '(').replaceAll('\u2067', '[').replaceAll('\u2069', '.')
  const english = (event: ReturnType<typeof at>) => marked(venueAndPlace('en', event, 'Online'))
  const hebrew = (event: ReturnType<typeof at>) => marked(venueAndPlace('he', event, 'אונליין'))
  expect(english(at('Hall 3'))).toBe('Hall 3, Haifa, Israel')
  expect(english(at('מרכז הקונגרסים הבין־לאומי'))).toBe('([מרכז הקונגרסים הבין־לאומי., Haifa, Israel.')
  expect(hebrew(at('Hall 3'))).toBe('[(Hall 3., [חיפה, ישראל..')
  expect(hebrew(at('Hall 3', 'Delft'))).toBe('((Hall 3., (Delft, Israel..')
  expect(hebrew(at(null))).toBe('[חיפה, ישראל.')
})
