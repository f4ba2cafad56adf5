import { expect, test } from 'vitest'
import { feedbackForm } from './feedback-form.ts'

function formData(entries: [string, string][]): FormData {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

const sending = {
  locale: 'he',
  now: new Date('2026-11-20T10:00:00Z'),
  userAgent: 'Test',
  referrer: '',
} as const

test('ratings are whole numbers from 1 to 5, all else is not rated', () => {
  const values = feedbackForm.valuesOf(
    formData([
      ['overallRating', '4'],
      ['usabilityRating', '6'],
      ['contentRating', '2.5'],
    ]),
  )
  expect(values).toMatchObject({ overallRating: 4, usabilityRating: 0, contentRating: 0, designRating: 0 })
})

test('only the overall rating is required', () => {
  expect(feedbackForm.issuesOf(feedbackForm.valuesOf(formData([])))).toEqual([
    { path: 'overallRating', code: 'required' },
  ])
  expect(feedbackForm.issuesOf(feedbackForm.valuesOf(formData([['overallRating', '1']])))).toEqual([])
})

test('an address that is written must be one', () => {
  const values = feedbackForm.valuesOf(
    formData([
      ['overallRating', '5'],
      ['email', 'me@'],
    ]),
  )
  expect(feedbackForm.issuesOf(values)).toEqual([{ path: 'email', code: 'email' }])
})

test('features that the form does not know are left out, and so are empty texts', () => {
  const values = feedbackForm.valuesOf(
    formData([
      ['overallRating', '3'],
      ['featuresUsed', 'Event Search'],
      ['featuresUsed', 'Something Else'],
      ['additionalComments', 'Good'],
    ]),
  )
  expect(feedbackForm.bodyOf(values, sending)).toEqual({
    overallRating: 3,
    usabilityRating: 0,
    contentRating: 0,
    designRating: 0,
    recommendToOthers: 0,
    featuresUsed: ['Event Search'],
    additionalComments: 'Good',
    submittedAt: '2026-11-20T10:00:00.000Z',
    userAgent: 'Test',
    referrer: '',
    locale: 'he',
  })
})
