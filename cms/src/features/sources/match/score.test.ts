import { expect, test } from 'vitest'
import type { Stated } from '../rows.ts'
import type { Nearby } from './score.ts'
import { isOneRow, scoreNearby } from './score.ts'

const stated = (place: Pick<Stated, 'isOnline' | 'city'>, startDay = '2027-03-10'): Stated => ({
  id: null,
  title: 'Nights of Flags',
  titleHe: null,
  description: null,
  startDay,
  endDay: startDay,
  startsAt: null,
  endsAt: null,
  url: null,
  country: null,
  venue: null,
  eventType: null,
  state: 'scheduled',
  organizer: null,
  admission: null,
  price: null,
  tags: [],
  deadlines: [],
  ...place,
})

const nearby = (place: Pick<Nearby, 'isOnline' | 'city'>): Nearby => ({
  recordId: 'record',
  eventId: 'event',
  title: 'Nights of Flags',
  titleHe: null,
  country: null,
  startDay: '2027-03-10',
  endDay: '2027-03-10',
  sameAddress: false,
  sameHost: false,
  isListedBeside: false,
  isOffered: false,
  isOver: false,
  ...place,
})

test.each([
  ['online', { isOnline: true, city: null }, { isOnline: true, city: null }, true],
  ['online as well, in one city', { isOnline: true, city: 'Haifa' }, { isOnline: false, city: 'Haifa' }, true],
  ['online as well, in two cities', { isOnline: true, city: 'Haifa' }, { isOnline: true, city: 'Bristol' }, false],
] as const)('two of one name and day are one or not by their places: %s', (_title, one, other, areOne) => {
  expect(scoreNearby(stated(one), [nearby(other)]).kind === 'merge').toBe(areOne)
  expect(isOneRow(stated(one), stated(other))).toBe(areOne)
})
