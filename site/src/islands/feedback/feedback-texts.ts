import { textsWithout } from '@cyberluach/i18n/changed-texts'
import type { Messages } from '@cyberluach/i18n/messages'
import { messageTexts } from '../forms/failure-reason.ts'

/** What the form says, out of all the texts of a language. */
export function feedbackTexts(messages: Messages) {
  const { sent, failed, ratingRequired: missing } = messages.toasts.feedback
  return {
    ...textsWithout(messages.feedback, 'title', 'intro', 'thanksTitle', 'thanksText', 'returnToCalendar'),
    ...messageTexts(messages, { overallRating: missing.text }, { sent, failed, missing }),
  }
}

/** What the form calls a field. */
export function feedbackLabel(texts: FeedbackTexts, path: string): string | null {
  const label = Object.hasOwn(texts, path) ? texts[path as keyof FeedbackTexts] : null
  return typeof label === 'string' ? label : null
}

export type FeedbackTexts = ReturnType<typeof feedbackTexts>
