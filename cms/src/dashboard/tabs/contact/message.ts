import {
  contactCategories,
  contactCategoryOf,
  contactMessageOf,
  contactSubjectOf,
  type ContactCategory,
} from '@cyberluach/core/messages/contact-message'

import type { Submission } from '../queue/submission.ts'
import { mailAddress } from '../submissions/contact.ts'

export type ContactMessage = { subject: string; category: ContactCategory | null; text: string }

/** What a stored contact message says: from the payload that was received, else from the stored texts. */
export function messageOf({ title, additionalInfo, received }: Submission): ContactMessage {
  const stored = additionalInfo ?? ''
  return {
    subject: contactSubjectOf(title),
    category:
      contactCategories.find((category) => category === received?.category) ?? contactCategoryOf(stored),
    text: typeof received?.message === 'string' ? received.message : contactMessageOf(stored),
  }
}

/** The address that begins an answer by e-mail, its subject filled in; null where nobody can be answered. */
export function replyAddress(email: string | null, subject: string): string | null {
  return email ? `${mailAddress(email)}?subject=${encodeURIComponent(subject)}` : null
}
