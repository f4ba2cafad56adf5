import fc from 'fast-check'
import { expect, test } from 'vitest'

import { emptyEventForm, submissionFromForm, validateEventForm, type EventFormValues } from './submission-form.ts'

const israel = { timeZone: 'Asia/Jerusalem', locale: 'en' } as const

/** A form with every required field filled, and nothing else. */
const filled = (changes: Partial<EventFormValues> = {}): EventFormValues => ({
  ...emptyEventForm(),
  title: 'Negev Cyber CTF',
  eventType: 'ctf',
  description: 'For students',
  startDate: '2026-12-01',
  organizerEmail: 'ops@example.com',
  contactPersonName: 'Dana',
  contactPersonPhone: '052-555-0137',
  ...changes,
})

const problems = (changes: Partial<EventFormValues>) =>
  validateEventForm(filled(changes), israel.timeZone).map(({ path, code }) => `${path} ${code}`)

test('a form with the required fields may be sent', () =>
  expect(validateEventForm(filled(), israel.timeZone)).toEqual([]))

test('an empty form names every required field, in the order of the form', () => {
  expect(validateEventForm(emptyEventForm(), israel.timeZone)).toEqual(
    ['title', 'eventType', 'description', 'startDate', 'organizerEmail', 'contactPersonName', 'contactPersonPhone'].map(
      (path) => ({ path, code: 'required' }),
    ),
  )
})

test.each(['   ', '\u0007', '\u202e'])('%j does not fill a field', (title) => {
  expect(problems({ title })).toEqual(['title required'])
})

test.each<[string, Partial<EventFormValues>, string[]]>([
  ['a date that does not exist', { startDate: '2026-02-30' }, ['startDate date']],
  ['a year before 2000', { startDate: '1999-12-31' }, ['startDate years']],
  ['a year after 2100', { startDate: '2150-01-01' }, ['startDate years']],
  ['a last year after 2100', { endDate: '2101-01-01' }, ['endDate years']],
  ['an hour that the clocks skip', { startDate: '2027-03-26', startTime: '02:30' }, ['startTime skippedHour']],
  ['a skipped hour of the end', { endDate: '2027-03-26', endTime: '02:30' }, ['endTime skippedHour']],
  [
    'an hour that another zone skips',
    { startDate: '2027-03-14', startTime: '02:30', timeZone: 'America/New_York' },
    ['startTime skippedHour'],
  ],
  ['a time that does not exist', { startTime: '25:00' }, ['startTime time']],
  ['a start without an hour', { startTime: '' }, ['startTime time']],
  ['an end on an earlier day', { endDate: '2026-11-30' }, ['endDate endBeforeStart']],
  ['an end at an earlier hour of the day', { startTime: '18:00' }, ['endTime endBeforeStart']],
  ['a script for a link', { registrationUrl: 'javascript:alert(1)' }, ['registrationUrl url']],
  ['a link without http', { eventUrl: 'example.com' }, ['eventUrl url']],
  ['half an email address', { organizerEmail: 'ops@' }, ['organizerEmail email']],
  ['words for a phone', { contactPersonPhone: 'call me' }, ['contactPersonPhone phone']],
  ['three digits for a phone', { contactPersonPhone: '050' }, ['contactPersonPhone phoneTooShort']],
  ['21 digits for a phone', { contactPersonPhone: '123456789012345678901' }, ['contactPersonPhone phoneTooLong']],
  ['an unknown type', { eventType: 'party' }, ['eventType notAllowed']],
  ['an unknown time zone', { timeZone: 'Mars/Base' }, ['timeZone notAllowed']],
  ['an unknown country', { locationCountry: 'ZZ' }, ['locationCountry notAllowed']],
  ['euros', { hasPrize: true, prizeMoney: '€1500' }, ['prizeMoney integer']],
  ['half a dollar', { hasPrize: true, prizeMoney: '0.5' }, ['prizeMoney integer']],
  ['a negative prize', { hasPrize: true, prizeMoney: '-5' }, ['prizeMoney min']],
  ['more than a database holds', { hasPrize: true, prizeMoney: '2147483648' }, ['prizeMoney max']],
  ['a character that cannot be stored', { description: 'a\u0000b' }, ['description text']],
])('%s is rejected beside its field', (_, changes, expected) => expect(problems(changes)).toEqual(expected))

