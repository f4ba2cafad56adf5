import type { Messages } from '@cyberluach/i18n/messages'

/** What the form says, out of all the texts of a language. */
export function contactTexts({ contact, validation, toasts }: Messages) {
  const { name, email, emailHint, subject, category, categories, message, submit, sending, errors } = contact
  return {
    fields: { name, email, emailHint, subject, category, message },
    categories,
    submit,
    sending,
    issues: {
      fieldErrors: errors,
      validation: {
        email: validation.email,
        tooLong: validation.tooLong,
        text: validation.text,
        notAllowed: validation.notAllowed,
      },
    },
    toasts: { ...toasts.contact, check: toasts.check },
  }
}

export type ContactTexts = ReturnType<typeof contactTexts>
