import { feedbackTitle } from '@cyberluach/core/messages/feedback'
import { expect, test } from 'vitest'

import { submissionWith } from '../../../testing/submission-with.ts'
import { gistOf, responseOf, toneOf } from './response.ts'

const received = {
  overallRating: 4,
  usabilityRating: 5,
  contentRating: 0,
  designRating: 3,
  recommendToOthers: 5,
  featuresUsed: ['Mobile Interface', 'Event Calendar'],
  mostUsefulFeature: 'The filters',
  improvementSuggestions: 'A reminder',
  additionalComments: null,
}
const feedback = (fields: object = {}) =>
  submissionWith({ eventType: 'feedback', title: feedbackTitle(4), description: 'Stored text', ...fields })

test('features come in the order of the form', () => {
  const response = responseOf(feedback({ received }))
  expect(response).toMatchObject({ overall: 4, features: ['eventCalendar', 'mobileInterface'] })
})

test('a rating of 0 was not given', () => {
  const response = responseOf(feedback({ received }))
  expect(response.parts).toEqual({
    usabilityRating: 5,
    contentRating: null,
    designRating: 3,
    recommendToOthers: 5,
  })
})

test('a payload of other shapes is not believed', () => {
  const strange = { usabilityRating: '5', designRating: 9, featuresUsed: 'all', mostUsefulFeature: ['x'] }
  expect(responseOf(feedback({ received: strange }))).toMatchObject({
    parts: { usabilityRating: null, designRating: null },
    features: [],
    mostUseful: '',
  })
})

test('old feedback has its rating in the title and its text in the description', () => {
  expect(responseOf(feedback()).overall).toBe(4)
  expect(gistOf(feedback())).toBe('Stored text')
})

test('the row shows the freest words that there are', () => {
  expect(gistOf(feedback({ received }))).toBe('A reminder')
  expect(gistOf(feedback({ received: { ...received, additionalComments: 'Thanks' } }))).toBe('Thanks')
  expect(gistOf(feedback({ received: { overallRating: 4 } }))).toBe('')
})

test('four and five are good, three is in between, less is bad', () => {
  expect([5, 4, 3, 2, 1].map(toneOf)).toEqual(['approved', 'approved', 'pending', 'rejected', 'rejected'])
})
