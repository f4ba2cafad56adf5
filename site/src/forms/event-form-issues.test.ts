import { emptyEventForm } from '@cyberluach/core/forms/submission-form'
import { expect, test } from 'vitest'
import { issuesOfEventForm } from './event-form.ts'

test('an issue stays at the field of the same name', () => {
  expect(issuesOfEventForm([{ path: 'organizerEmail', code: 'email' }], emptyEventForm())).toEqual([
    { path: 'organizerEmail', code: 'email' },
  ])
})

test('an issue of the joined text is shown at the notes', () => {
  expect(
    issuesOfEventForm([{ path: 'additionalInfo', code: 'tooLong', values: { n: 20_000 } }], emptyEventForm()),
  ).toEqual([{ path: 'additionalNotes', code: 'tooLong', values: { n: 20_000 } }])
})

test('an issue of a field that the form does not have is left out', () => {
  expect(
    issuesOfEventForm(
      [
        { path: 'status', code: 'unknownField' },
        { path: 'toString', code: 'text' },
      ],
      emptyEventForm(),
    ),
  ).toEqual([])
})

test('an issue of a deadline is shown where that one is written, also where a place before it is empty', () => {
  const values = { ...emptyEventForm(), deadline2Kind: 'abstracts', deadline5Kind: 'registration' }
  expect(issuesOfEventForm([{ path: 'deadlines.1.day', code: 'date' }], values)).toEqual([
    { path: 'deadline5Day', code: 'date' },
  ])
  expect(issuesOfEventForm([{ path: 'deadlines.2.day', code: 'date' }], values)).toEqual([])
})
