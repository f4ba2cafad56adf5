import { expect, test } from 'vitest'

import { dateCheck, domainCheck, missingFields } from './AutomaticChecks.tsx'
import { submissionWith } from '../../../testing/submission-with.ts'

const timeZone = 'Asia/Jerusalem'

test('an email on the domain of the link, or above it, is on the same domain', () => {
  expect(domainCheck(submissionWith())).toBe('sameDomain')
  expect(domainCheck(submissionWith({ organizerEmail: 'someone@example.org' }))).toBe('otherDomain')
})

test('a domain that only ends in the same letters is another one', () => {
  const lookalike = submissionWith({ registrationUrl: 'https://evilcybernegev.example/' })
  expect(domainCheck(lookalike)).toBe('otherDomain')
})

test('without a link there is nothing to compare', () => {
  expect(domainCheck(submissionWith({ registrationUrl: null }))).toBe('noLink')
})

test('the date is past, today or ahead by the days of the site’s time zone', () => {
  const lateEvening = submissionWith({ startDate: '2026-11-20T22:30:00Z' })
  expect(dateCheck(lateEvening, '2026-11-21', timeZone)).toEqual({ kind: 'today' })
  expect(dateCheck(lateEvening, '2026-11-22', timeZone)).toEqual({ kind: 'past' })
  expect(dateCheck(lateEvening, '2026-11-19', timeZone)).toEqual({ kind: 'ahead', days: 2 })
})

test('required fields that are empty are named', () => {
  expect(missingFields(submissionWith())).toEqual([])
  expect(missingFields(submissionWith({ contactPersonPhone: null, startDate: null }))).toEqual([
    'startDate',
    'contactPersonPhone',
  ])
})
