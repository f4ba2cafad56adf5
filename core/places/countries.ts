import library from 'i18n-iso-countries/index.js'
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }

import { countryCodes, countryName, countryNameIn, type CountryCode } from './country-code.ts'

export { countryCodeOf, countryCodes, countryName, type CountryCode } from './country-code.ts'

/** What people write, and neither Intl nor the library knows. */
const aliases: Record<string, CountryCode> = {
  america: 'US',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'republic of ireland': 'IE',
  holland: 'NL',
  korea: 'KR',
  's korea': 'KR',
  'pr china': 'CN',
  burma: 'MM',
  macau: 'MO',
  macedonia: 'MK',
  swaziland: 'SZ',
  'cape verde': 'CV',
  'east timor': 'TL',
  vatican: 'VA',
  'viet nam': 'VN',
}

/**
 * The English name that is stored for a country written as a name (English, with the usual variants, or Hebrew) or as
 * a code of two or three letters: `Israel`, `IL`, `ISR` are all Israel; `U.S.A.` is the United States.
 * Null for what it does not know and for an empty text.
 *
 * For servers only: it loads a table. Browsers take `country-code`, and send codes.
 */
export function normaliseCountry(text: string): string | null {
  if (text.length > longestName) return null
  codesByKey ??= buildKeys()
  const code = codesByKey.get(keyOf(text))
  return code ? countryName(code) : null
}

/** The longest that is known has 52 letters. */
const longestName = 200

let codesByKey: Map<string, CountryCode> | undefined

function buildKeys(): Map<string, CountryCode> {
  const keys = new Map<string, CountryCode>()
  const add = (text: string, code: CountryCode) => {
    const key = keyOf(text)
    if (!keys.has(key)) keys.set(key, code)
  }
  for (const code of countryCodes) {
    for (const language of ['en', 'he']) add(countryNameIn(language, code), code)
    add(code, code)
  }
  for (const [alpha3, code] of Object.entries(library.getAlpha3Codes())) add(alpha3, code)
  for (const [code, names] of Object.entries(english.countries as Record<string, string | string[]>)) {
    for (const name of [names].flat()) add(name, code)
  }
  for (const [name, code] of Object.entries(aliases)) add(name, code)
  return keys
}

/** Letters only, without accents, case, a leading "the" and the difference between "&" and "and". */
function keyOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{Letter}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^the /, '')
}
