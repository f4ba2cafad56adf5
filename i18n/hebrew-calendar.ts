import { addDays, addMonths, dateOf, firstDayOf, type DayKey, type MonthKey } from '@cyberluach/core/day-key'
import { hebrewYearInLetters } from '@cyberluach/core/hebrew-year'

import type { Locale } from './locales.ts'

/** The months of the Hebrew calendar that a month spans: `Heshvan – Kislev 5787`; the year in letters in Hebrew. */
export function hebrewCalendarLabel(locale: Locale, month: MonthKey): string {
  const first = monthAndYear(locale, firstDayOf(month))
  const last = monthAndYear(locale, addDays(firstDayOf(addMonths(month, 1)), -1))
  if (first.year !== last.year) return `${first.month} ${first.year} – ${last.month} ${last.year}`
  if (first.month === last.month) return `${first.month} ${first.year}`
  return `${first.month} – ${last.month} ${last.year}`
}

/** A day of the Hebrew calendar: `27 Kislev 5787`; the year in letters in Hebrew. */
export function formatHebrewDate(locale: Locale, day: DayKey): string {
  return partsOf(locale, day)
    .map((part) => part.value)
    .join('')
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

/** Intl ignores Hebrew numerals, so the year's letters are ours. */
function partsOf(locale: Locale, day: DayKey): Intl.DateTimeFormatPart[] {
  return formatFor(locale)
    .formatToParts(dateOf(day))
    .map((part) => {
      if (locale !== 'he' || part.type !== 'year') return part
      return { ...part, value: hebrewYearInLetters(Number(part.value)) }
    })
}
