import { expect, test } from 'vitest'
import { attendanceOf } from './event.ts'

const nowhere = { isOnline: false, locationCity: null, locationCountry: null, locationVenue: null }

test.each([
  ['inPerson', { locationCity: 'Haifa', locationCountry: 'Israel' }],
  ['inPerson', { locationCountry: 'Israel' }],
  ['inPerson', { locationVenue: 'Technion' }],
  ['online', { isOnline: true }],
  ['online', { isOnline: true, locationCountry: 'Israel' }],
  ['both', { isOnline: true, locationCity: 'Haifa' }],
  ['unknown', {}],
] as const)('%s: %j', (attendance, known) => {
  expect(attendanceOf({ ...nowhere, ...known })).toBe(attendance)
})
