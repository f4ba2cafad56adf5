import { countryCodeOf, countryNameIn } from '@cyberluach/core/places/country-code'
import { addDays, dateOf, firstDayOf, monthOf, type DayKey, type MonthKey } from '@cyberluach/core/dates/day-key'
import type { Locale } from './locales.ts'

export { hebrewCalendarLabel } from './hebrew-calendar.ts'

/** The language tags whose forms of dates the product uses (product specification, section 9). */
export const languageTags = { en: 'en-US', he: 'he-IL' } as const satisfies Record<Locale, string>

/** A Sunday, from which weekdays are counted. */
const anySunday = '2026-11-01'

/** A day in full: `November 20, 2026`. */
export function formatDate(locale: Locale, day: DayKey): string {
  return dayText(locale, 'date', day)
}

/**
 * Several days in full, from the first to the last: `November 5 – 6, 2026`. Intl's Hebrew range over two months lacks
 * the prefix of a date ("on"), so that one is made of two dates.
 */
export function formatDateRange(locale: Locale, first: DayKey, last: DayKey): string {
  if (locale === 'he' && monthOf(first) !== monthOf(last)) {
    const isOneYear = first.slice(0, 4) === last.slice(0, 4)
    const start = isOneYear ? formatDayAndMonth(locale, first) : formatDate(locale, first)
    return `${start} – ${formatDate(locale, last)}`
  }
  // One runtime sets thin spaces, another wide ones: an island has to say what the server said.
  return dateFormat(locale, 'date').formatRange(dateOf(first), dateOf(last)).replaceAll('\u2009', ' ')
}

/** Several days without their year, short: `Nov 23 – 27`, `23–27 בנוב׳`. */
export function formatShortDateRange(locale: Locale, first: DayKey, last: DayKey): string {
  if (last <= first || monthOf(first) !== monthOf(last))
    return `${formatShortDate(locale, first)} – ${formatShortDate(locale, last)}`
  return dateFormat(locale, 'shortDate').formatRange(dateOf(first), dateOf(last)).replaceAll('\u2009', ' ')
}

/** A day in full with its weekday: `Friday, November 20, 2026`. */
export function formatFullDate(locale: Locale, day: DayKey): string {
  return dayText(locale, 'fullDate', day)
}

/** A day with its weekday and without its year: `Friday, November 20`. */
export function formatWeekdayDate(locale: Locale, day: DayKey): string {
  return dayText(locale, 'weekdayDate', day)
}

function formatDayAndMonth(locale: Locale, day: DayKey): string {
  return dayText(locale, 'dayAndMonth', day)
}

/** A day and its month, short: `Nov 20`. */
export function formatShortDate(locale: Locale, day: DayKey): string {
  return dayText(locale, 'shortDate', day)
}

/** A month and its year: `November 2026`. */
export function formatMonth(locale: Locale, month: MonthKey): string {
  return dayText(locale, 'month', firstDayOf(month))
}

/** A month without its year: `November`, or `Nov` when short. */
export function formatMonthName(locale: Locale, month: MonthKey, length: 'long' | 'short' = 'long'): string {
  return dayText(locale, length === 'long' ? 'monthName' : 'shortMonthName', firstDayOf(month))
}

/**
 * A day of the week, Sunday 0 to Saturday 6. Short as the calendar's heads show it: `Sun`, and in Hebrew a letter with
 * a geresh, but the whole word on Saturday.
 */
export function formatWeekday(locale: Locale, weekday: number, length: 'long' | 'short' = 'short'): string {
  const isLetter = length === 'short' && locale === 'he' && weekday !== 6
  const form = isLetter ? 'weekdayLetter' : length === 'long' ? 'weekday' : 'shortWeekday'
  return dayText(locale, form, addDays(anySunday, weekday))
}

/** The wall clock of an instant (ISO 8601) in a time zone: `09:00`, from 00:00 to 23:59 in every language. */
export function formatTime(iso: string, timeZone: string): string {
  return timeFormat(timeZone).format(new Date(iso))
}

