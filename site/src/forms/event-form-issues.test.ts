import { expect, test } from 'vitest'
import { issuesOfEventForm } from './event-form-issues.ts'

test('an issue stays at the field of the same name', () => {
  expect(issuesOfEventForm([{ path: 'organizerEmail', code: 'email' }])).toEqual([
    { path: 'organizerEmail', code: 'email' },
  ])
})

test('an issue of the joined text is shown at the notes', () => {
  expect(issuesOfEventForm([{ path: 'additionalInfo', code: 'tooLong', values: { n: 20_000 } }])).toEqual([
    { path: 'additionalNotes', code: 'tooLong', values: { n: 20_000 } },
  ])
})

test('an issue of a field that the form does not have is left out', () => {
  expect(
    issuesOfEventForm([
      { path: 'status', code: 'unknownField' },
      { path: 'toString', code: 'text' },
    ]),
  ).toEqual([])
})
