import type { RejectionReason } from '@cyberluach/core/sources/sources'
import ICAL from 'ical.js'

/** Between which clock times occurrences are rows. */
export type Window = { from: string; until: string }

/** How many times the rules of a file may still be asked for a next day. */
export type Steps = { left: number }

/** A hundred and ninety weekly series of five years: under a second of work. */
export const stepsOfFile = 50_000

/**
 * The clock times (`20261203T090000`, or `20261203`) at which an event that comes again begins, between two of them.
 * A reason where its rule is one of which it is not certain that it ends: what is read are the usual ones, by days, weeks,
 * months and years. Never more than `mostOccurrences`. `steps` are those that the whole file has left.
 */
export function occurrences(
  rule: string,
  start: string,
  { from, until }: Window,
  steps: Steps,
): string[] | RejectionReason {
  const upper = rule.trim().toUpperCase()
  if (!isUsual(upper, start)) return 'unreadable'
  const found: string[] = []
  const firstDay = Number(from.slice(0, 8))
  // The library's work for a step grows with the weekdays that it looks for.
  const weight = upper.split(',').length
  try {
    const iterator = ICAL.Recur.fromString(upper).iterator(
      ICAL.Time.fromString(withHyphens(start), undefined),
    )
    for (let step = 0; step < mostSteps && found.length < mostOccurrences; step += 1) {
      steps.left -= weight
      if (steps.left < 0) return 'tooMany'
      const next: ICAL.Time | null = iterator.next()
      if (!next) break
      // Writing a time takes longer than finding it.
      if (next.year * 10_000 + next.month * 100 + next.day < firstDay) continue
      const clock = next.toICALString().replace('Z', '')
      if (clock > until) break
      if (clock >= from) found.push(clock)
    }
  } catch (error) {
    // A rule that the library cannot read.
    if (error instanceof Error) return 'unreadable'
    throw error
  }
  return found
}

const mostOccurrences = 60
/** Twenty years of days. */
const mostSteps = 7_300

const parts: Record<string, RegExp> = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^([1-9]|1[0-2])$/,
  COUNT: /^\d{1,4}$/,
  UNTIL: /^\d{8}(T\d{6}Z?)?$/,
  WKST: /^(SU|MO|TU|WE|TH|FR|SA)$/,
  BYDAY: /^(-?[1-4])?(SU|MO|TU|WE|TH|FR|SA)(,(-?[1-4])?(SU|MO|TU|WE|TH|FR|SA)){0,6}$/,
  BYMONTHDAY: /^([1-9]|1\d|2[0-8])$/,
  BYMONTH: /^([1-9]|1[0-2])$/,
}

/** Whether each part is one of those that always find a next day. */
function isUsual(rule: string, start: string): boolean {
  const given = rule.split(';').map((part) => part.split('='))
  const isKnown = given.every(
    ([key = '', value = '', ...more]) => more.length === 0 && parts[key]?.test(value),
  )
  const values = Object.fromEntries(given) as Record<string, string | undefined>
  const isNumbered = /\d/.test(values.BYDAY ?? '')
  const isLateDay = Number(start.slice(6, 8)) > 28
  if (!isKnown || !values.FREQ || Number(start.slice(0, 4)) < 1990) return false
  if (isNumbered && (values.FREQ === 'DAILY' || values.FREQ === 'WEEKLY')) return false
  if (values.BYMONTHDAY && (values.BYDAY || values.FREQ === 'DAILY' || values.FREQ === 'WEEKLY')) return false
  if (values.BYMONTH && values.FREQ !== 'YEARLY') return false
  return !(isLateDay && (values.BYMONTH || values.FREQ === 'YEARLY') && !values.BYDAY && !values.BYMONTHDAY)
}

function withHyphens(clock: string): string {
  const day = `${clock.slice(0, 4)}-${clock.slice(4, 6)}-${clock.slice(6, 8)}`
  return clock.length > 8 ? `${day}T${clock.slice(9, 11)}:${clock.slice(11, 13)}:${clock.slice(13, 15)}` : day
}
