import { addDays, addMonths, dateOf, firstDayOf, type DayKey, type MonthKey } from '@cyberluach/core/dates/day-key'
import { hebrewDateOf, hebrewDayInLetters, hebrewYearInLetters } from '@cyberluach/core/dates/hebrew-date'

import type { Locale } from './locales.ts'

const labels = new Map<string, string>()

/** The months of the Hebrew calendar that a month spans: `Heshvan – Kislev 5787`; the year in letters in Hebrew. */
export function hebrewCalendarLabel(locale: Locale, month: MonthKey): string {
  const key = `${locale} ${month}`
  const label = labels.get(key) ?? labelOf(locale, month)
  labels.set(key, label)
  return label
}

function labelOf(locale: Locale, month: MonthKey): string {
  const first = monthAndYear(locale, firstDayOf(month))
  const last = monthAndYear(locale, addDays(firstDayOf(addMonths(month, 1)), -1))
  if (first.year !== last.year) return `${first.month} ${first.year} – ${last.month} ${last.year}`
  if (first.month === last.month) return `${first.month} ${first.year}`
  return `${first.month} – ${last.month} ${last.year}`
}

/** A day of the Hebrew calendar: `27 Kislev 5787`; day and year in letters in Hebrew. */
export function formatHebrewDate(locale: Locale, day: DayKey): string {
  return textOf(partsOf(locale, day))
}

/** A day of the Hebrew calendar without its year: `27 Kislev`. */
export function formatHebrewDayAndMonth(locale: Locale, day: DayKey): string {
  return textOf(untilYear(partsOf(locale, day)))
}

/** A day of the Hebrew calendar where there is no room: `27`, in letters in Hebrew; with its month on the first of one. */
export function formatHebrewDay(locale: Locale, day: DayKey): string {
  const { day: number } = hebrewDateOf(day)
  if (number === 1) return formatHebrewDayAndMonth(locale, day)
  return locale === 'he' ? hebrewDayInLetters(number) : String(number)
}

/** Several days of the Hebrew calendar: `12–14 Kislev 5787`, `29 Kislev – 2 Tevet 5787`; one day where both are the same. */
export function formatHebrewDateRange(locale: Locale, first: DayKey, last: DayKey): string {
  const end = formatHebrewDate(locale, last)
  if (first >= last) return end
  const [from, to] = [monthAndYear(locale, first), monthAndYear(locale, last)]
  if (from.year !== to.year) return `${formatHebrewDate(locale, first)} – ${end}`
  const parts = partsOf(locale, first)
  if (from.month === to.month) return `${textOf(parts.filter(({ type }) => type === 'day'))}–${end}`
  return `${textOf(untilYear(parts))} – ${end}`
}

function untilYear(parts: Intl.DateTimeFormatPart[]): Intl.DateTimeFormatPart[] {
  const year = parts.findIndex(({ type }) => type === 'year')
  // The space before the year goes with it.
  return parts.slice(0, year - 1)
}

function textOf(parts: Intl.DateTimeFormatPart[]): string {
  return parts.map(({ value }) => value).join('')
}

function monthAndYear(locale: Locale, day: DayKey): { month: string; year: string } {
  const parts = partsOf(locale, day)
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { month: valueOf('month'), year: valueOf('year') }
}

const formats: Partial<Record<Locale, Intl.DateTimeFormat>> = {}

function formatFor(locale: Locale): Intl.DateTimeFormat {
  const options = { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' } as const
  formats[locale] ??= new Intl.DateTimeFormat(`${locale === 'he' ? 'he-IL' : 'en-US'}-u-ca-hebrew`, options)
  return formats[locale]
}

/** Intl ignores Hebrew numerals, so the letters are ours. */
function partsOf(locale: Locale, day: DayKey): Intl.DateTimeFormatPart[] {
  return formatFor(locale)
    .formatToParts(dateOf(day))
    .map((part) => {
      if (locale !== 'he') return part
      if (part.type === 'day') return { ...part, value: hebrewDayInLetters(Number(part.value)) }
      return part.type === 'year' ? { ...part, value: hebrewYearInLetters(Number(part.value)) } : part
    })
}
