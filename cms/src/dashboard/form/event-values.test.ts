import { describe, expect, test } from 'vitest'

import { submissionWith } from '../../testing/submission-with.ts'
import { cardOf, errorsOf, issuesInForm, payloadOf, valuesOf } from './event-values.ts'

const site = 'Asia/Jerusalem'
const evening = submissionWith({
  startDate: '2027-01-14T18:30:15.000Z',
  endDate: '2027-01-14T21:00:00.000Z',
  timeZone: 'America/New_York',
})
const values = valuesOf(evening, site)

describe('the form', () => {
  test('shows days and hours by the clock of the site, wherever they were written', () => {
    expect(values).toMatchObject({
      startDay: '2027-01-14',
      startTime: '20:30',
      endDay: '2027-01-14',
      endTime: '23:00',
      country: 'IL',
      prizeMoney: '',
    })
    expect(valuesOf(submissionWith({ allDay: true }), site)).toMatchObject({ startTime: '', endDay: '' })
  })

  test('has changed where one of its fields has', () => {
    expect(values).toEqual(valuesOf(evening, site))
  })

  test('names the field of what the server finds wrong', () => {
    const issues = [
      { path: 'endDate', code: 'endBeforeStart' },
      { path: 'title', code: 'required' },
    ] as const
    expect(issuesInForm(issues).map(({ path }) => path)).toEqual(['endDay', 'title'])
  })

  test('wants a day and the hour that it begins at unless it lasts all day, hours that there are, and a prize in whole dollars', () => {
    const paths = (changes: Partial<typeof values>) => errorsOf({ ...values, ...changes }, site).map(({ path }) => path)
    expect(paths({})).toEqual([])
    expect(paths({ startDay: '', endTime: '' })).toEqual(['startDay'])
    expect(paths({ prizeMoney: 'much' })).toEqual(['prizeMoney'])
    expect(paths({ prizeMoney: '$1,500' })).toEqual([])
    expect(paths({ startDay: '2027-03-26', startTime: '02:30', endDay: '' })).toEqual(['startTime'])
    expect(paths({ startDay: '2150-01-01', endDay: '' })).toEqual(['startDay'])
    expect(paths({ endDay: '', endTime: '' })).toEqual([])
    expect(paths({ allDay: true, startTime: '', endTime: '' })).toEqual([])
  })
})

describe('what is sent', () => {
  test('keeps to the second what nobody touched, and the zone that it was written in', () => {
    expect(payloadOf(values, evening, site)).toMatchObject({
      startDate: evening.startDate,
      endDate: evening.endDate,
      timeZone: 'America/New_York',
      locationCountry: 'Israel',
      titleHe: null,
      prizeMoney: null,
    })
  })

  test('reads changed hours by the clock of the site', () => {
    const changed = { ...values, startTime: '19:00', endDay: '' }
    expect(payloadOf(changed, evening, site)).toMatchObject({
      startDate: '2027-01-14T19:00:00+02:00',
      endDate: '2027-01-14T23:00:00+02:00',
    })
    expect(payloadOf({ ...changed, endTime: '' }, evening, site).endDate).toBeNull()
    expect(payloadOf({ ...values, prizeMoney: '$1,500' }, evening, site).prizeMoney).toBe(1500)
  })

  test('completes links as the public form does', () => {
    const typed = { ...values, registrationUrl: ' example.com/call ', livestreamUrl: 'no link' }
    expect(payloadOf(typed, evening, site)).toMatchObject({
      registrationUrl: 'https://example.com/call',
      livestreamUrl: 'no link',
    })
  })

  test('is days alone of what lasts all day', () => {
    const changed = { ...values, allDay: true, endDay: '2027-01-15' }
    expect(payloadOf(changed, evening, site)).toMatchObject({
      allDay: true,
      timeZone: null,
      startDate: '2027-01-14T00:00:00+02:00',
      endDate: '2027-01-15T00:00:00+02:00',
    })
  })

  test('leaves a country that no list knows as it is, until another one is chosen', () => {
    const abroad = submissionWith({ locationCountry: 'Atlantis' })
    const shown = valuesOf(abroad, site)
    expect(payloadOf(shown, abroad, site).locationCountry).toBe('Atlantis')
    expect(payloadOf({ ...shown, country: 'DE' }, abroad, site).locationCountry).toBe('DE')
  })
})

test('the card follows what is typed, and is none without a day', () => {
  const typed = { ...values, title: 'Another name', prizeMoney: '500', endDay: '2027-01-16', country: 'DE' }
  expect(cardOf(typed, evening, site)).toMatchObject({
    title: 'Another name',
    prizeMoney: 500,
    day: '2027-01-14',
    lastDay: '2027-01-16',
    locationCountry: 'Germany',
  })
  expect(cardOf({ ...values, startDay: '' }, evening, site)).toBeNull()
})
