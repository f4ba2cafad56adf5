import { zoneName } from '@cyberluach/i18n/format'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'

export type Question = { id: string; question: string; answer: string }
export type Group = { id: string; title: string; questions: Question[] }

const order = ['general', 'using', 'events', 'submitting', 'privacy', 'community'] as const

/** The questions by group, in the order of the page, with the site's time zone by its name. */
export function faqGroups(locale: Locale, text: Messages['faq'], timeZone: string): Group[] {
  const zone = zoneName(locale, timeZone)
  return order.map((id) => ({
    id,
    title: text.groups[id],
    questions: Object.entries(text[id]).map(([key, { q, a }]) => ({
      id: `${id}-${key}`,
      question: q,
      answer: fill(locale, a, { zone }),
    })),
  }))
}