test.each<[string, Partial<EventFormValues>]>([
  ['an end at the very start', { endTime: '09:00' }],
  ['an end on a later day at an earlier hour', { endDate: '2026-12-02', endTime: '08:00' }],
  ['no hour of an end', { endTime: '' }],
  ['an end at the midnight of its day', { endTime: '00:00' }],
  ['an end at the midnight of the day that is named, too', { endDate: '2026-12-01', endTime: '00:00' }],
  ['a last day without an hour', { endDate: '2026-12-02', endTime: '' }],
  ['an hour that another day skips', { startDate: '2027-03-25', startTime: '02:30' }],
  ['an hour that another zone skips, by the site’s', { startDate: '2027-03-14', startTime: '02:30' }],
  ['a prize as it is written', { hasPrize: true, prizeMoney: '$1,500' }],
  ['a number of people as it is written', { maxParticipants: '1,200' }],
  ['no prize money', { hasPrize: true, prizeMoney: '' }],
  ['a prize that was unticked again', { hasPrize: false, prizeMoney: 'much' }],
  ['a short service number', { contactPersonPhone: '*3456' }],
  ['a phone with brackets', { organizerPhone: '+972 (3) 555-0100' }],
  ['a past date', { startDate: '2020-01-01' }],
])('%s is accepted', (_, changes) => expect(problems(changes)).toEqual([]))

test('a text over the limit says by how much, counted in characters as people see them', () => {
  expect(validateEventForm(filled({ title: '😀'.repeat(301) }), israel.timeZone)).toEqual([
    { path: 'title', code: 'tooLong', values: { n: 300, over: 1 } },
  ])
  expect(problems({ title: '😀'.repeat(300) })).toEqual([])
})

test('a one-day event ends on its first day, in the time zone of the site', () => {
  expect(submissionFromForm(filled(), israel)).toMatchObject({
    startDate: '2026-12-01T09:00:00+02:00',
    endDate: '2026-12-01T17:00:00+02:00',
  })
})

test('what ends at 00:00 of its first day ends with that evening', () => {
  const evening = filled({ startTime: '20:00', endTime: '00:00' })
  expect(submissionFromForm(evening, israel).endDate).toBe('2026-12-02T00:00:00+02:00')
  const named = filled({ startTime: '20:00', endDate: '2026-12-02', endTime: '00:00' })
  expect(submissionFromForm(named, israel).endDate).toBe('2026-12-02T00:00:00+02:00')
  const zero = filled({ startTime: '00:00', endTime: '00:00' })
  expect(submissionFromForm(zero, israel).endDate).toBe('2026-12-01T00:00:00+02:00')
})

test('an end whose hour was emptied is none, and on a later day it is the form’s own', () => {
  expect(submissionFromForm(filled({ endTime: '' }), israel).endDate).toBeNull()
  expect(submissionFromForm(filled({ endDate: '2026-12-01', endTime: '' }), israel).endDate).toBeNull()
  expect(submissionFromForm(filled({ endDate: '2026-12-03', endTime: '' }), israel).endDate).toBe(
    '2026-12-03T17:00:00+02:00',
  )
})

test('amounts are sent as the numbers that they are', () => {
  const payload = submissionFromForm(filled({ hasPrize: true, prizeMoney: '$1,500', maxParticipants: '1,200' }), israel)
  expect(payload.prizeMoney).toBe(1500)
  expect(payload.additionalInfo).toContain('1200')
})

