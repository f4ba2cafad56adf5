import type { IssueCode } from '@cyberluach/core/submissions/submission'
import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test } from 'vitest'
import { contactNamed } from './contact-form.ts'
import { eventFormNamed } from './event-form.ts'
import { wrongFields } from './form-rules.ts'

const { toasts } = messagesFor('en')
const { check, checkField, wrong } = toasts
const words = { ...toasts.submission, check, checkField, wrong }
const issue = (path: string, code: IssueCode = 'required') => ({ path, code })
const nameless = () => null
const said = (issues: ReturnType<typeof issue>[], named: readonly string[] = eventFormNamed) =>
  wrongFields('en', issues, named, words, nameless)

test('a form in which nothing was filled in gets the sentence that names its fields', () => {
  const issues = ['eventType', 'description', ...eventFormNamed].map((path) => issue(path))
  expect(said(issues)).toEqual(toasts.submission.missing)
  const message = contactNamed.map((path) => issue(path))
  const contact = { ...words, ...toasts.contact }
  expect(wrongFields('en', message, contactNamed, contact, nameless)).toEqual(toasts.contact.missing)
})

test('several fields are counted, and one without a name', () => {
  expect(said([issue('eventType'), issue('description')])).toEqual({ title: 'Error', text: 'Check 2 fields' })
  expect(said([issue('email', 'email')], contactNamed).text).toBe('Check 1 field')
})

test('a field that is filled in wrongly is not a missing one', () => {
  const issues = eventFormNamed.map((path) => issue(path, path === 'organizerEmail' ? 'email' : 'required'))
  expect(said(issues).text).toBe('Check 5 fields')
})

test('nothing is said to be missing where nothing is', () => {
  expect(said([issue('startDate', 'date'), issue('eventUrl', 'url')]).title).toBe(wrong)
  expect(said([issue('startDate', 'date'), issue('title')]).title).toBe(toasts.submission.missing.title)
})

test('Hebrew has words for one and for two', () => {
  const he = messagesFor('he').toasts
  const inHebrew = (n: number) =>
    wrongFields(
      'he',
      [issue('email', 'email'), issue('name')].slice(0, n),
      contactNamed,
      { ...he.contact, check: he.check, checkField: he.checkField, wrong: he.wrong },
      nameless,
    ).text
  expect([inHebrew(1), inHebrew(2)]).toEqual([he.check.one, he.check.two])
})
