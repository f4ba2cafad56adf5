import { expect, test } from 'vitest'
import { sampleEvent } from '../testing/sample-event.ts'
import { eventData } from './meta.ts'

const setting = {
  locale: 'en' as const,
  online: 'Online',
  page: (id: string) => `https://luach.example/?event=${id}`,
  image: (id: string) => `https://luach.example/og/${id}.png`,
}

const dataOf = (changes: Parameters<typeof sampleEvent>[0]) => JSON.parse(eventData([sampleEvent(changes)], setting))

test('of an event of which only days are known, only days are told', () => {
  expect(dataOf({ allDay: true, day: '2026-12-07', lastDay: '2026-12-10' })).toMatchObject({
    '@type': 'Event',
    startDate: '2026-12-07',
    endDate: '2026-12-10',
  })
})

test('what was cancelled or postponed is told to be', () => {
  expect(dataOf({}).eventStatus).toBe('https://schema.org/EventScheduled')
  expect(dataOf({ state: 'cancelled' }).eventStatus).toBe('https://schema.org/EventCancelled')
  expect(dataOf({ state: 'postponed' }).eventStatus).toBe('https://schema.org/EventPostponed')
  expect(dataOf({}).previousStartDate).toBeUndefined()
})

test('what moved tells when it was to be, by days where only days are known', () => {
  const former = { startDate: '2026-11-03T18:00:00+02:00', day: '2026-11-03', lastDay: '2026-11-03' }
  expect(dataOf({ state: 'moved', allDay: false, former })).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2026-11-03T18:00:00+02:00',
  })
  expect(dataOf({ state: 'moved', allDay: true, former }).previousStartDate).toBe('2026-11-03')
})

test('an event online has no place, another has one with its country', () => {
  expect(dataOf({ isOnline: true }).location['@type']).toBe('VirtualLocation')
  expect(
    dataOf({ isOnline: false, locationCity: 'Haifa', locationCountry: 'Israel', locationVenue: 'Technion' }).location,
  ).toMatchObject({
    '@type': 'Place',
    name: 'Technion',
    address: { addressLocality: 'Haifa', addressCountry: 'IL' },
  })
})

test('an event in a city that is online as well has both places', () => {
  const data = dataOf({ isOnline: true, locationCity: 'Haifa', locationCountry: 'Israel' })
  expect(data.eventAttendanceMode).toBe('https://schema.org/MixedEventAttendanceMode')
  expect(data.location).toMatchObject([
    { '@type': 'Place', name: 'Haifa, Israel', address: { addressLocality: 'Haifa' } },
    { '@type': 'VirtualLocation' },
  ])
})

test('an event in a city with a livestream is there to be watched as well, at its link', () => {
  const livestreamUrl = 'https://watch.example/live'
  const data = dataOf({ livestreamUrl, registrationUrl: 'https://event.example', locationCity: 'Haifa' })
  expect(data.eventAttendanceMode).toBe('https://schema.org/MixedEventAttendanceMode')
  expect(data.location).toMatchObject([
    { '@type': 'Place', address: { addressLocality: 'Haifa' } },
    { '@type': 'VirtualLocation', url: livestreamUrl },
  ])
  expect(dataOf({ livestreamUrl, isOnline: true }).location).toEqual({
    '@type': 'VirtualLocation',
    url: livestreamUrl,
  })
})

test('of an event of which no place is known none is told, nor how it is attended', () => {
  const data = dataOf({ isOnline: false, locationCity: null, locationCountry: null, locationVenue: null })
  expect(data).not.toHaveProperty('location')
  expect(data).not.toHaveProperty('eventAttendanceMode')
})

test('no text of an event can end the script element', () => {
  expect(eventData([sampleEvent({ title: '</script><script>alert(1)</script>' })], setting)).not.toContain('</')
})

test('several events stand in one graph', () => {
  expect(JSON.parse(eventData([sampleEvent({}), sampleEvent({})], setting))['@graph']).toHaveLength(2)
})

const kinds = [
  ['in person', { locationCity: 'Haifa', locationCountry: 'Israel' }, 'Offline', ['Place']],
  ['online', { isOnline: true }, 'Online', ['VirtualLocation']],
  [
    'hybrid',
    { isOnline: true, locationCity: 'Haifa', locationCountry: 'Israel' },
    'Mixed',
    ['Place', 'VirtualLocation'],
  ],
] as const

