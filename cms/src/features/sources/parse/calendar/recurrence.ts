import { addDays, addMonths, daysBetween } from '@cyberluach/core/dates/day-key'
import type { RejectionReason } from '@cyberluach/core/sources/sources'
import ICAL from 'ical.js'

/** Between which clock times occurrences are looked for. */
export type Span = { from: string; until: string }

/** What the series of a file may still cost: steps of their rules, and letters that stand in each of their rows. */
export type Budget = { steps: number; letters: number }

/** A hundred daily series: under a second of work. */
export const budgetOfFile = (): Budget => ({ steps: 50_000, letters: 20_000_000 })

/**
 * The clock times (`2026-12-03T19:00:00`, or `2026-12-03` where the start is one) that a rule gives within a span, in
 * order. A reason where it cannot be followed, gives none, or costs more than is left.
 */
export function occurrences(
  rule: string,
  { clock: start, zone }: { clock: string; zone: (clock: string) => number },
  { from, until }: Span,
  budget: Budget,
): string[] | RejectionReason {
  const parts = partsOf(rule)
  if (!parts) return 'unreadable'
  const last = isoTime(parts.get('UNTIL') ?? '')
  const isOver = (clock: string) => last !== '' && isAfter(clock, last, zone)
  if (isOver(start)) return 'endBeforeStart'
  const found: string[] = []
  const count = Number(parts.get('COUNT') ?? Infinity)
  let seen = 0
  try {
    const lastYear = Number((start > until ? start : until).slice(0, 4)) + 1
    const iterator = boundedIterator(parts, nearStart(parts, start, from), lastYear, budget)
    for (const clock of fitting(iterator, parts, start)) {
      if (clock < start) continue
      seen += 1
      if (seen > count || clock > until || isOver(clock)) break
      if (clock >= from) found.push(clock)
    }
  } catch (error) {
    if (error instanceof Spent) return 'tooMany'
    if (!(error instanceof Error)) throw error
    // A rule that the library cannot read.
    if (!(error instanceof PastSpan)) return 'unreadable'
  }
  return seen > 0 ? found : 'unreadable'
}

/** What may stand in a rule. Of `BYWEEKNO` and of what comes within a day nothing is made. */
const known: Record<string, RegExp> = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d{0,3}$/,
  COUNT: /^[1-9]\d{0,4}$/,
  UNTIL: /^\d{8}(T\d{6}Z?)?$/,
  WKST: /^(SU|MO|TU|WE|TH|FR|SA)$/,
  BYDAY: /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)(,([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)){0,20}$/,
  BYMONTH: /^\d{1,2}(,\d{1,2}){0,11}$/,
  BYMONTHDAY: /^-?\d{1,2}(,-?\d{1,2}){0,30}$/,
  BYYEARDAY: /^-?\d{1,3}(,-?\d{1,3}){0,30}$/,
  BYSETPOS: /^-?\d{1,3}(,-?\d{1,3}){0,10}$/,
  BYHOUR: /^\d{1,2}(,\d{1,2}){0,23}$/,
  BYMINUTE: /^\d{1,2}(,\d{1,2}){0,59}$/,
  BYSECOND: /^\d{1,2}(,\d{1,2}){0,59}$/,
}

type Parts = Map<string, string>

/** The parts of a rule; null where one of them is none, or the library would follow them wrongly. */
function partsOf(rule: string): Parts | null {
  const given = rule.toUpperCase().replace(/\s/g, '').split(';').filter(Boolean)
  const parts: Parts = new Map(
    given.map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
  )
  if (![...parts].every(([name, value]) => known[name]?.test(value))) return null
  const frequency = parts.get('FREQ')
  const days = parts.get('BYDAY')
  const isNumbered = /\d/.test(days ?? '') && (frequency === 'DAILY' || frequency === 'WEEKLY')
  if (frequency === 'YEARLY' && parts.has('BYMONTHDAY') && !parts.has('BYMONTH')) {
    parts.set('BYMONTH', '1,2,3,4,5,6,7,8,9,10,11,12')
  }
  const isCounted = /MONTHLY|YEARLY/.test(frequency ?? '') && (days || parts.has('BYMONTHDAY'))
  if (!frequency || isNumbered || (parts.has('BYSETPOS') && !isCounted)) return null
  return parts
}

/**
 * The clock times of the rule's months, days of the month and places in the set of a month or year. The library is not
 * asked about months, which it does not keep in order, but where they make days of a year, nor about places, which it
 * counts for some rules only; and of a day that a month does not have it makes the next one's.
 */
