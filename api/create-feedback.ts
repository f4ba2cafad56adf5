import { feedbackFeatures, feedbackLimits as limits, highestRating } from '@cyberluach/core/feedback'
import { z } from '@hono/zod-openapi'
import { instantText } from './date-schema.ts'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { formHeaders } from './get-proof-question.ts'
import { createdAnswer, jsonBody } from './json.ts'
import { cutText, localeChoice, missingOr, optionalEmail, optionalLine, optionalText } from './text-schema.ts'

const feedbackPayload = z
  .strictObject({
    name: optionalLine(limits.name),
    email: optionalEmail(),
    overallRating: rating(1),
    usabilityRating: optionalRating(),
    contentRating: optionalRating(),
    designRating: optionalRating(),
    recommendToOthers: optionalRating(),
    featuresUsed: z
      .array(z.enum(Object.values(feedbackFeatures), { error: 'choose' }), { error: 'choose' })
      .max(50, { error: 'max' })
      .nullish()
      .transform((features) => [...new Set(features)]),
    mostUsefulFeature: optionalText(limits.mostUsefulFeature),
    improvementSuggestions: optionalText(limits.improvementSuggestions),
    additionalComments: optionalText(limits.additionalComments),
    submittedAt: instantText.nullish().transform((instant) => instant ?? null),
    userAgent: cutText(1_000),
    referrer: cutText(2_000),
    locale: localeChoice,
  })
  .openapi('FeedbackPayload')

export type FeedbackPayload = z.output<typeof feedbackPayload>

/** Sends feedback on the site. Only the overall rating is required; 0 stands for a rating that was not given. */
export const createFeedback = endpoint('POST /api/feedback', {
  tags: ['Messages'],
  summary: 'Send feedback on the site',
  request: { headers: formHeaders, ...jsonBody(feedbackPayload) },
  responses: { 201: createdAnswer('Stored'), ...errors(400, 403, 413, 415, 422, 429, 503) },
})

function rating(lowest: 0 | 1) {
  return z
    .int({ error: missingOr('integer') })
    .min(lowest, { error: 'min' })
    .max(highestRating, { error: 'max' })
}

function optionalRating() {
  return rating(0)
    .nullish()
    .transform((given) => given ?? 0)
}
