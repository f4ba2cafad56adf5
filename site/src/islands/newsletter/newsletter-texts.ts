import type { Messages } from '@cyberluach/i18n/messages'

/** What the form says, out of all the texts of a language. */
export function newsletterTexts({ newsletter, toasts, requestErrors }: Messages) {
  const { fullName, email, submit, pending, errors, formLabel } = newsletter
  const { successTitle, successText, confirmTitle, confirmText } = newsletter
  return {
    fullName,
    email,
    submit,
    pending,
    errors,
    formLabel,
    successTitle,
    successText,
    confirmTitle,
    confirmText,
    toasts: toasts.newsletter,
    waiting: { tooMany: requestErrors.tooMany, tooManyMinutes: requestErrors.tooManyMinutes },
  }
}

export type NewsletterTexts = ReturnType<typeof newsletterTexts>
