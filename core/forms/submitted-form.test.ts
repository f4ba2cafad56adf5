import fc from 'fast-check'
import { expect, test } from 'vitest'

import { eventFields, mapFields, type FieldGroup } from '../events/event-fields.ts'
import { emptyEventForm, submissionFromForm, validateEventForm, type EventFormValues } from './submission-form.ts'
import { formFromSubmission } from './submitted-form.ts'

const timeZone = 'Asia/Jerusalem'
const israel = { timeZone, locale: 'en' } as const

const filled: EventFormValues = {
  ...emptyEventForm(),
  title: 'Negev Cyber CTF',
  titleHe: 'סי־טי־אף נגב',
  eventType: 'ctf',
  difficultyLevel: 'mixed',
  description: 'For students\n\nBring a laptop',
  startDate: '2026-12-01',
  startTime: '10:30',
  endDate: '2026-12-02',
  endTime: '16:00',
  timeZone: 'America/New_York',
  deadline1Kind: 'registration',
  deadline1Day: '2026-11-25',
  locationCountry: 'IL',
  locationCity: 'Beersheba',
  registrationUrl: 'https://example.com/register',
  eventUrl: 'https://example.com',
  hasPrize: true,
  prizeMoney: '5000',
  prizeDescription: 'Half of it for the second',
  maxParticipants: '200',
  participationFee: '50 ILS',
  organizerName: 'Negev',
  organizerEmail: 'ops@example.com',
  organizerPhone: '08-555-0100',
  contactPersonName: 'Dana',
  contactPersonPhone: '052-555-0137',
  contactPersonPosition: 'Producer',
  contactPersonHours: '9–17',
  requirements: 'A laptop\nand patience',
  additionalNotes: 'The hall is not signed yet.\nWe will write.',
  contactForQuestions: 'ask@example.com',
}

test('a form that was sent comes back as it was filled in', () => {
  expect(formFromSubmission(submissionFromForm(filled, israel), timeZone)).toEqual(filled)
})

test('so does every field that an event has', () => {
  const whole = { ...filled, ...Object.assign({}, ...Object.values(eventFields).map(filledIn)) }
  expect(formFromSubmission(submissionFromForm(whole, israel), timeZone)).toEqual(whole)
})

/** Something in every field of a group that a form may hold there. */
function filledIn(group: FieldGroup) {
  return mapFields(group, (field, name) => {
    if (field.kind === 'choice') return field.choices.at(-1)
    return field.kind === 'line' || field.kind === 'text' ? `Some ${name}` : somethingOf[field.kind]
  })
}

const somethingOf = {
  city: 'Haifa',
  link: 'https://example.com/page',
  email: 'somebody@example.com',
  phone: '+972 3 555 0100',
  country: 'FR',
  languages: 'en,he',
  whole: '12',
  tick: false,
}

test('days without hours come back as days, and the hours as the form proposes them', () => {
  const days = { ...filled, allDay: true, startDate: '2026-12-01', endDate: '2026-12-03' }
  expect(formFromSubmission(submissionFromForm(days, israel), timeZone)).toEqual({
    ...days,
    startTime: '09:00',
    endTime: '17:00',
    timeZone,
  })
})

test('the ways to reach the organizer come back in one field, and none is lost', () => {
  const sent = submissionFromForm(
    { ...filled, organizerWebsite: 'https://negev.example', organizerContact: 'Discord' },
    israel,
  )
  const form = formFromSubmission(sent, timeZone)
  expect(form.contactForQuestions).toBe('ask@example.com, Discord, https://negev.example')
  expect(submissionFromForm(form, israel)).toEqual(sent)
})

test('whatever is typed, what was sent is sent again when nothing is changed', () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 })
  const typed = fc.record({
    title: fc.constantFrom('A', 'ב'),
    description: text,
    requirements: text,
    additionalNotes: text,
    prizeDescription: text,
    participationFee: text,
    hasPrize: fc.boolean(),
    allDay: fc.boolean(),
    timeZone: fc.constantFrom('', 'Asia/Tokyo', 'America/New_York'),
    endDate: fc.constantFrom('', '2026-12-02', '2026-12-03'),
    endTime: fc.constantFrom('', '00:00', '23:00'),
  })
  fc.assert(
    fc.property(typed, (changes) => {
      const values = { ...filled, ...changes }
      fc.pre(validateEventForm(values, timeZone).length === 0)
      const sent = submissionFromForm(values, israel)
      expect(submissionFromForm(formFromSubmission(sent, timeZone), israel)).toEqual(sent)
    }),
    { numRuns: 50 },
  )
})

test('what closes the registration becomes a deadline where an older form wrote it among the notes', () => {
  const old = {
    ...submissionFromForm({ ...emptyEventForm(), title: 'A', startDate: '2026-12-01' }, israel),
    additionalInfo: 'EVENT DETAILS:\nNotes: Call first\n  Registration deadline: 2026-11-30',
  }
  const becomes = { additionalNotes: 'Call first', deadline1Kind: 'registration', deadline1Day: '2026-11-30' }
  expect(formFromSubmission(old, timeZone)).toMatchObject(becomes)
  const known = { kind: 'registration' as const, day: '2026-11-30', time: '18:00', zone: 'UTC', url: null }
  expect(formFromSubmission({ ...old, deadlines: [known] }, timeZone)).toMatchObject({
    ...becomes,
    deadline1Time: '18:00',
    deadline2Kind: '',
  })
  const ten = Array.from({ length: 10 }, () => ({ ...known, kind: 'abstracts' as const }))
  expect(formFromSubmission({ ...old, deadlines: ten }, timeZone).additionalNotes).toContain('2026-11-30')
})

test('a text that the form did not make is the notes, and a submission without hours gets some', () => {
  const sent = {
    ...submissionFromForm(filled, israel),
    additionalInfo: 'Call me',
    startDate: null,
    endDate: null,
  }
  expect(formFromSubmission(sent, timeZone)).toMatchObject({
    additionalNotes: 'Call me',
    startDate: '',
    startTime: '09:00',
    endDate: '',
  })
})

test('an evening that ends at 00:00 comes back without a day of its own', () => {
  const sent = submissionFromForm({ ...filled, startTime: '20:00', endDate: '', endTime: '00:00' }, israel)
  expect(formFromSubmission(sent, timeZone)).toMatchObject({ endDate: '', endTime: '00:00' })
})
