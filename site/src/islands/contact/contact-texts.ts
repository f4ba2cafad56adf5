import type { Messages } from '@cyberluach/i18n/messages'

/** What the form says, out of all the texts of a language; it speaks of email where there is an address to write to. */
export function contactTexts({ contact, validation, toasts, requestErrors }: Messages, hasEmail = false) {
  const { failed, missing, sent } = toasts.contact
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
    toasts: {
      missing,
      sent,
      failed: { title: failed.title, text: hasEmail ? failed.text : failed.withoutEmail },
      check: toasts.check,
      checkField: toasts.checkField,
      wrong: toasts.wrong,
    },
    waiting: { tooMany: requestErrors.tooMany, tooManyMinutes: requestErrors.tooManyMinutes },
  }
}

/** What the form calls a field. */
export function contactLabel({ fields }: ContactTexts, path: string): string | null {
  return Object.hasOwn(fields, path) ? fields[path as keyof typeof fields] : null
}

export type ContactTexts = ReturnType<typeof contactTexts>
