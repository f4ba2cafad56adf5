import { expect, test } from 'vitest'
import { placeOf } from './event-place.ts'

const haifa = { isOnline: false, locationCity: 'Haifa', locationCountry: 'Israel' }

test('a place is named in one language: that of the page where its names are known, else as it was written', () => {
  expect(placeOf('en', haifa, 'Online')).toBe('Haifa, Israel')
  expect(placeOf('he', haifa, 'אונליין')).toBe('חיפה, ישראל')
  expect(placeOf('he', { ...haifa, locationCity: 'Port 3' }, 'אונליין')).toBe('Port 3, Israel')
  expect(placeOf('he', { ...haifa, locationCity: 'כפר ורדים' }, 'אונליין')).toBe('כפר ורדים, ישראל')
  expect(placeOf('he', { ...haifa, locationCity: null }, 'אונליין')).toBe('ישראל')
  expect(placeOf('en', { ...haifa, locationCity: 'באר שבע' }, 'Online')).toBe('Beer Sheva, Israel')
  expect(placeOf('he', { ...haifa, isOnline: true }, 'אונליין')).toBe('אונליין')
  expect(placeOf('en', { ...haifa, locationCity: null }, 'Online')).toBe('Israel')
})
