import { expect, test } from 'vitest'
import { submissionWith } from '../../../testing/submission-with.ts'
import { texts } from '../../ui/text.tsx'
import { placeParts } from './event-status.ts'

const inHaifa = submissionWith({
  isOnline: false,
  locationVenue: 'Hall 3',
  locationCity: 'Haifa',
  locationCountry: 'Israel',
})
const parts = (changes: Partial<typeof inHaifa>) => placeParts({ ...inHaifa, ...changes }, texts.he, 'he')

test('a place is told from the closest to the widest', () => {
  expect(parts({})).toEqual(['Hall 3', 'חיפה', 'ישראל'])
  expect(parts({ locationVenue: null, locationCity: null })).toEqual(['ישראל'])
})

test('an event in a city that is online as well is said to be both, one online only to be online', () => {
  expect(parts({ isOnline: true })).toEqual(['Hall 3', 'חיפה, ישראל + אונליין'])
  expect(parts({ isOnline: true, locationCity: null, locationVenue: null })).toEqual(['אונליין', 'ישראל'])
})
