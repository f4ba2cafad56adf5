import type { IssueCode } from '@cyberluach/core/submissions/submission'
import { expect, test } from 'vitest'

import { issueMessage } from './issue-message.ts'
import { locales } from './locales.ts'
import { messagesFor } from './messages.ts'

const codes: Record<IssueCode, true> = {
  required: true,
  choose: true,
  email: true,
  url: true,
  linkAccount: true,
  date: true,
  years: true,
  time: true,
  skippedHour: true,
  endBeforeStart: true,
  extendedAfter: true,
  seriesKnown: true,
  deadlineAfterEvent: true,
  deadlineTwice: true,
  notLater: true,
  timeZone: true,
  phone: true,
  phoneTooShort: true,
  phoneTooLong: true,
  integer: true,
  number: true,
  min: true,
  max: true,
  tooLong: true,
  notAllowed: true,
  unknownField: true,
  unchanged: true,
  text: true,
  unkept: true,
  tooDeep: true,
  tooManyParts: true,
  taken: true,
  altMissing: true,
  pictureTooLarge: true,
  pictureKind: true,
  pictureMismatch: true,
  pictureBroken: true,
  pictureTooManyPixels: true,
}

const english = messagesFor('en')
const general = { validation: english.validation }
const form = { validation: english.validation, fieldErrors: english.eventForm.errors }

test('every code has a whole sentence in both languages', () => {
  for (const locale of locales) {
    const { validation } = messagesFor(locale)
    for (const code of Object.keys(codes) as IssueCode[]) {
      const values = { n: 5, min: 0, max: 9, structure: '<form>', suggestion: 'a-slug', name: 'flags.webp' }
      const sentence = issueMessage(locale, { validation }, { path: 'field', code, values })
      expect(sentence).toMatch(/\.$/)
      expect(sentence).not.toContain('{')
    }
  }
})

test('a form’s own sentence says what to enter in an empty field', () => {
  expect(issueMessage('en', form, { path: 'title', code: 'required' })).toBe('Enter the event’s title.')
  expect(issueMessage('en', general, { path: 'title', code: 'required' })).toBe('Fill in this field.')
  expect(issueMessage('en', form, { path: 'startDate', code: 'date' })).toBe(english.validation.date)
})

test('a form’s own sentence says what to choose, and a code without a sentence is not allowed', () => {
  expect(issueMessage('en', form, { path: 'eventType', code: 'choose' })).toBe(english.eventForm.errors.eventType)
  const few = { validation: { notAllowed: english.validation.notAllowed } }
  expect(issueMessage('en', few, { path: 'email', code: 'email' })).toBe(english.validation.notAllowed)
})

test('a text that is too long says by how much where that is known, else how long it may be', () => {
  const tooLong = { path: 'title', code: 'tooLong' } as const
  expect(issueMessage('en', form, { ...tooLong, values: { n: 300, over: 1 } })).toBe('Too long by 1 character.')
  expect(issueMessage('en', general, { ...tooLong, values: { n: 300, over: 1 } })).toBe('Use at most 300 characters.')
  expect(issueMessage('en', form, { ...tooLong, values: { max: 300 } })).toBe('Use at most 300 characters.')
})
