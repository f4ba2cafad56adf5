import { isDayKey, type DayKey } from '@cyberluach/core/dates/day-key'
import type { RejectionReason } from '@cyberluach/core/sources/sources'
import { countryOfCity } from '@cyberluach/core/places/city-countries'
import { normaliseCountry } from '@cyberluach/core/places/countries'
import type { SourceRow } from '../rows.ts'
import { plainText } from './plain-text.ts'

export type ProseDays = { startDay: DayKey; endDay: DayKey }

/**
 * The days that English prose names: `Jun 20, 2026`, `Feb. 23-24, 2027`, `June 30 – Jul 2, 2026`,
 * `Dec 30, 2026 - Jan 2, 2027`, `27-28 May 2026`. Or why they are none: a year that is not written is not guessed.
 */
export function proseDays(text: string): ProseDays | RejectionReason {
  const plain = text
    .slice(0, longest)
    .replace(/\s+/g, ' ')
    .replace(/ ?[-‐‑–—−] ?/g, '-')
    .replace(/ ?,(?! ) ?| ,/g, ', ')
    .replace(/ +/g, ' ')
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

/** A day as `2027-06-07`, or without zeros, `2027-6-7`. */
export function writtenDay(text: string): DayKey | 'noSuchDay' {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim()) ?? []
  const key = dayOf(Number(year), Number(month), day)
  return isDayKey(key) ? key : 'noSuchDay'
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

export type Place = Pick<SourceRow, 'city' | 'country' | 'venue' | 'isOnline'>

/**
 * The place that an address in free words names, a room or a link as well. Where its city or country is not clear, it is
 * a venue as it stands.
 */
export function placeOf(text: string): Place {
  const plain = plainText(text.slice(0, 2 * placesLongest)).slice(0, placesLongest)
  const isOnline = isOnlineAlone(plain)
  if (isOnline || isPlaceholder(plain)) return { city: null, country: null, venue: null, isOnline }
  const said = plain
    .replace(link, ' ')
    .replace(/\s*\n\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s/|,–-]+|[\s/|,–-]+$/g, '')
  const place = prosePlace(plain.replace(link, ' '))
  // A line of an address with a number is a street, and no city.
  if (place.country && (!place.city || !/\d/.test(place.city))) return place
  return { city: null, country: place.country, venue: said || null, isOnline: place.isOnline }
}

/**
 * The place that prose names: `Denver, CO, USA`, `TICC, Taipei, Taiwan`, `San Diego, CA` (which is not Canada), `Bristol, UK
 * and Online`, which is held in both ways. Where no country is named, it is that of a city which everybody knows.
 */
export function prosePlace(text: string): Place {
  const said = text
    .slice(0, placesLongest)
    .replace(/ (U\.?S\.?A\.?)$/, ', $1')
    .split(/[,，、\n]/)
    .map((part) => part.replace(unsure, ' ').replace(/\s+/g, ' ').trim())
  const parts = said
    .map((part) => withoutCode(part.replace(alsoOnline, '').trim()))
    .filter((part) => part !== '' && !isPlaceholder(part) && !vague.test(part))
  const isOnline =
    said.some((part) => alsoOnline.test(part)) && (parts.length > 0 || /online|virtual|מקוון/i.test(text))
  const last = parts.at(-1) ?? ''
  const ofState = parts.length > 1 ? stateCountry(last, parts.at(-2) ?? '') : null
  const named = ofState ? null : countryIn(last)
  const country = ofState ?? named ?? countryOfCity(last.replace(codeBefore, ''))
  // Singapore is a city as well.
  const isCity = named !== null && countryOfCity(last) === named && countryIn(parts.at(-2) ?? '') !== named
  const rest = (named && !isCity ? parts.slice(0, -1) : parts).map(spokenCase)
  const state = rest.length > 1 ? stateOf(rest.at(-1) ?? '', rest.at(-2) ?? '', country) : null
  const town = (rest.at(state ? -2 : -1) ?? '').replace(codeBefore, '')
  const city = state ? `${town}, ${state}` : town
  const venue = rest.slice(0, state ? -2 : -1).join(', ')
  return { city: city.length > 2 ? city : null, country, venue: venue || null, isOnline }
}

/** Whether a text stands where a place is not known yet: `TBA`, a dash; or says it in numbers alone. */
export function isPlaceholder(text: string): boolean {
  return /^(?:(?:location|venue|place|city)?\s*(?:tb[acd]|to be (?:announced|confirmed|determined|decided))|n\/a|none|unknown|[-–—?.]+|geo:.*|-?\d{1,3}\.\d+\s*,\s*-?\d{1,3}\.\d+|יפורסם.{0,30}|ייקבע.{0,30}|טרם נקבע|המיקום יפורסם.{0,30})$/i.test(
    text.trim(),
  )
}

