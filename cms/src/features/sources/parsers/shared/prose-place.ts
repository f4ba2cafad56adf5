import { normaliseCountry } from '@cyberluach/core/places/countries'
import type { SourceRow } from '../../row.ts'
import { isStateOfAmerica, stateLetters } from './states.ts'

type Place = Pick<SourceRow, 'city' | 'country' | 'venue' | 'isOnline'>

/**
 * The place that prose names: `Denver, CO, USA`, `TICC, Taipei, Taiwan`, `Bristol, UK and Online`, `San Diego, CA` (which
 * is not Canada). Where no country is named, none is guessed.
 */
export function prosePlace(text: string): Place {
  const plain = text.slice(0, 300).replace(additions, ' ').replace(/\s+/g, ' ').trim()
  const isOnline = plain === '' && /\b(online|virtual)\b/i.test(text)
  const parts = plain
    .replace(/ (U\.?S\.?A\.?)$/, ', $1')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !vague.test(part))
  const named = countryIn(parts.at(-1) ?? '')
  const isState = parts.length > 1 && isStateOfAmerica(parts.at(-1) ?? '')
  const country = isState ? normaliseCountry('US') : named
  const rest = (named && !isState ? parts.slice(0, -1) : parts).map(spokenCase)
  const isWithState = rest.length > 1 && (!country || statesNamed.has(country))
  const last = rest.at(-1) ?? ''
  const city = isWithState ? `${rest.at(-2)}, ${stateLetters(last, country)}` : last
  const venue = rest.slice(0, isWithState ? -2 : -1).join(', ')
  return { city: city.length > 2 ? city : null, country, venue: venue || null, isOnline }
}

/** What is said of a place besides where it is. */
const additions =
  /\(?\b(?:and|&)? ?(?:online|virtual|hybrid|tentative)(?: and physical)?(?: event| conference)?\b\)?|\((?:location )?tb[acd]\)/gi
const vague = /^(and|&|-|co-located with ?.*|location tb[acd]|tb[acd])$/i
/** Whose places are told apart by the state. */
const statesNamed = new Set(['United States', 'Canada', 'Australia'])

/** Names of countries; two letters are a state more often than a country. */
function countryIn(part: string): string | null {
  if (/^u\.?a\.?e\.?$/i.test(part)) return normaliseCountry('AE')
  if (/^[a-z]{2}$/i.test(part) && !/^u[ks]$/i.test(part)) return null
  if (/^.* SAR$/i.test(part)) return normaliseCountry(part.slice(0, -4))
  return normaliseCountry(part)
}

/** `BOSTON` as Boston; what has small letters, or may be letters that stand for words, stays. */
function spokenCase(part: string): string {
  if (part.length <= 4 || part !== part.toUpperCase()) return part
  return part
    .toLowerCase()
    .replace(/(^|[\s-])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase())
}
