import { expect, test } from 'vitest'
import { emptyEventForm } from './event-form-values.ts'
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

test('an event of hours is filled in by the site’s clock, one of days without hours', () => {
  expect(formFromRead(event, 'Asia/Jerusalem')).toEqual({
    title: 'Summit',
    eventType: 'conference',
    startDate: '2026-12-03',
    startTime: '09:00',
    endTime: '17:30',
    timeZone: 'Asia/Jerusalem',
    locationCountry: 'IL',
    locationCity: 'Haifa',
    registrationUrl: 'https://summit.example/',
  })
  const days = { ...event, startsAt: null, endsAt: null, endDay: '2026-12-04' }
  expect(formFromRead(days, 'Asia/Jerusalem')).toMatchObject({
    allDay: true,
    startDate: '2026-12-03',
    endDate: '2026-12-04',
  })
  expect(formFromRead({ ...days, startDay: null, endDay: null }, 'Asia/Jerusalem')).not.toHaveProperty(
    'allDay',
  )
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
