import { expect, test } from 'vitest'
import { placeOf } from './event-place.ts'

const haifa = { isOnline: false, locationCity: 'Haifa', locationCountry: 'Israel' }

test('a place is named in the language of the page, as far as its names are known', () => {
  expect(placeOf('en', haifa, 'Online')).toBe('Haifa, Israel')
  expect(placeOf('he', haifa, 'אונליין')).toBe('חיפה, ישראל')
  expect(placeOf('he', { ...haifa, locationCity: 'Port 3' }, 'אונליין')).toBe('Port 3, ישראל')
  expect(placeOf('he', { ...haifa, isOnline: true }, 'אונליין')).toBe('אונליין')
  expect(placeOf('en', { ...haifa, locationCity: null }, 'Online')).toBe('Israel')
})
