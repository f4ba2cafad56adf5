import type { FaqGroup, FaqText } from '@cyberluach/api/texts'
import { faqAnchor } from '@cyberluach/core/text/identifiers'
import { builtInFaq } from '@cyberluach/i18n/built-in-documents'
import { zoneName } from '@cyberluach/i18n/format'
import type { Locale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import { localText, type LocalText } from '@cyberluach/i18n/event-words'
import { call } from '@cyberluach/api/client'
import { readFromApi } from './reads.ts'
import { cmsUrl, siteTimeZone } from './site.ts'

export type Question = { id: string; question: LocalText; answer: LocalText }
export type Group = { id: string; title: LocalText; questions: Question[] }

/** The questions by group as the page shows them, with the site's time zone by its name. */
export function faqGroups(locale: Locale, groups: readonly FaqGroup[], timeZone: string): Group[] {
  return groups.map(({ id, title, questions }) => ({
    id,
    title: shownIn(locale, title),
    questions: questions.map((entry) => ({
      id: entry.id,
      question: shownIn(locale, entry.question),
      answer: shownIn(locale, filled(entry.answer, timeZone)),
    })),
  }))
}

/** What is shown while the editors' own questions cannot be read. */
export function builtInGroups(locale: Locale): FaqGroup[] {
  const english = builtInFaq('en')
  const own = (text: string): FaqText => ({ text, locale })
  return builtInFaq(locale).map(({ title, questions }, index) => ({
    id: faqAnchor(english[index]?.title ?? null, String(index)),
    title: own(title),
    questions: questions.map(({ id, question, answer }) => ({
      id,
      question: own(question),
      answer: own(answer),
    })),
  }))
}

function filled({ text, locale }: FaqText, timeZone: string): FaqText {
  return { locale, text: fill(locale, text, { zone: zoneName(locale, timeZone) }) }
}

/** A text in the other language says so. */
function shownIn(locale: Locale, { text, locale: written }: FaqText): LocalText {
  return { ...localText(locale, text, null), lang: written === locale ? undefined : written }
}

/** The editors' questions; the built-in ones while those cannot be read. */
export async function loadFaq(locals: App.Locals): Promise<Group[]> {
  const { locale } = locals
  const read = await readFromApi(locals, (signal) =>
    call('GET /api/faq', { base: cmsUrl(), query: { locale }, signal }),
  )
  return faqGroups(locale, read ?? builtInGroups(locale), siteTimeZone())
}
