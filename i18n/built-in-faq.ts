import type { Locale } from './locales.ts'
import { messagesFor } from './messages.ts'

export type BuiltInGroup = {
  title: string
  questions: { id: string; question: string; answer: string }[]
}

const order = ['general', 'using', 'events', 'submitting', 'privacy', 'community'] as const

/**
 * The built-in questions by group, in the order of the page: what a new database begins with, and what is shown when
 * the editors' own cannot be read. Ids are the same in both languages; placeholders are not filled.
 */
export function builtInFaq(locale: Locale): BuiltInGroup[] {
  const { faq } = messagesFor(locale)
  return order.map((group) => ({
    title: faq.groups[group],
    questions: Object.entries(faq[group]).map(([key, { q, a }]) => ({
      id: `${group}-${key}`,
      question: q,
      answer: a,
    })),
  }))
}
