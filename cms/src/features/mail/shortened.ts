import type { Locale } from '@cyberluach/i18n/locales'

const longestTitle = 90

/** A title as mails show it: cut between letters, and not within one, where it is long. */
export function shortened(locale: Locale, title: string): string {
  const letters = [...new Intl.Segmenter(locale, { granularity: 'grapheme' }).segment(title)]
  if (letters.length <= longestTitle) return title
  const kept = letters.slice(0, longestTitle - 1).map(({ segment }) => segment)
  return `${kept.join('').trimEnd()}…`
}
