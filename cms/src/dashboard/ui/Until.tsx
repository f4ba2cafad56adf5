'use client'

import type { Locale } from '@cyberluach/i18n/locales'
import { relativeTime } from '@cyberluach/i18n/format'

import { formatMoment } from '../text/format.ts'
import { useText } from '../text/TextContext.tsx'
import { useNow } from './clock.ts'

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
