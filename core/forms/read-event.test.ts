import { expect, test } from 'vitest'
import { emptyEventForm } from './event-form.ts'
import { formFromRead, readInto, type ReadEvent } from './read-event.ts'

const event: ReadEvent = {
  title: 'Summit',
  titleHe: null,
  description: null,
  eventType: 'conference',
  startDay: '2026-12-03',
  endDay: '2026-12-03',
  startsAt: '2026-12-03T07:00:00.000Z',
  endsAt: '2026-12-03T15:30:00.000Z',
  startTime: null,
  endTime: null,
  timeZone: null,
  isOnline: false,
  country: 'Israel',
  city: 'Haifa',
  venue: null,
  url: 'https://summit.example/',
  organizer: null,
  admission: null,
  price: null,
  tags: [],
}

test('an event of hours is filled in by the clock that is chosen, one of days without hours', () => {
  expect(formFromRead(event, 'Asia/Jerusalem')).toEqual({
    title: 'Summit',
    eventType: 'conference',
    startDate: '2026-12-03',
    startTime: '09:00',
    endTime: '17:30',
    locationCountry: 'IL',
    locationCity: 'Haifa',
    registrationUrl: 'https://summit.example/',
  })
  // Late in New York is early on the next day in Israel.
  expect(formFromRead({ ...event, endsAt: '2026-12-03T23:30:00.000Z' }, 'America/New_York')).toMatchObject({
    startDate: '2026-12-03',
    startTime: '02:00',
    endTime: '18:30',
  })
  const days = { ...event, startsAt: null, endsAt: null, endDay: '2026-12-04' }
  expect(formFromRead(days, 'Asia/Jerusalem')).toMatchObject({
    allDay: true,
    startDate: '2026-12-03',
    endDate: '2026-12-04',
  })
  expect(formFromRead({ ...days, startDay: null, endDay: null }, 'Asia/Jerusalem')).not.toHaveProperty('allDay')
})

test('languages are filled in where the form lets choose them', () => {
  const filled = (languages: string) => formFromRead({ ...event, languages }, 'Asia/Jerusalem').languages
  expect(['he', 'en,he', 'en,pl'].map(filled)).toEqual(['he', 'en,he', undefined])
})

test('an evening until 00:00 asks for no other day', () => {
  const evening = { ...event, startsAt: '2026-12-03T18:00:00.000Z', endsAt: '2026-12-03T22:00:00.000Z' }
  expect(formFromRead(evening, 'Asia/Jerusalem')).toMatchObject({ startTime: '20:00', endTime: '00:00' })
  expect(formFromRead(evening, 'Asia/Jerusalem')).not.toHaveProperty('endDate')
})

test('of hours only what a page says itself is filled in, also where it says of no clock', () => {
  expect(formFromRead({ ...event, endsAt: null }, 'Asia/Jerusalem')).not.toHaveProperty('endTime')
  const said = { ...event, startsAt: null, endsAt: null, startTime: '10:00', endTime: '18:00' }
  const filled = formFromRead(said, 'America/New_York')
  expect(filled).toMatchObject({ startDate: '2026-12-03', startTime: '10:00', endTime: '18:00' })
  expect(filled).not.toHaveProperty('allDay')
})

test('a second link replaces what the first one filled in, and nothing that a person typed', () => {
  const initial = emptyEventForm()
  const first = readInto(
    { now: { ...initial, locationCity: 'Jaffa' }, initial, before: null },
    { host: 'one.example', values: { title: 'One', locationCity: 'Haifa', description: 'First' } },
  )
  expect(first.set).toEqual({ title: 'One', description: 'First' })
  const now = { ...initial, locationCity: 'Jaffa', ...first.set, description: 'First, and mine' }
  const second = readInto(
    { now, initial, before: first.filled },
    { host: 'two.example', values: { locationVenue: 'Hall', description: 'Second' } },
  )
  expect(second.set).toEqual({ title: '', locationVenue: 'Hall' })
  expect(second.filled).toEqual({ host: 'two.example', values: { locationVenue: 'Hall' } })
})
