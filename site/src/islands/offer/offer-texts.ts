import type { Messages } from '@cyberluach/i18n/messages'
import { messageTexts } from '../forms/failure-reason.ts'

/** What the form says, out of all the texts of a language. */
export function offerTexts(messages: Messages) {
  const { address, addressHint, organizer, email, emailHint, note, submit, sending, errors, toasts } =
    messages.calendarOffer
  return {
    fields: { address, organizer, email, note },
    hints: { address: addressHint, email: emailHint },
    submit,
    sending,
    ...messageTexts(messages, errors, toasts),
  }
}

/** What the form calls a field. */
export function offerLabel({ fields }: OfferTexts, path: string): string | null {
  return Object.hasOwn(fields, path) ? fields[path as keyof typeof fields] : null
}

export type OfferTexts = ReturnType<typeof offerTexts>
