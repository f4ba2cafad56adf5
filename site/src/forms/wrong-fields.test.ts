import type { IssueCode } from '@cyberluach/core/submission'
import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test } from 'vitest'
import { contactNamed } from './contact-form.ts'
import { eventFormNamed } from './event-form.ts'
import { wrongFields } from './wrong-fields.ts'

const { toasts } = messagesFor('en')
const words = { ...toasts.submission, check: toasts.check }
const issue = (path: string, code: IssueCode = 'required') => ({ path, code })

test('a form in which nothing was filled in gets the sentence that names its fields', () => {
  const issues = ['eventType', 'description', ...eventFormNamed].map((path) => issue(path))
  expect(wrongFields('en', issues, eventFormNamed, words)).toEqual(toasts.submission.missing)
  const message = contactNamed.map((path) => issue(path))
  const contact = { ...toasts.contact, check: toasts.check }
  expect(wrongFields('en', message, contactNamed, contact)).toEqual(toasts.contact.missing)
})

test('no field is named that is filled in: the fields are counted', () => {
  const issues = [issue('eventType'), issue('description')]
  expect(wrongFields('en', issues, eventFormNamed, words)).toEqual({ title: 'Error', text: 'Check 2 fields' })
  expect(wrongFields('en', [issue('email', 'email')], contactNamed, words).text).toBe('Check 1 field')
})

test('a field that is filled in wrongly is not a missing one', () => {
  const issues = eventFormNamed.map((path) => issue(path, path === 'organizerEmail' ? 'email' : 'required'))
  expect(wrongFields('en', issues, eventFormNamed, words).text).toBe('Check 5 fields')
})

test('nothing is said to be missing where nothing is', () => {
  const all = { ...words, wrong: toasts.wrong }
  const said = (...codes: IssueCode[]) =>
    wrongFields(
      'en',
      codes.map((code, index) => issue(`field${index}`, code)),
      eventFormNamed,
      all,
    ).title
  expect(said('date', 'url')).toBe(toasts.wrong)
  expect(said('date', 'required')).toBe(toasts.submission.missing.title)
})

test('Hebrew has words for one and for two', () => {
  const he = messagesFor('he').toasts
  const said = (n: number) =>
    wrongFields('he', [issue('email', 'email'), issue('name')].slice(0, n), contactNamed, {
      ...he.contact,
      check: he.check,
    }).text
  expect([said(1), said(2)]).toEqual([he.check.one, he.check.two])
})
