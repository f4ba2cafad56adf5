import { locales } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test } from 'vitest'
import { contactForm, contactNamed, type ContactValues } from '../../forms/contact-form.ts'
import { eventFieldName, eventForm, eventFormNamed } from '../../forms/event-form.ts'
import { feedbackForm, feedbackNamed, type FeedbackValues } from '../../forms/feedback-form.ts'
import { wrongFields } from '../../forms/form-rules.ts'
import { contactLabel, contactTexts } from '../contact/contact-texts.ts'
import { feedbackLabel, feedbackTexts } from '../feedback/feedback-texts.ts'

const message: ContactValues = {
  name: 'Noa',
  email: 'noa@example.com',
  subject: '',
  category: 'general',
  message: 'Hello',
}

test.each<[string, Partial<ContactValues>]>([
  ['name', { name: '' }],
  ['email', { email: '' }],
  ['email', { email: 'bad' }],
  ['message', { message: '' }],
])('a message whose %s alone is wrong is told so by its name', (field, changes) => {
  const issues = contactForm.issuesOf({ ...message, ...changes })
  expect(issues.map(({ path }) => path)).toEqual([field])
  for (const locale of locales) {
    const texts = contactTexts(messagesFor(locale))
    const { text } = wrongFields(locale, issues, contactNamed, texts.toasts, (path) => contactLabel(texts, path))
    expect(text).toContain(contactLabel(texts, field))
  }
})

const rated = (changes: Partial<FeedbackValues> = {}): FeedbackValues => ({
  ...feedbackForm.valuesOf(new FormData()),
  overallRating: 5,
  ...changes,
})

test.each(locales)('feedback whose email alone is wrong is told of the email and of no rating, %s', (locale) => {
  const texts = feedbackTexts(messagesFor(locale))
  const labelOf = (path: string) => feedbackLabel(texts, path)
  const issues = feedbackForm.issuesOf(rated({ email: 'bad' }))
  const notice = wrongFields(locale, issues, feedbackNamed, texts.toasts, labelOf)
  expect(notice.text).toContain(texts.email)
  expect(notice.title).not.toBe(texts.toasts.missing.title)
  const missing = feedbackForm.issuesOf(rated({ overallRating: 0, email: 'bad' }))
  expect(wrongFields(locale, missing, feedbackNamed, texts.toasts, labelOf)).toEqual(texts.toasts.missing)
})

const zone = 'Asia/Jerusalem'
const rules = eventForm(zone)
const filled = new FormData()
for (const [name, value] of Object.entries({
  title: 'Negev Cyber CTF',
  eventType: 'ctf',
  description: 'For students',
  startDate: '2026-12-01',
  startTime: '09:00',
  endTime: '17:00',
  organizerEmail: 'ops@example.com',
  contactPersonName: 'Dana',
  contactPersonPhone: '052-555-0137',
}))
  filled.set(name, value)

test.each([
  ['title', ''],
  ['eventType', ''],
  ['description', ''],
  ['startDate', ''],
  ['startDate', '2150-01-01'],
  ['startTime', '25:00'],
  ['endDate', '2026-11-30'],
  ['endTime', '08:00'],
  ['timeZone', 'Mars/Base'],
  ['locationCountry', 'ZZ'],
  ['registrationUrl', 'https://me:secret@example.com/'],
  ['livestreamUrl', 'ftp://example.com'],
  ['eventUrl', 'x'],
  ['maxParticipants', 'many'],
  ['organizerEmail', 'ops@'],
  ['organizerPhone', '1'.repeat(21)],
  ['organizerWebsite', 'x y'],
  ['contactPersonName', ' '],
  ['contactPersonPhone', 'call me'],
  ['deadline1Day', '2026-02-30'],
])('an event whose %s alone is wrong (%s) is told so by its name', (field, value) => {
  const data = new FormData()
  for (const [name, given] of filled) data.set(name, given)
  data.set(field, value)
  if (field.startsWith('deadline1')) data.set('deadline1Kind', 'abstracts')
  const issues = rules.issuesOf(rules.valuesOf(data))
  expect(issues.map(({ path }) => path)).toEqual([field])
  const { toasts, eventForm: form } = messagesFor('en')
  const { check, checkField, wrong } = toasts
  const words = { ...toasts.submission, check, checkField, wrong }
  const labelOf = (path: string) => eventFieldName('en', form, path)
  expect(wrongFields('en', issues, eventFormNamed, words, labelOf).text).toBe(`Check this field: ${labelOf(field)}`)
})
