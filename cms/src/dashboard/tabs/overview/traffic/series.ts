import { dayKeyOf, weekdayOf } from '@cyberluach/core/dates/day-key'
import { formatShortDate, formatTime, formatWeekday } from '@cyberluach/i18n/format'
import { useText } from '../../../ui/text.tsx'

/** A length of time between two values of the series, in its largest whole unit. */
export type Step = { unit: 'minutes' | 'hours' | 'days'; n: number }

type Timed = { at: string }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How far apart the values of a series are; 0 for fewer than two. */
export function stepLength(series: readonly Timed[]): number {
  const [first, second] = series
  return first && second ? Date.parse(second.at) - Date.parse(first.at) : 0
}

export function stepOf(series: readonly Timed[]): Step {
  const length = stepLength(series)
  if (length >= day) return { unit: 'days', n: Math.round(length / day) }
  if (length >= hour) return { unit: 'hours', n: Math.round(length / hour) }
  return { unit: 'minutes', n: Math.max(1, Math.round(length / minute)) }
}

/** Which values are named below the chart: an eighth of them, the last one left to "now". */
export function tickIndexes(count: number, most = 8): number[] {
  const apart = Math.max(1, Math.ceil(count / most))
  return Array.from({ length: Math.ceil(count / apart) }, (_, index) => index * apart).filter(
    (index) => count - 1 - index >= Math.ceil(apart / 2),
  )
}

/** Where a new day of the time zone begins: the values whose day is not that of the value before. */
export function dayStarts(series: readonly Timed[], timeZone: string): number[] {
  const days = series.map(({ at }) => dayKeyOf(new Date(at), timeZone))
  return days.flatMap((key, index) => (index > 0 && key !== days[index - 1] ? [index] : []))
}

/** The place of the largest value, the first of several; null where all are 0. */
export function peakIndex(values: readonly number[]): number | null {
  const most = Math.max(0, ...values)
  return most === 0 ? null : values.indexOf(most)
}

/** A line says that there is something between its values; below this many in each there is not. */
const leastForLine = 5

/** Whether counts are drawn as columns, because the usual one of them is small. */
export function isSparse(counts: readonly number[]): boolean {
  const usual = counts.toSorted((first, second) => first - second)[Math.floor(counts.length / 2)]
  return (usual ?? 0) < leastForLine
}

/** Round marks on the value axis, from 0 to at least the largest value: whole numbers, three or four steps. */
export function valueMarks(most: number): number[] {
  const least = Math.max(1, most) / 4
  const power = 10 ** Math.floor(Math.log10(least))
  const step = Math.max(1, [1, 2, 4, 5, 10].map((factor) => factor * power).find((size) => size >= least) ?? 1)
  const count = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: count + 1 }, (_, index) => Math.round(index * step))
}

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
