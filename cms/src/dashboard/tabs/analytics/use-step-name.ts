'use client'

import { dayKeyOf, weekdayOf } from '@cyberluach/core/dates/day-key'
import { formatShortDate, formatTime, formatWeekday } from '@cyberluach/i18n/format'

import { useText } from '../../text/TextContext.tsx'
import { stepLength } from './series.ts'

const day = 86_400_000

type StepName = { short: string; long: string; weekday: string; weekdayShort: string }

/** Names for the steps of a series: a time where they are shorter than a day, else a date; the long name has both ends. */
export function useStepName(series: readonly { at: string }[]): (at: string) => StepName {
  const { locale, timeZone } = useText()
  const length = stepLength(series)
  const spans = series.length * length

  return (at) => {
    const key = dayKeyOf(new Date(at), timeZone)
    const weekday = formatWeekday(locale, weekdayOf(key), 'long')
    const names = { weekday, weekdayShort: formatWeekday(locale, weekdayOf(key)) }
    const date = formatShortDate(locale, key)
    if (length >= day) return { ...names, short: date, long: `${weekday}, ${date}` }
    const from = formatTime(at, timeZone)
    const to = formatTime(new Date(Date.parse(at) + length).toISOString(), timeZone)
    const times = `${isolate}${from}–${to}${end}`
    const when = spans > day ? `${weekday}, ${date}` : weekday
    return { ...names, short: spans > day ? date : from, long: `${when}, ${times}` }
  }
}

/** A range of hours runs from left to right in both languages, as on the site. */
const isolate = '\u2066'
const end = '\u2069'
