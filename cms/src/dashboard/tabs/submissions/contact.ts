import { parseAdditionalInfo, type AdditionalInfo } from '@cyberluach/core/submissions/submission'

import type { Submission } from '../queue/submission.ts'

export type Contact = { name: string; phone: string; position: string; hours: string }

/** Whom to call: from the fields, or, in an old submission, from its text; null where neither says anything. */
export function contactOf(submission: Submission): Contact | null {
  const parsed = submission.additionalInfo ? parseAdditionalInfo(submission.additionalInfo) : null
  const contact = {
    name: submission.contactPersonName || parsed?.contactPersonName || '',
    phone: submission.contactPersonPhone || parsed?.contactPersonPhone || '',
    position: submission.contactPersonPosition || parsed?.contactPersonPosition || '',
    hours: submission.contactPersonHours || parsed?.contactPersonHours || '',
  }
  return Object.values(contact).some(Boolean) ? contact : null
}

export type ExtraDetails =
  | { kind: 'parsed'; info: AdditionalInfo }
  | { kind: 'free'; text: string }
  | { kind: 'none' }

/** What else a submission says: its parts where the text has our layout, else the text as it is. */
export function extraDetailsOf({ additionalInfo }: Submission): ExtraDetails {
  if (!additionalInfo?.trim()) return { kind: 'none' }
  const info = parseAdditionalInfo(additionalInfo)
  return info ? { kind: 'parsed', info } : { kind: 'free', text: additionalInfo }
}

/** The address to dial: digits and a leading plus only; null where there are none. */
export function dialAddress(phone: string): string | null {
  const digits = phone.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '')
  return /\d{3}/.test(digits) ? `tel:${digits}` : null
}

/** The address to write to; whatever else stands in the text cannot become a field of the mail. */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}
