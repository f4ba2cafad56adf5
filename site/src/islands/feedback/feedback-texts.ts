import type { Messages } from '@cyberluach/i18n/messages'

/** What the form says, out of all the texts of a language. */
export function feedbackTexts({ feedback, validation, toasts, requestErrors }: Messages) {
  const { ratingsTitle, scaleHint, ratingValue, ratingLabel, notRated, clearRating } = feedback
  const { overallRating, usabilityRating, contentRating, designRating, recommendToOthers } = feedback
  const { featuresTitle, featuresHint, features, name, email, emailHint } = feedback
  const { mostUsefulFeature, improvementSuggestions, additionalComments } = feedback
  const { dataNote, submit, submitting } = feedback
  return {
    ratingsTitle,
    scaleHint,
    ratingValue,
    ratingLabel,
    notRated,
    clearRating,
    overallRating,
    usabilityRating,
    contentRating,
    designRating,
    recommendToOthers,
    featuresTitle,
    featuresHint,
    features,
    name,
    email,
    emailHint,
    mostUsefulFeature,
    improvementSuggestions,
    additionalComments,
    dataNote,
    submit,
    submitting,
    issues: {
      fieldErrors: { overallRating: toasts.feedback.ratingRequired.text },
      validation: {
        email: validation.email,
        tooLong: validation.tooLong,
        text: validation.text,
        notAllowed: validation.notAllowed,
      },
    },
    toasts: {
      sent: toasts.feedback.sent,
      failed: toasts.feedback.failed,
      missing: toasts.feedback.ratingRequired,
      check: toasts.check,
      checkField: toasts.checkField,
      wrong: toasts.wrong,
    },
    waiting: { tooMany: requestErrors.tooMany, tooManyMinutes: requestErrors.tooManyMinutes },
  }
}

/** What the form calls a field. */
export function feedbackLabel(texts: FeedbackTexts, path: string): string | null {
  const label = Object.hasOwn(texts, path) ? texts[path as keyof FeedbackTexts] : null
  return typeof label === 'string' ? label : null
}

export type FeedbackTexts = ReturnType<typeof feedbackTexts>