test.each(kinds)('an event %s has a name, a start and where it is', (_, changes, mode, locations) => {
  const data = dataOf({ ...changes, locationCity: null, locationCountry: null, isOnline: false, ...changes })
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: expect.stringMatching(/./),
    startDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}/),
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
  })
  const given = [data.location].flat() as { '@type': string; name?: string; url?: string }[]
  expect(given.map((location) => location['@type'])).toEqual(locations)
  for (const location of given) expect(location.name || location.url).toBeTruthy()
})

const former = { startDate: '2026-11-03T18:00:00+02:00', day: '2026-11-03', lastDay: '2026-11-04' }
const states = {
  scheduled: 'EventScheduled',
  moved: 'EventRescheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
} as const
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/

test.each(
  kinds.flatMap(([kind, changes]) =>
    Object.entries(states).flatMap(([state, status]) =>
      ([true, false] as const).map((allDay) => ({ kind, changes, state, status, allDay })),
    ),
  ),
)('an event $kind, $state, with days alone $allDay, is whole in every state', ({ changes, ...given }) => {
  const state = given.state as keyof typeof states
  const data = dataOf({
    locationCity: null,
    locationCountry: null,
    isOnline: false,
    ...changes,
    state,
    allDay: given.allDay,
    former: state === 'moved' ? former : null,
  })
  expect(data['@type']).toBe('Event')
  expect(data.name).toMatch(/./)
  expect(data.eventStatus).toBe(`https://schema.org/${given.status}`)
  const date = given.allDay ? /^\d{4}-\d{2}-\d{2}$/ : instant
  expect(data.startDate).toMatch(date)
  if (state === 'moved') expect(data.previousStartDate).toMatch(date)
  else expect(data).not.toHaveProperty('previousStartDate')
  for (const location of [data.location].flat()) {
    expect(location['@type']).toMatch(/^(Place|VirtualLocation)$/)
    if (location['@type'] === 'Place')
      expect(location).toMatchObject({
        name: expect.stringMatching(/./),
        address: { '@type': 'PostalAddress' },
      })
    else expect(URL.canParse(location.url)).toBe(true)
  }
  for (const address of [data['@id'], data.url, data.image]) expect(URL.canParse(address)).toBe(true)
})

test('who holds it, what it costs, until when and what it is an edition of are told where they are known', () => {
  expect(dataOf({})).not.toHaveProperty('offers')
  expect(
    dataOf({
      organizer: 'OWASP Israel',
      admission: 'free',
      registrationUrl: 'https://event.example',
      series: { slug: 'appsec', name: 'AppSec', nameHe: null },
      deadlines: [{ kind: 'registration', day: '2026-12-01', at: null, zone: null, url: null, extendedFrom: null }],
    }),
  ).toMatchObject({
    organizer: { '@type': 'Organization', name: 'OWASP Israel' },
    isAccessibleForFree: true,
    offers: {
      '@type': 'Offer',
      price: 0,
      priceCurrency: 'USD',
      url: 'https://event.example',
      validThrough: '2026-12-02T00:00:00-12:00',
    },
    superEvent: { '@type': 'EventSeries', name: 'AppSec', url: expect.stringContaining('/series/appsec') },
  })
  expect(dataOf({ admission: 'paid', price: '₪50–90' })).toMatchObject({
    isAccessibleForFree: false,
    offers: { description: '₪50–90' },
  })
})

test('its languages and whether its place has steps are told where they are stated, and nothing of them elsewhere', () => {
  const place = { locationCity: 'Haifa', locationCountry: 'Israel' }
  const unstated = dataOf(place)
  expect(unstated).not.toHaveProperty('inLanguage')
  expect(unstated).not.toHaveProperty('location.amenityFeature')
  expect(dataOf({ ...place, languages: 'en,he', stepFreeAccess: 'no' })).toMatchObject({
    inLanguage: ['en', 'he'],
    location: { amenityFeature: { '@type': 'LocationFeatureSpecification', name: 'Step-free access', value: false } },
  })
})