/** An amount in whole US dollars, the same in both languages: `$5,000`. */
export function formatMoney(amount: number): string {
  return numberFormat('money').format(amount)
}

/** A number with grouped thousands, the same in both languages: `6,000`. */
export function formatNumber(value: number): string {
  return numberFormat('number').format(value)
}

/** A share from 0 to 1 in whole percent, the same in both languages: `43%`. */
export function formatPercent(share: number): string {
  return numberFormat('percent').format(share)
}

/** A country's name in the reader's language, from its English name; an unknown name as it is. */
export function countryLabel(locale: Locale, englishName: string): string {
  const code = countryCodeOf(englishName)
  return code ? countryNameIn(locale, code) : englishName
}

/** What a time zone's clock is called: `Israel Time`. */
export function zoneName(locale: Locale, timeZone: string): string {
  const format = new Intl.DateTimeFormat(languageTags[locale], { timeZone, timeZoneName: 'longGeneric' })
  return format.formatToParts().find((part) => part.type === 'timeZoneName')?.value ?? timeZone
}

const dateForms = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  fullDate: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekdayDate: { weekday: 'long', day: 'numeric', month: 'long' },
  dayAndMonth: { day: 'numeric', month: 'long' },
  shortDate: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  monthName: { month: 'long' },
  shortMonthName: { month: 'short' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  weekdayLetter: { weekday: 'narrow' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

type DateForm = keyof typeof dateForms

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** A format for days, which are noon in UTC (`dateOf`); made once for each language and form. */
function dateFormat(locale: Locale, form: DateForm): Intl.DateTimeFormat {
  const make = () => new Intl.DateTimeFormat(languageTags[locale], { ...dateForms[form], timeZone: 'UTC' })
  return cached(dateFormats, `${locale} ${form}`, make)
}

/** A year of days in each language and form that a page has. */
const mostDayTexts = 4000
const dayTexts = new Map<string, string>()

/** A page says the same days dozens of times, and the next page says them again. */
function dayText(locale: Locale, form: DateForm, day: DayKey): string {
  if (dayTexts.size > mostDayTexts) dayTexts.clear()
  return cached(dayTexts, `${locale} ${form} ${day}`, () => dateFormat(locale, form).format(dateOf(day)))
}

const timeFormats = new Map<string, Intl.DateTimeFormat>()

function timeFormat(timeZone: string): Intl.DateTimeFormat {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  return cached(timeFormats, timeZone, () => new Intl.DateTimeFormat('en-GB', options))
}

const numberOptions = {
  number: {},
  money: { style: 'currency', currency: 'USD', maximumFractionDigits: 0 },
  percent: { style: 'percent', maximumFractionDigits: 0 },
} as const satisfies Record<string, Intl.NumberFormatOptions>

const numberFormats = new Map<string, Intl.NumberFormat>()

function numberFormat(kind: keyof typeof numberOptions): Intl.NumberFormat {
  return cached(numberFormats, kind, () => new Intl.NumberFormat('en-US', numberOptions[kind]))
}

function cached<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const known = values.get(key)
  if (known) return known
  const made = make()
  values.set(key, made)
  return made
}

type Unit = 'minute' | 'hour' | 'day'

/**
 * How far from now something is, in words: `in 3 hours`, `לפני שעתיים`; `auto` says yesterday where it was. The platform's
 * Hebrew repeats the number of one or two in brackets, counts two minutes in figures, and calls what was just now
 * `בדקה זו`.
 */
export function relativeTime(locale: Locale, n: number, unit: Unit, numeric: 'always' | 'auto' = 'always'): string {
  const text = new Intl.RelativeTimeFormat(locale, { numeric }).format(n, unit)
  if (locale === 'en') return text
  if (n === 0 && numeric === 'auto' && unit !== 'day') return 'לפני רגע'
  return text.replace(/\s*\(\D?[12]\)/u, '').replace(/(?<!\d)2 (?=דקות)/, 'שתי ')
}
