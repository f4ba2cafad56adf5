import { formatMoment, agoOf } from './date-format.ts'
import { useText } from './text.tsx'
import type { Locale } from '@cyberluach/i18n/locales'
import { relativeTime } from '@cyberluach/i18n/format'
import { useSyncExternalStore } from 'react'

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

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

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