test('hours are meant by the clock that was chosen', () => {
  expect(submissionFromForm(filled({ timeZone: 'America/New_York' }), israel)).toMatchObject({
    startDate: '2026-12-01T09:00:00-05:00',
    endDate: '2026-12-01T17:00:00-05:00',
    allDay: false,
    timeZone: 'America/New_York',
  })
  expect(submissionFromForm(filled(), israel).timeZone).toBe('Asia/Jerusalem')
})

test('an event of whole days is sent by its days, whatever its hidden hours say', () => {
  const days = { allDay: true, startTime: 'x', endTime: '', timeZone: 'Nowhere', endDate: '2026-12-02' }
  expect(problems(days)).toEqual([])
  expect(submissionFromForm(filled(days), israel)).toMatchObject({
    startDate: '2026-12-01T00:00:00+02:00',
    endDate: '2026-12-02T00:00:00+02:00',
    allDay: true,
    timeZone: null,
  })
})

test('empty optional fields are sent as null', () => {
  const { title: _, ...payload } = submissionFromForm(filled(), israel)
  expect(payload).toMatchObject({
    titleHe: null,
    descriptionHe: null,
    registrationUrl: null,
    organizerPhone: null,
    prizeMoney: null,
    locationCountry: null,
    difficultyLevel: null,
  })
})

test('the country is sent by its English name and the prize as a number', () => {
  const form = filled({ locationCountry: 'IL', hasPrize: true, prizeMoney: ' 5000 ' })
  expect(submissionFromForm(form, israel)).toMatchObject({ locationCountry: 'Israel', prizeMoney: 5000 })
})

test('a prize that was unticked again is not sent', () => {
  const payload = submissionFromForm(filled({ prizeMoney: '5000', prizeDescription: 'Gold' }), israel)
  expect(payload.prizeMoney).toBeNull()
  expect(payload.additionalInfo).not.toContain('Gold')
})

test('an event online sends no place, and a place that is not sent cannot be wrong', () => {
  const place = { locationCountry: 'IL', locationCity: 'Haifa', locationVenue: 'x'.repeat(301) }
  expect(problems({ ...place, isOnline: true })).toEqual([])
  expect(submissionFromForm(filled({ ...place, isOnline: true }), israel)).toMatchObject({
    locationCountry: null,
    locationCity: null,
    locationVenue: null,
  })
})

test('what has no field of its own on the wire is in the additional information', () => {
  const form = filled({
    additionalNotes: 'Call first',
    contactForQuestions: 'info@example.com',
    organizerContact: 'Discord',
    organizerWebsite: 'https://example.com',
    maxParticipants: '240',
  })
  expect(submissionFromForm(form, israel).additionalInfo).toBe(
    [
      'CONTACT PERSON FOR VERIFICATION:',
      'Name: Dana',
      'Phone: 052-555-0137',
      '',
      'EVENT DETAILS:',
      'Notes: Call first',
      'Contact: info@example.com, Discord, https://example.com',
      'Max Participants: 240',
    ].join('\n'),
  )
})

test('whatever is typed, the form answers, names each field once, and sends what it lets through', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('2026-12-01', '10:00', 'ctf', 'IL', '5', 'a@b.co'),
  )
  const shape = Object.fromEntries(
    Object.entries(emptyEventForm()).map(([field, value]) => [field, typeof value === 'boolean' ? fc.boolean() : text]),
  )
  fc.assert(
    fc.property(fc.record(shape, { requiredKeys: [] }), (typed) => {
      const form = filled(typed as Partial<EventFormValues>)
      const issues = validateEventForm(form, israel.timeZone)
      expect(new Set(issues.map(({ path }) => path)).size).toBe(issues.length)
      if (issues.length === 0) expect(() => submissionFromForm(form, israel)).not.toThrow()
    }),
    { numRuns: 500 },
  )
}, 60_000)
