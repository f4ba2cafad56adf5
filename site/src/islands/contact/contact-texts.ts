import type { Messages } from '@cyberluach/i18n/messages'
import { messageTexts } from '../forms/failure-reason.ts'

/** What the form says, out of all the texts of a language; it speaks of email where there is an address to write to. */
export function contactTexts(messages: Messages, hasEmail = false) {
  const { name, email, emailHint, subject, category, categories, message, submit, sending, errors } = messages.contact
  const { failed, missing, sent } = messages.toasts.contact
  return {
    fields: { name, email, emailHint, subject, category, message },
    categories,
    submit,
    sending,
    ...messageTexts(messages, errors, {
      missing,
      sent,
      failed: { title: failed.title, text: hasEmail ? failed.text : failed.withoutEmail },
    }),
  }
}

/** What the form calls a field. */
export function contactLabel({ fields }: ContactTexts, path: string): string | null {
  return Object.hasOwn(fields, path) ? fields[path as keyof typeof fields] : null
}

export type ContactTexts = ReturnType<typeof contactTexts>
