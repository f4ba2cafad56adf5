import { isDayKey, type DayKey } from '@cyberluach/core/dates/day-key'
import type { RejectionReason } from '@cyberluach/core/sources/sources'
import { normaliseCountry } from '@cyberluach/core/places/countries'
import type { SourceRow } from '../rows.ts'
import { isStateOfAmerica, stateLetters } from './titles.ts'

export type ProseDays = { startDay: DayKey; endDay: DayKey }

/**
 * The days that English prose names: `Jun 20, 2026`, `Feb. 23-24, 2027`, `June 30 – Jul 2, 2026`,
 * `Dec 30, 2026 - Jan 2, 2027`, `27-28 May 2026`. Or why they are none: a year that is not written is not guessed.
 */
export function proseDays(text: string): ProseDays | RejectionReason {
  const plain = text
    .slice(0, longest)
    .replace(/\s+/g, ' ')
    .replace(/ ?[-–—−] ?/g, '-')
    .replace(/ ,/g, ',')
    .trim()
  if (/\bTB[ACD]\b|to be (announced|confirmed|determined)/i.test(plain)) return 'toBeDetermined'
  const found = (monthFirst.exec(plain) ?? dayFirst.exec(plain))?.groups
  if (!found) return /\d/.test(plain) && !/(?<!\d)\d{4}(?!\d)/.test(plain) ? 'noYear' : 'noDate'
  const firstMonth = monthOf(found.firstMonth ?? found.lastMonth)
  const lastMonth = monthOf(found.lastMonth ?? found.firstMonth)
  const lastYear = Number(found.year)
  const firstYear = found.firstYear ? Number(found.firstYear) : lastYear - (firstMonth > lastMonth ? 1 : 0)
  const startDay = dayOf(firstYear, firstMonth, found.firstDay)
  const endDay = dayOf(lastYear, lastMonth, found.lastDay ?? found.firstDay)
  if (!isDayKey(startDay) || !isDayKey(endDay)) return 'noSuchDay'
  return endDay < startDay ? 'endBeforeStart' : { startDay, endDay }
}

const longest = 200
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?'
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`

/** `Dec 30, 2026-Jan 2, 2027`; the first year, the second month and the second day need not be there. */
const monthFirst = new RegExp(
  String.raw`^(?<firstMonth>${month})\.? (?<firstDay>${day})(?:, (?<firstYear>\d{4}))?` +
    String.raw`(?:(?:-| and | to )(?:(?<lastMonth>${month})\.? )?(?<lastDay>${day}))?,? (?<year>\d{4})$`,
  'i',
)

/** `30 Dec 2026-2 Jan 2027`. */
const dayFirst = new RegExp(
  String.raw`^(?<firstDay>${day})(?: (?<firstMonth>${month})\.?(?: (?<firstYear>\d{4}))?)?` +
    String.raw`(?:(?:-| and | to )(?<lastDay>${day}))? ?(?<lastMonth>${month})?\.?,? (?<year>\d{4})$`,
  'i',
)

function monthOf(name: string | undefined): number {
  return months.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1
}

function dayOf(year: number, monthOfYear: number, dayOfMonth: string | undefined): DayKey {
  return `${year}-${String(monthOfYear).padStart(2, '0')}-${String(Number.parseInt(dayOfMonth ?? '', 10)).padStart(2, '0')}`
}

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
