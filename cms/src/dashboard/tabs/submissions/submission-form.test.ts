import { expect, test } from 'vitest'

import { submissionWith } from '../../../testing/submission-with.ts'
import { newDeadline } from '../../form/deadline-values.ts'
import { issuesOfSubmission, submissionBody, submissionErrors, submissionValues } from './submission-form.ts'

const site = 'Asia/Jerusalem'
const day = { kind: 'callForPapers', day: '2027-01-10', time: null, zone: null, url: null } as const
const hour = {
  ...day,
  kind: 'registration',
  time: '18:00',
  zone: 'Europe/Berlin',
  url: 'https://example.org',
} as const
const submission = submissionWith({ startDate: '2027-03-01T10:00:00.000Z', deadlines: [day, hour] })
const values = submissionValues(submission, site)

test('deadlines are shown and sent as they were handed in', () => {
  expect(values.deadlines).toMatchObject([
    { kind: 'callForPapers', day: '2027-01-10', time: '', zone: '', url: '' },
    { kind: 'registration', time: '18:00', zone: 'Europe/Berlin' },
  ])
  expect(submissionBody(values, submission, site).deadlines).toEqual([day, hour])
})

test('a row that is added has to be whole', () => {
  const more = { ...values, deadlines: [...values.deadlines, newDeadline] }
  expect(submissionErrors(more, site).map(({ path }) => path)).toEqual(['deadlines.2.kind', 'deadlines.2.day'])
  expect(submissionErrors(values, site)).toEqual([])
})

test('what the server finds wrong with an hour stands with the hour', () => {
  const issues = [
    { path: 'deadlines.1.time', code: 'time' },
    { path: 'startDate', code: 'date' },
  ] as const
  expect(issuesOfSubmission(issues).map(({ path }) => path)).toEqual(['deadlines.1.at', 'startDay'])
})
