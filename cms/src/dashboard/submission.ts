import type { Answer } from '@cyberluach/api/client'
import { parseAdditionalInfo, type AdditionalInfo } from '@cyberluach/core/submissions/submission'
import {
  contactCategories,
  contactCategoryOf,
  contactMessageOf,
  contactSubjectOf,
  type ContactCategory,
} from '@cyberluach/core/messages/contact-message'

/** A submission record, as the list of the API carries it. */
export type Submission = Answer<'GET /api/sys/mgmt/submissions'>[number]

/** Whether what was sent is no event: a letter, or feedback. */
export function isMessage(eventType: string): boolean {
  return eventType === 'contact_message' || eventType === 'feedback'
}

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

export type ExtraDetails = { kind: 'parsed'; info: AdditionalInfo } | { kind: 'free'; text: string } | { kind: 'none' }

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

export type ContactMessage = { subject: string; category: ContactCategory | null; text: string }

/** What a stored contact message says: from the payload that was received, else from the stored texts. */
export function messageOf({ title, additionalInfo, received }: Submission): ContactMessage {
  const stored = additionalInfo ?? ''
  return {
    subject: contactSubjectOf(title),
    category: contactCategories.find((category) => category === received?.category) ?? contactCategoryOf(stored),
    text: typeof received?.message === 'string' ? received.message : contactMessageOf(stored),
  }
}

/** The address that begins an answer by e-mail, its subject filled in; null where nobody can be answered. */
export function replyAddress(email: string | null, subject: string): string | null {
  return email ? `${mailAddress(email)}?subject=${encodeURIComponent(subject)}` : null
}
