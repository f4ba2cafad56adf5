import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { formatDate, formatTime } from '@cyberluach/i18n/format'
import type { Locale } from '@cyberluach/i18n/locales'

const languageTags = { en: 'en-US', he: 'he-IL' } as const

/** A date as a table shows it: `14 בינו׳ 2027`. */
export function formatShortDay(locale: Locale, iso: string, timeZone: string): string {
  return dateFormat(locale, timeZone, { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(iso),
  )
}

/** The day of the week of an instant, short: `יום ה׳`. */
export function formatWeekdayOf(locale: Locale, iso: string, timeZone: string): string {
  return dateFormat(locale, timeZone, { weekday: 'short' }).format(new Date(iso))
}

/** A day in full and its time: `14 בינואר 2027, 09:00`. */
export function formatMoment(locale: Locale, iso: string, timeZone: string): string {
  return `${formatDay(locale, iso, timeZone)}, ${formatTime(iso, timeZone)}`
}

/** The day of an instant in full: `14 בינואר 2027`. */
export function formatDay(locale: Locale, iso: string, timeZone: string): string {
  return formatDate(locale, dayKeyOf(new Date(iso), timeZone))
}

const formats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(
  locale: Locale,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(languageTags[locale], { ...options, timeZone })
  formats.set(key, made)
  return made
}
