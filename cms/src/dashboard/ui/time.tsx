import { useText } from './text.tsx'
import type { Locale } from '@cyberluach/i18n/locales'
import { relativeTime, formatDate, formatTime } from '@cyberluach/i18n/format'
import { useSyncExternalStore } from 'react'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'

/** "26 hours ago", kept up to date; the moment itself in a tooltip. */
export function Ago({ iso }: { iso: string }) {
  const { locale, timeZone } = useText()
  const ago = useAgo()
  return (
    <time dateTime={iso} title={formatMoment(locale, iso, timeZone)}>
      {ago(Date.parse(iso), useNow(30_000))}
    </time>
  )
}

/** Words for how long ago an instant was. */
export function useAgo(): (at: number, now: number) => string {
  const { t, say } = useText()
  return (at, now) => {
    const { unit, n } = agoOf(at, now)
    return say(t.ago[unit], { n })
  }
}

/** "In 2 days", kept up to date, `due` once it is time; the moment itself in a tooltip. */
export function Until({ iso, due }: { iso: string; due: string }) {
  const { locale, timeZone } = useText()
  const left = Date.parse(iso) - useNow(30_000)
  return (
    <time dateTime={iso} title={formatMoment(locale, iso, timeZone)}>
      {left < minute ? due : untilWords(locale, left)}
    </time>
  )
}

/** How long something is away: hours up to two days. */
function untilWords(locale: Locale, left: number): string {
  if (left < hour) return relativeTime(locale, Math.round(left / minute), 'minute')
  return left < 2 * day
    ? relativeTime(locale, Math.round(left / hour), 'hour')
    : relativeTime(locale, Math.round(left / day), 'day')
}

/** One clock for everything that tells the time: a tick each second while somebody looks. */
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(tick, 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function tick(): void {
  if (document.visibilityState === 'hidden') return
  for (const listener of listeners) listener()
}

/** The time in whole steps of `step` milliseconds: a component renders again only when it moves on by one. */
export function useNow(step = 1000): number {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / step) * step,
    () => 0,
  )
}

const languageTags = { en: 'en-US', he: 'he-IL' } as const

/** A date as a table shows it: `14 בינו׳ 2027`. */
export function formatShortDay(locale: Locale, iso: string, timeZone: string): string {
  return dateFormat(locale, timeZone, { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(iso))
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

function dateFormat(locale: Locale, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
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
