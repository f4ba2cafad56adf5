/** The parts of the site that feedback can name, by key, as the wire carries them (product specification, section 3). */
export const feedbackFeatures = {
  eventCalendar: 'Event Calendar',
  eventSearch: 'Event Search',
  eventFilters: 'Event Filters',
  eventDetails: 'Event Details',
  eventSubmission: 'Event Submission',
  statisticsPage: 'Statistics Page',
  mobileInterface: 'Mobile Interface',
  notifications: 'Notifications',
  socialSharing: 'Social Sharing',
} as const

/** One of them, by its English name on the wire. */
export type FeedbackFeature = (typeof feedbackFeatures)[keyof typeof feedbackFeatures]

/** The highest rating; 0 means not rated. */
export const highestRating = 5

/** The ratings, by the wire's names, in the form's order; only the first is required. */
export const feedbackRatings = [
  'overallRating',
  'usabilityRating',
  'contentRating',
  'designRating',
  'recommendToOthers',
] as const

/** The name of a rating. */
export type FeedbackRating = (typeof feedbackRatings)[number]

/** Longest accepted text per field, in characters (Unicode code points). */
export const feedbackLimits = {
  name: 200,
  mostUsefulFeature: 2_000,
  improvementSuggestions: 5_000,
  additionalComments: 5_000,
} as const

/** What is stored of feedback beside its payload. */
export type Feedback = Record<FeedbackRating, number> & {
  featuresUsed: readonly string[]
  mostUsefulFeature: string | null
  improvementSuggestions: string | null
  additionalComments: string | null
}

/** The title under which feedback is stored: `[FEEDBACK] Platform Feedback - Rating: 4/5`. */
export function feedbackTitle(overallRating: number): string {
  return `[FEEDBACK] Platform Feedback - Rating: ${overallRating}/${highestRating}`
}

/** The overall rating in a stored title, null where it names none. */
export function ratingOf(title: string): number | null {
  const digit = /Rating: ([1-5])\/5/.exec(title)?.[1]
  return digit === undefined ? null : Number(digit)
}

/** The texts of feedback as one, each under its heading; empty where nothing was written. */
export function feedbackText(feedback: Feedback): string {
  const parts: [heading: string, text: string | null][] = [
    ['Most useful:', feedback.mostUsefulFeature],
    ['Suggestions:', feedback.improvementSuggestions],
    ['Comments:', feedback.additionalComments],
  ]
  return parts
    .filter(([, text]) => text)
    .map(([heading, text]) => `${heading}\n${text}`)
    .join('\n\n')
}

/** The ratings and the features of feedback, a line each. */
export function feedbackInfo(feedback: Feedback): string {
  const lines = feedbackRatings.map((name) => `${ratingLabels[name]}: ${ratingText(feedback[name])}`)
  if (feedback.featuresUsed.length > 0) lines.push(`Features used: ${feedback.featuresUsed.join(', ')}`)
  return lines.join('\n')
}

const ratingLabels = {
  overallRating: 'Overall',
  usabilityRating: 'Usability',
  contentRating: 'Content',
  designRating: 'Design',
  recommendToOthers: 'Would recommend',
} as const satisfies Record<FeedbackRating, string>

function ratingText(rating: number): string {
  return rating === 0 ? 'Not rated' : `${rating}/${highestRating}`
}
