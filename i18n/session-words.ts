import { placeNames } from './places.ts'
import type { Locale } from './locales.ts'
import type { Messages } from './messages.ts'
import { fill } from './translate.ts'

type Texts = Messages['securityPanel']['sessions']

/** The browser that a session was begun with, as one says it: `Chrome on Android`. */
export function deviceWords(
  locale: Locale,
  texts: Texts,
  { browser, system }: { browser: string | null; system: string | null },
): string {
  if (browser && system) return fill(locale, texts.device, { browser, system })
  return browser ?? system ?? texts.unknownDevice
}

/**
 * Where a session was begun, in the reader's language: `Haifa, Israel`. Country and city are English names, as visits
 * store them; null where nothing is known.
 */
export function placeWords(
  locale: Locale,
  texts: Texts,
  { country, city }: { country: string | null; city: string | null },
): string | null {
  if (country === 'local') return texts.local
  const names = placeNames(locale, { locationCity: city, locationCountry: country })
  return names.length > 0 ? names.join(', ') : null
}
