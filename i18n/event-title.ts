import { directionOf, hasHebrew } from '@cyberluach/core/text/text-direction'
import { textIn, type Locale } from './locales.ts'

/** A visitor's or organizer's text in the page: with its direction, and its language where that is not the page's. */
export type LocalText = { text: string; dir: 'rtl' | 'ltr'; lang: Locale | undefined }

/**
 * The text in the page's language; the English one, marked as English, where there is no Hebrew. What was written as the
 * Hebrew text reads as one, however many names in it are Latin.
 */
export function localText(locale: Locale, english: string, hebrew: string | null): LocalText {
  const text = textIn(locale, english, hebrew)
  const isForeign = locale === 'he' && text !== hebrew
  const isHebrew = text === hebrew && hasHebrew(text)
  return { text, dir: isHebrew ? 'rtl' : directionOf(text), lang: isForeign ? 'en' : undefined }
}

export function titleOf(locale: Locale, event: { title: string; titleHe: string | null }): LocalText {
  return localText(locale, event.title, event.titleHe)
}
