import { expect, test } from 'vitest'

import { copyOf, eventBody, eventCard, eventErrors, eventValuesOf, newEvent } from './event-form.ts'

const timeZone = 'Asia/Jerusalem'

const known = {
  ...newEvent,
  title: 'Night of the flags',
  startDate: '2026-12-03T18:00:00+02:00',
  endDate: '2026-12-03T22:00:00+02:00',
  allDay: false,
  locationCountry: 'Israel',
  tags: ['ctf', 'night'],
}

test('what nobody touched is sent as it is, and nothing of who handed it in', () => {
  const body = eventBody(eventValuesOf(known, timeZone), known, timeZone)
  expect(body).toEqual({ ...known, description: null })
})

test('tags are what stands between commas, each once', () => {
  const values = { ...eventValuesOf(known, timeZone), tags: ' ctf,, night , ctf' }
  expect(eventBody(values, known, timeZone).tags).toEqual(['ctf', 'night'])
})

test('a copy says the same on no day, so that it has no card yet', () => {
  const copy = copyOf(known)
  const values = eventValuesOf(copy, timeZone)
  expect(values).toMatchObject({ title: 'Night of the flags', startDay: '', startTime: '', endDay: '' })
  expect(eventCard(values, copy, timeZone)).toBeNull()
})

test('an event of days begins and ends at midnights of the site', () => {
  const values = { ...eventValuesOf(newEvent, timeZone), title: 'Days', startDay: '2027-07-01' }
  const body = eventBody({ ...values, endDay: '2027-07-03' }, newEvent, timeZone)
  expect(body).toMatchObject({
    allDay: true,
    startDate: '2027-07-01T00:00:00+03:00',
    endDate: '2027-07-03T00:00:00+03:00',
  })
})

test('a series is none, one that is there, or a new one of its names', () => {
  const values = eventValuesOf({ ...known, series: { slug: 'flags', name: 'Flags', nameHe: null } }, timeZone)
  expect(eventBody(values, known, timeZone).series).toEqual({ slug: 'flags' })
  expect(eventBody({ ...values, series: '' }, known, timeZone).series).toBeNull()
  const another = { ...values, series: '+', seriesNameHe: ' דגלים ', isSeriesYearly: true }
  expect(eventErrors(another, timeZone)).toEqual([{ path: 'seriesName', code: 'required' }])
  expect(eventBody({ ...another, seriesName: ' Flags ' }, known, timeZone).series).toEqual({
    name: 'Flags',
    nameHe: 'דגלים',
    isYearly: true,
  })
})

test('deadlines make a change of the form, and a copy has none of them', () => {
  const papers = {
    kind: 'callForPapers',
    day: '2027-01-10',
    at: null,
    zone: null,
    url: null,
    extendedFrom: null,
  } as const
  const event = { ...known, deadlines: [papers] }
  const values = eventValuesOf(event, timeZone)
  expect(eventBody(values, event, timeZone).deadlines).toEqual([papers])
  expect(eventValuesOf(copyOf(event), timeZone).deadlines).toEqual([])
})
