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

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

export type AgoUnit = 'seconds' | 'minutes' | 'hours' | 'days' | 'weeks'

/** How long ago, in whole units: hours up to two days, because the queue's target counts hours. Never negative. */
export function agoOf(at: number, now: number): { unit: AgoUnit; n: number } {
  const passed = Math.max(0, now - at)
  if (passed < minute) return { unit: 'seconds', n: Math.max(1, Math.floor(passed / second)) }
  if (passed < hour) return { unit: 'minutes', n: Math.floor(passed / minute) }
  if (passed < 2 * day) return { unit: 'hours', n: Math.floor(passed / hour) }
  if (passed < 14 * day) return { unit: 'days', n: Math.floor(passed / day) }
  return { unit: 'weeks', n: Math.floor(passed / (7 * day)) }
}

export type DurationPart = { unit: 'minutes' | 'hours' | 'days'; n: number }

/** A duration in its two largest units, the empty ones left out; under a minute it is one minute. */
export function durationParts(seconds: number): DurationPart[] {
  const total = Math.max(0, seconds) * second
  const days: DurationPart = { unit: 'days', n: Math.floor(total / day) }
  const hours: DurationPart = { unit: 'hours', n: Math.floor((total % day) / hour) }
  const minutes: DurationPart = { unit: 'minutes', n: Math.floor((total % hour) / minute) }
  const parts = (days.n > 0 ? [days, hours] : [hours, minutes]).filter(({ n }) => n > 0)
  return parts.length > 0 ? parts : [{ unit: 'minutes', n: 1 }]
}

/** Minutes and seconds of a countdown, rounded up: `06:12`. */
export function clockText(milliseconds: number): string {
  const left = Math.max(0, Math.ceil(milliseconds / second))
  return [Math.floor(left / 60), left % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
