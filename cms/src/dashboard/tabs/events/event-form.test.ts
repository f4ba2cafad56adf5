import { expect, test } from 'vitest'

import { copyOf, eventBody, eventCard, eventValuesOf, newEvent } from './event-form.ts'

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
