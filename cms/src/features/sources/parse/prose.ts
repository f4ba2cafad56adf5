import { isDayKey, type DayKey } from '@cyberluach/core/dates/day-key'
import type { RejectionReason } from '@cyberluach/core/sources/sources'

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
