/** What a contact message can be about (product specification, section 3). */
export const contactCategories = ['general', 'bug', 'feature', 'event', 'partnership', 'media'] as const

/** A category as the wire has it; `i18n` words it (`contact`). */
export type ContactCategory = (typeof contactCategories)[number]

/** The subject of a message that has none of its own. */
export const defaultContactSubject = 'Contact Form Submission'

/** Longest accepted text per field, in characters (Unicode code points). */
export const contactLimits = { name: 200, subject: 300, message: 10_000 } as const

const titlePrefix = '[CONTACT] '
const messageMarker = 'Message: '

/** The title under which a contact message is stored: `[CONTACT] ` and its subject. */
export function contactTitle(subject: string): string {
  return `${titlePrefix}${subject}`
}

/** The subject of a stored contact message; the whole title where the prefix is missing. */
export function contactSubjectOf(title: string): string {
  return title.startsWith(titlePrefix) ? title.slice(titlePrefix.length) : title
}

/** The stored text: the category's line, then `Message: ` and the message as it was written. */
export function contactInfo({ category, message }: { category: ContactCategory; message: string }): string {
  return `Category: ${category}\n${messageMarker}${message}`
}

/** The message in a stored text: what follows the first marker; the whole text where there is none. */
export function contactMessageOf(additionalInfo: string): string {
  const at = additionalInfo.indexOf(messageMarker)
  return at < 0 ? additionalInfo : additionalInfo.slice(at + messageMarker.length)
}

/** The category that a stored text names in its first line; null where it names none that there is. */
export function contactCategoryOf(additionalInfo: string): ContactCategory | null {
  const named = /^Category: (\w+)$/m.exec(additionalInfo.split(messageMarker)[0] ?? '')?.[1]
  return contactCategories.find((category) => category === named) ?? null
}

/** Longest accepted text per field of an answer to a visitor, in characters (Unicode code points). */
export const replyLimits = { subject: 200, text: 10_000 } as const
