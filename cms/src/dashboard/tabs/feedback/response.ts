import {
  feedbackFeatures,
  feedbackRatings,
  highestRating,
  ratingOf,
  type FeedbackRating,
} from '@cyberluach/core/messages/feedback'

import type { Submission } from '../../submission.ts'

export type FeatureKey = keyof typeof feedbackFeatures

/** The ratings beside the overall one. */
export type PartRating = Exclude<FeedbackRating, 'overallRating'>
export const partRatings = feedbackRatings.filter((name): name is PartRating => name !== 'overallRating')

/** What feedback says, as far as its payload was kept; a rating is null where none was given. */
export type FeedbackResponse = {
  overall: number | null
  parts: Record<PartRating, number | null>
  features: FeatureKey[]
  mostUseful: string
  improve: string
  comments: string
  page: string
  userAgent: string
}

export function responseOf({ title, received }: Submission): FeedbackResponse {
  const payload = received ?? {}
  const used: unknown[] = Array.isArray(payload.featuresUsed) ? payload.featuresUsed : []
  return {
    overall: ratingOf(title) ?? ratingIn(payload.overallRating),
    parts: {
      usabilityRating: ratingIn(payload.usabilityRating),
      contentRating: ratingIn(payload.contentRating),
      designRating: ratingIn(payload.designRating),
      recommendToOthers: ratingIn(payload.recommendToOthers),
    },
    features: (Object.keys(feedbackFeatures) as FeatureKey[]).filter((key) => used.includes(feedbackFeatures[key])),
    mostUseful: textIn(payload.mostUsefulFeature),
    improve: textIn(payload.improvementSuggestions),
    comments: textIn(payload.additionalComments),
    page: textIn(payload.referrer),
    userAgent: textIn(payload.userAgent),
  }
}

/** The words that a row shows: what was added freely, else what to improve, else what was useful, else what is stored. */
export function gistOf(submission: Submission): string {
  const { comments, improve, mostUseful } = responseOf(submission)
  return comments || improve || mostUseful || (submission.received ? '' : submission.description)
}

/** How a rating looks: five and four are good, three is in between. */
export function toneOf(rating: number): 'approved' | 'pending' | 'rejected' {
  if (rating >= 4) return 'approved'
  return rating === 3 ? 'pending' : 'rejected'
}

function ratingIn(value: unknown): number | null {
  const isRating = typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= highestRating
  return isRating ? value : null
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
