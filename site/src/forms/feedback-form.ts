import { call, type CallOptions } from '@cyberluach/api/client'
import {
  type FeedbackFeature,
  feedbackFeatures,
  feedbackRatings,
  type FeedbackRating,
} from '@cyberluach/core/messages/feedback'
import { emailIssues, type FormRules, textOf } from './form-rules.ts'

/** The texts of the form; empty ones are left out when it is sent. */
export const feedbackTextNames = ['mostUsefulFeature', 'improvementSuggestions', 'additionalComments'] as const

type FeedbackTexts = Record<'name' | 'email' | (typeof feedbackTextNames)[number], string>

export type FeedbackValues = Record<FeedbackRating, number> & FeedbackTexts & { featuresUsed: FeedbackFeature[] }

type Body = NonNullable<CallOptions<'POST /api/feedback'>[0]>['body']

/** Feedback on the site: only the overall rating is needed, 0 stands for a rating that was not given. */
export const feedbackForm: FormRules<FeedbackValues, Body> = {
  valuesOf: (data) => ({
    ...ratingsOf(data),
    name: textOf(data, 'name'),
    email: textOf(data, 'email').trim(),
    mostUsefulFeature: textOf(data, 'mostUsefulFeature'),
    improvementSuggestions: textOf(data, 'improvementSuggestions'),
    additionalComments: textOf(data, 'additionalComments'),
    featuresUsed: Object.values(feedbackFeatures).filter((feature) => data.getAll('featuresUsed').includes(feature)),
  }),
  issuesOf: ({ overallRating, email }) => [
    ...(overallRating < 1 ? [{ path: 'overallRating', code: 'required' as const }] : []),
    ...emailIssues(email),
  ],
  bodyOf: ({ featuresUsed, ...values }, { now, userAgent, referrer, locale }) => ({
    ...(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as typeof values),
    featuresUsed,
    submittedAt: now.toISOString(),
    userAgent,
    referrer,
    locale,
  }),
  proof: 'feedback',
  send: (body, options) => call('POST /api/feedback', { body, ...options }),
}

/** The field that the message about a missing one means. */
export const feedbackNamed = ['overallRating'] as const

function ratingsOf(data: FormData): Record<FeedbackRating, number> {
  const ratings = feedbackRatings.map((name) => {
    const given = textOf(data, name)
    return [name, /^[1-5]$/.test(given) ? Number(given) : 0]
  })
  return Object.fromEntries(ratings) as Record<FeedbackRating, number>
}
