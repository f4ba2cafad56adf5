import { eventFields, unknownValues } from '@cyberluach/core/events/event-fields'
import { expect, test } from 'vitest'
import { sampleStanding } from '../testing/sample-standing.ts'
import { detailsOf, eventDetails, type EventDetailsValues } from './event-details.ts'

const timeZone = 'Asia/Jerusalem'
const setting = { locale: 'en', now: new Date(), userAgent: '', referrer: '' } as const

const standing = sampleStanding()
const { event } = standing
const rules = eventDetails({ token: 'token', timeZone, standing })
const values = detailsOf(standing, timeZone)
const bodyWith = (changes: Partial<EventDetailsValues>) => rules.bodyOf({ ...values, ...changes }, setting)
const wrong = (changes: Partial<EventDetailsValues>) =>
  rules.issuesOf({ ...values, ...changes }).map(({ path, code }) => `${path} ${code}`)

test('the form begins with what the event says now, and with what only the team was told', () => {
  expect(values).toMatchObject({
    title: 'Night of all flags',
    description: 'As it is published',
    startDate: '2026-12-03',
    startTime: '18:00',
    endDate: '',
    endTime: '',
    hasPrize: true,
    prizeMoney: '500',
    participationFee: '50 ₪',
    tags: 'night, ctf',
    deadline1Kind: 'registration',
    deadline1Day: '2026-12-01',
    deadline1Time: '18:00',
    contactPersonName: 'Dana',
    additionalNotes: 'Not made by the form',
  })
})

test('what nobody touched is sent as it stands, to the second, and what only the event has is left out', () => {
  expect(bodyWith({ title: 'Night of the red flags' })).toEqual({
    title: 'Night of the red flags',
    titleHe: event.titleHe,
    ...unknownValues(eventFields.practical),
    description: 'As it is published',
    descriptionHe: null,
    eventType: 'ctf',
    difficultyLevel: event.difficultyLevel,
    startDate: event.startDate,
    endDate: null,
    allDay: false,
    timeZone,
    isOnline: event.isOnline,
    locationCountry: 'Israel',
    locationCity: 'Haifa',
    locationVenue: event.locationVenue,
    registrationUrl: 'https://flags.example',
    livestreamUrl: event.livestreamUrl,
    prizeMoney: 500,
    organizerName: 'Flags Club',
    organizerPhone: null,
    contactPersonName: 'Dana',
    contactPersonPhone: '052-555-0137',
    contactPersonPosition: null,
    contactPersonHours: null,
    additionalInfo: 'Not made by the form',
    reason: '',
  })
})

test('other hours, deadlines, tags and another price are sent', () => {
  const body = bodyWith({
    startTime: '19:00',
    endTime: '22:00',
    deadline1Day: '2026-12-02',
    tags: 'night, , web, web',
    participationFee: 'Free',
    reason: 'We changed our minds',
  })
  expect(body).toMatchObject({
    startDate: '2026-12-03T19:00:00+02:00',
    endDate: '2026-12-03T22:00:00+02:00',
    deadlines: [{ kind: 'registration', day: '2026-12-02', time: '18:00', zone: timeZone, url: null }],
    tags: ['night', 'web'],
    price: 'Free',
    reason: 'We changed our minds',
  })
})

test('a form in which nothing was changed is not sent, whatever the note says; else the rules are those of the form', () => {
  expect(wrong({})).toEqual(['reason unchanged'])
  expect(wrong({ reason: 'Please look' })).toEqual(['reason unchanged'])
  expect(wrong({ title: '' })).toEqual(['title required'])
  expect(wrong({ tags: 'x'.repeat(61) })).toEqual(['tags tooLong'])
  expect(wrong({ startDate: '2027-03-26', startTime: '02:30' })).toContain('startTime skippedHour')
  expect(wrong({ prizeMoney: '$1,500' })).toEqual([])
})

test('what the API finds stands at the fields of the form', () => {
  const found = [
    { path: 'tags.0', code: 'tooLong' as const },
    { path: 'reason', code: 'unchanged' as const },
    { path: 'title', code: 'required' as const },
  ]
  expect(rules.issuesFrom?.(found, values).map(({ path }) => path)).toEqual(['title', 'reason', 'tags'])
})