function* fitting(iterator: ICAL.RecurIterator, parts: Parts, start: string): Generator<string> {
  const numbers = (name: string) => parts.get(name)?.split(',').map(Number)
  const isByDay = parts.has('BYDAY') || parts.has('BYYEARDAY') || /DAILY|WEEKLY/.test(parts.get('FREQ') ?? '')
  const [months, places] = [numbers('BYMONTH'), numbers('BYSETPOS')]
  const days = numbers('BYMONTHDAY') ?? (isByDay ? undefined : [Number(start.slice(8, 10))])
  let set: string[] = []
  for (let next: ICAL.Time | null = iterator.next(); next; next = iterator.next()) {
    const { year, month, day } = next
    const fromEnd = day - 1 - ICAL.Time.daysInMonth(month, year)
    if ((months && !months.includes(month)) || (days && !days.includes(day) && !days.includes(fromEnd)))
      continue
    const clock = next.toString()
    const period = parts.get('FREQ') === 'MONTHLY' ? 7 : 4
    if (!places) yield clock
    else if (set[0] && set[0].slice(0, period) !== clock.slice(0, period)) {
      yield* placed(set, places)
      set = [clock]
    } else set.push(clock)
  }
  yield* placed(set, places ?? [])
}

function placed(set: readonly string[], places: readonly number[]): string[] {
  return set.filter((_clock, index) => places.includes(index + 1) || places.includes(index - set.length))
}

/**
 * The start, as many whole intervals later as still lie before what is looked for, since the library goes each step; and
 * where places are counted, the first day of what they are counted in.
 */
function nearStart(parts: Parts, start: string, from: string): string {
  const frequency = parts.get('FREQ')
  const interval = Number(parts.get('INTERVAL') ?? 1)
  const stepsOf = (gap: number, size: number) =>
    parts.has('COUNT') ? 0 : Math.max(Math.floor(gap / size), 0)
  const [day, time] = [start.slice(0, 10), start.slice(10)]
  if (frequency === 'DAILY' || frequency === 'WEEKLY') {
    const days = interval * (frequency === 'DAILY' ? 1 : 7)
    return addDays(day, stepsOf(daysBetween(day, from), days) * days) + time
  }
  const months = interval * (frequency === 'MONTHLY' ? 1 : 12)
  const steps = stepsOf(monthsBetween(day, from), months)
  const isDayFree = parts.has('BYDAY') || parts.has('BYMONTHDAY') || parts.has('BYYEARDAY')
  const isCounted = parts.has('BYSETPOS')
  if ((steps === 0 && !isCounted) || (!isDayFree && day.slice(8) > '28')) return start
  const month = addMonths(day.slice(0, 7), steps * months)
  return `${isCounted && frequency === 'YEARLY' ? `${month.slice(0, 4)}-01` : month}-${isDayFree ? '01' : day.slice(8)}${time}`
}

function monthsBetween(from: string, to: string): number {
  return (
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7))
  )
}

class Spent extends Error {}
class PastSpan extends Error {}

/** What of a rule comes next; each step of the way is paid for, also of those that find nothing. */
function boundedIterator(parts: Parts, start: string, lastYear: number, budget: Budget): ICAL.RecurIterator {
  const ours = new Set(['COUNT', 'UNTIL', 'BYSETPOS'])
  if (parts.get('FREQ') !== 'YEARLY') ours.add('BYMONTH')
  if (parts.get('FREQ') === 'DAILY') ours.add('BYMONTHDAY')
  const asked = [...parts].filter(([name]) => !ours.has(name))
  // The library's work for a step grows with what it looks for.
  const weight = asked.reduce((sum, [, value]) => sum + value.split(',').length - 1, 1)
  const pay = (steps: number) => {
    budget.steps -= steps
    if (budget.steps < 0) throw new Spent()
  }
  class Bounded extends ICAL.RecurIterator {
    override next(again?: boolean): ICAL.Time {
      pay(weight)
      return super.next(again)
    }
    override increment_monthday(days: number): void {
      pay(days / 20)
      super.increment_monthday(days)
    }
    override is_day_in_byday(time: ICAL.Time): 0 | 1 {
      pay(weight / 3)
      return super.is_day_in_byday(time)
    }
    override increment_month(): void {
      pay(weight / 10)
      super.increment_month()
    }
    override increment_year(years: number): void {
      pay(weight)
      super.increment_year(years)
      if (this.last.year > lastYear) throw new PastSpan()
    }
  }
  const rule = ICAL.Recur.fromString(asked.map((part) => part.join('=')).join(';'))
  return new Bounded({ rule, dtstart: ICAL.Time.fromString(start, undefined) })
}

/** Whether a clock time is later than another text for a time, of which a day is meant as a whole. */
function isAfter(clock: string, last: string, zone: (clock: string) => number): boolean {
  if (last.endsWith('Z') && clock.length > 10) return zone(clock) > Date.parse(last)
  const length = Math.min(clock.length, last.length)
  return clock.slice(0, length) > last.slice(0, length)
}

function isoTime(text: string): string {
  return text.replace(/^(\d{4})(\d\d)(\d\d)/, '$1-$2-$3').replace(/T(\d\d)(\d\d)(\d\d)/, 'T$1:$2:$3')
}
