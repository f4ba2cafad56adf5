import { expect, test } from 'vitest'

import { valuesFromRead } from './NewEvent.tsx'

const read = {
  title: 'כנס',
  titleHe: 'כנס',
  description: null,
  eventType: null,
  startDay: '2027-03-03',
  endDay: '2027-03-04',
  startsAt: null,
  endsAt: null,
  startTime: null,
  endTime: null,
  timeZone: null,
  isOnline: false,
  country: 'Israel',
  city: 'Haifa',
  venue: null,
  url: 'https://summit.example/',
  organizer: 'Cyber Ltd',
  admission: 'paid',
  price: '120 ILS',
  tags: ['cloud', 'ai'],
} as const

test('a page fills the fields of a new event that it says something for', () => {
  const values = valuesFromRead({ ...read, tags: [...read.tags] }, 'Asia/Jerusalem')
  expect(values).toEqual({
    title: 'כנס',
    startDay: '2027-03-03',
    endDay: '2027-03-04',
    country: 'IL',
    locationCity: 'Haifa',
    registrationUrl: 'https://summit.example/',
    organizer: 'Cyber Ltd',
    admission: 'paid',
    price: '120 ILS',
    tags: 'cloud, ai',
  })
})

test('hours are those of the site’s clock', () => {
  const timed = {
    ...read,
    tags: [],
    startsAt: '2027-03-03T07:00:00.000Z',
    endsAt: '2027-03-03T15:30:00.000Z',
  }
  expect(valuesFromRead({ ...timed, endDay: '2027-03-03' }, 'Asia/Jerusalem')).toMatchObject({
    allDay: false,
    startDay: '2027-03-03',
    startTime: '09:00',
    endTime: '17:30',
  })
})

test('hours of which a page says no clock are taken for those of the site’s', () => {
  const hours = { ...read, tags: [], startTime: '18:00', endTime: '21:00', endDay: '2027-03-03' }
  expect(valuesFromRead(hours, 'Asia/Jerusalem')).toMatchObject({
    allDay: false,
    startDay: '2027-03-03',
    startTime: '18:00',
    endTime: '21:00',
  })
})
