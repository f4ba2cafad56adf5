import type { Messages } from '@cyberluach/i18n/messages'

/** What the form says, out of all the texts of a language. */
export function feedbackTexts({ feedback, validation, toasts }: Messages) {
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
    errors: {
      overallRating: toasts.feedback.ratingRequired.text,
      email: validation.email,
      other: validation.notAllowed,
    },
    toasts: { ...toasts.feedback, check: toasts.check },
  }
}

export type FeedbackTexts = ReturnType<typeof feedbackTexts>
