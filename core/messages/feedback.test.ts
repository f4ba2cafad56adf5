import { expect, test } from 'vitest'
import { feedbackInfo, feedbackText, feedbackTitle, ratingOf, type Feedback } from './feedback.ts'

const feedback: Feedback = {
  overallRating: 4,
  usabilityRating: 5,
  contentRating: 0,
  designRating: 3,
  recommendToOthers: 0,
  featuresUsed: ['Event Calendar', 'Notifications'],
  mostUsefulFeature: 'The calendar',
  improvementSuggestions: null,
  additionalComments: 'Thank you.\nGood work.',
}

test('the overall rating is found again in the title', () => {
  expect(feedbackTitle(4)).toContain('[FEEDBACK] ')
  expect(ratingOf(feedbackTitle(4))).toBe(4)
  expect(ratingOf('[FEEDBACK] without one')).toBeNull()
})

test('the texts stand under their headings, unwritten ones nowhere', () => {
  expect(feedbackText(feedback)).toBe('Most useful:\nThe calendar\n\nComments:\nThank you.\nGood work.')
  expect(feedbackText({ ...feedback, mostUsefulFeature: null, additionalComments: null })).toBe('')
})

test('ratings that were not given say so', () => {
  expect(feedbackInfo(feedback)).toBe(
    'Overall: 4/5\nUsability: 5/5\nContent: Not rated\nDesign: 3/5\nWould recommend: Not rated\n' +
      'Features used: Event Calendar, Notifications',
  )
  expect(feedbackInfo({ ...feedback, featuresUsed: [] })).not.toContain('Features')
})
