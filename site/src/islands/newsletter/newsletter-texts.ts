import { textsWithout } from '@cyberluach/i18n/changed-texts'
import type { Messages } from '@cyberluach/i18n/messages'

/** What the form says, out of all the texts of a language. */
export function newsletterTexts({ newsletter, toasts, requestErrors: { tooMany, tooManyMinutes } }: Messages) {
  return {
    ...textsWithout(newsletter, 'title', 'text'),
    toasts: toasts.newsletter,
    waiting: { tooMany, tooManyMinutes },
  }
}

export type NewsletterTexts = ReturnType<typeof newsletterTexts>