const placesLongest = 300
const link = /https?:\/\/\S+/gi
const unsure = /\((?:location )?tb[acd]\)|\(?\btentative\b\)?/gi
const vague = /^(and|&|co-located with ?.*)$/i
/** At the beginning or the end of a part of a place. */
const alsoOnline =
  /^(?:online|virtual|hybrid)\s*(?:and|&|[+/:|-]|$)\s*(?:physical|in[- ]person)?|(?:^|\s|\()\(?(?:and|&|[+/|-])?\s*(?:also )?(?:online|virtual|hybrid|מקוון|היברידי)(?: and physical)?(?: event| conference)?\)?$/i

/** Whether nothing but meeting online is spoken of. */
function isOnlineAlone(text: string): boolean {
  const said = text.replace(link, ' ')
  const rest = said.replace(onlineWords, ' ')
  return (rest !== said || said !== text) && !/[\p{L}\p{N}]/u.test(rest.replace(meetingWords, ' '))
}

const onlineWords =
  /(?<!\p{L})[בה]?(?:online|virtual(?:ly)?|remote|live ?stream(?:ed)?|zoom|webinar|discord|(?:ms |microsoft )?teams|google meet|webex|youtube|twitch|מקוו(?:ן|נת)|אונליין|און[ -]ליין|זום|וירטואלית?|וובינר|שידור חי|דיסקורד)(?!\p{L})/giu
const meetingWords =
  /(?<!\p{L})(?:a|an|and|at|by|call|conference|event|follows?|in|join|link|live|meeting|on|only|platform|room|session|the|to|us|via|with|will be sent|אירוע|בלבד|דרך|מפגש|קישור|יישלח)(?!\p{L})/giu

const america =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|FL Florida|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming'
const canada =
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NS Nova Scotia|ON Ontario|QC Quebec|QC Québec|SK Saskatchewan'
const australia =
  'ACT Australian Capital Territory|NSW New South Wales|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia'

/** Of the countries whose places are told apart by the state: the letters of states by their names. */
const letters: Record<string, Map<string, string>> = {
  'United States': lettersIn(`${america}|GA Georgia|DC District of Columbia`),
  Canada: lettersIn(canada),
  Australia: lettersIn(australia),
}

function lettersIn(states: string): Map<string, string> {
  return new Map(
    states.split('|').flatMap((state) => {
      const [code = ''] = state.split(' ', 1)
      return [
        [state.slice(code.length + 1), code],
        [code, code],
      ] as const
    }),
  )
}

/** The country of a state behind a city, where no country has its name or letters: Georgia may be one, IL is Israel behind Haifa. */
function stateCountry(state: string, city: string): string | null {
  const [known, meant] = [countryOfCity(city), normaliseCountry(state)]
  if (known && known === meant) return null
  if (letters['United States']?.has(state)) return meant && state.length > 2 && !known ? null : 'United States'
  return meant ? null : (Object.keys(letters).find((country) => letters[country]?.has(state)) ?? null)
}

/** A state as its letters, so that one city has one name; null of what is none, as the New York behind a hall. */
function stateOf(text: string, before: string, country: string | null): string | null {
  if (/^(?:New York|Washington)$/.test(text) && /\d|\b(?:cent(?:er|re)|hall|hotel|university|college)\b/i.test(before))
    return null
  return letters[country ?? '']?.get(text) ?? null
}

/** Names of countries, and their letters but for those that are a word more often. */
function countryIn(part: string): string | null {
  if (/^u\.?a\.?e\.?$/i.test(part)) return normaliseCountry('AE')
  const isWord = part.length === 2 && !/^(?:(?!AI|CS|IT|TV)[A-Z]{2}|\W*)$/.test(part) && !/^u[ks]$/i.test(part)
  return isWord || /\d/.test(part) ? null : normaliseCountry(part.replace(/ SAR$/i, ''))
}

const codeBefore = /^(?:[A-Z]{1,2}-)?\d{4,6} (?=\p{L})/u

/** Without a postal code at the end, as `IL 60606`, `QC H2X 1Y4`, `London EC1A 1BB`; nothing of one alone. */
function withoutCode(part: string): string {
  return part.replace(
    /(?:^|\s)(?:\d{4,7}(?:-\d{3,4})?|\d{3}[ -]\d{2,4}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/,
    '',
  )
}

/** `BOSTON` as Boston; what has small letters, or may be letters that stand for words, stays. */
function spokenCase(part: string): string {
  if (part.length <= 4 || part !== part.toUpperCase()) return part
  return part
    .toLowerCase()
    .replace(/(^|[\s-])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase())
}
