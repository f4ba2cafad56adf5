/**
 * Conferences of one chapter, in whose country each edition was held so far: the list names no place for them, but the
 * chapter in their name. One that the list calls virtual (India), or of several countries (BeNeLux), is none.
 */
const countryOf: Record<string, string> = {
  'OWASP AppSec Israel': 'Israel',
  'OWASP AppSec Days France': 'France',
  'OWASP AppSec Days Portugal': 'Portugal',
  'OWASP German OWASP Day': 'Germany',
  'OWASP New Zealand Day': 'New Zealand',
}

/** The country of a chapter's conference by its name, with or without a year; null of any other. */
export function chapterCountry(name: string): string | null {
  const series = name.replace(/ \d{4}$/, '')
  return Object.hasOwn(countryOf, series) ? (countryOf[series] ?? null) : null
}
