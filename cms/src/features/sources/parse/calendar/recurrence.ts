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
    return 'unreadable'
  }
  return seen > 0 ? found : 'unreadable'
}

/** What may stand in a rule. What comes again each hour or minute is no event. */
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
  BYWEEKNO: /^\d{1,2}(,\d{1,2}){0,52}$/,
  BYSETPOS: /^-?\d{1,3}(,-?\d{1,3}){0,10}$/,
  BYHOUR: /^([01]?\d|2[0-3])(,([01]?\d|2[0-3])){0,23}$/,
  BYMINUTE: /^\d{1,2}$/,
  BYSECOND: /^\d{1,2}$/,
}

type Parts = Map<string, string>

/** The parts of a rule; null where one of them is none, or the library would follow them wrongly. */
function partsOf(rule: string): Parts | null {
  const given = rule.toUpperCase().replace(/\s/g, '').split(';').filter(Boolean)
  const parts: Parts = new Map(
    given.map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
  )
  if (![...parts].every(([name, value]) => known[name]?.test(value))) return null
  if (parts.has('BYWEEKNO')) {
    // Days of some weeks of the year are those of all weeks, but for the others. Which days, programs disagree about
    // where the rule does not say it.
    const isOther = ['INTERVAL', 'BYMONTHDAY', 'BYYEARDAY', 'BYSETPOS'].some((name) => parts.has(name))
    if (parts.get('FREQ') !== 'YEARLY' || !parts.has('BYDAY') || isOther) return null
    parts.set('FREQ', 'WEEKLY')
  }
  const frequency = parts.get('FREQ') ?? ''
  const isNumbered = /\d/.test(parts.get('BYDAY') ?? '') && (/DAILY|WEEKLY/.test(frequency) || parts.has('BYMONTHDAY'))
  const isCounted = /MONTHLY|YEARLY/.test(frequency) && (parts.has('BYDAY') || parts.has('BYMONTHDAY'))
  const isTwice = parts.has('BYMONTHDAY') && parts.has('BYYEARDAY')
  if (!frequency || isNumbered || isTwice || (parts.has('BYSETPOS') && !isCounted)) return null
  if (frequency === 'YEARLY' && parts.has('BYMONTHDAY')) {
    // Of the days of a year's months the library loses some, of each month's it does not.
    parts.set('FREQ', 'MONTHLY').set('YEARS', parts.get('INTERVAL') ?? '1')
    parts.delete('INTERVAL')
  }
  return parts
}

/**
 * The clock times of the rule's months, weeks, days, hours, and places in the set of a month or year. The library is not
 * asked about months, which it does not keep in order, but where they make days of a year, nor about places and hours,
 * which it counts for some rules only; and of a day that a month does not have it makes the next one's.
 */
function* fitting(iterator: ICAL.RecurIterator, parts: Parts, start: string): Generator<string> {
  const numbers = (name: string) => parts.get(name)?.split(',').map(Number)
  const isByDay = parts.has('BYDAY') || parts.has('BYYEARDAY') || /DAILY|WEEKLY/.test(parts.get('FREQ') ?? '')
  const [months, places, weeks] = [numbers('BYMONTH'), numbers('BYSETPOS'), numbers('BYWEEKNO')]
  const weekStart = weekdayOf(parts.get('WKST') ?? 'MO')
  const weekdays = isDaySet(parts) && parts.get('BYDAY')?.split(',').map(weekdayOf)
  const [years = 1] = numbers('YEARS') ?? []
  const days = numbers('BYMONTHDAY') ?? (isByDay ? undefined : [Number(start.slice(8, 10))])
  const hours = [...new Set(parts.get('BYHOUR')?.split(',') ?? [start.slice(11, 13)])]
    .map((hour) => hour.padStart(2, '0'))
    .toSorted()
  let set: string[] = []
  for (let next = nextOf(iterator); next; next = nextOf(iterator)) {
    const { year, month, day } = next
    const fromEnd = day - 1 - ICAL.Time.daysInMonth(month, year)
    if ((months && !months.includes(month)) || (days && !days.includes(day) && !days.includes(fromEnd))) continue
    if ((year - Number(start.slice(0, 4))) % years > 0 || (weekdays && !weekdays.includes(next.dayOfWeek()))) continue
    if (weeks && !weeks.includes(weekOf(next, weekStart))) continue
    const clock = next.toString()
    const clocks = next.isDate ? [clock] : hours.map((hour) => `${clock.slice(0, 11)}${hour}${clock.slice(13)}`)
    const period = parts.get('FREQ') === 'MONTHLY' && !parts.has('YEARS') ? 7 : 4
    if (!places) yield* clocks
    else if (set[0] && set[0].slice(0, period) !== clock.slice(0, period)) {
      yield* placed(set, places)
      set = clocks
    } else set.push(...clocks)
  }
  yield* placed(set, places ?? [])
}

function weekdayOf(letters: string): number {
  return ICAL.Recur.icalDayToNumericDay(letters)
}

function nextOf(iterator: ICAL.RecurIterator): ICAL.Time | null {
  try {
    return iterator.next()
  } catch (error) {
    if (error instanceof PastSpan) return null
    throw error
  }
}

/** The number of a day's week in the year that most of its days are in. */
function weekOf(day: ICAL.Time, weekStart: number): number {
  const fourth = day.startOfWeek(weekStart)
  fourth.adjust(3, 0, 0, 0)
  return Math.ceil(fourth.dayOfYear() / 7)
}

/** Whether weekdays only leave some of the days out that the rest of a rule gives. */
function isDaySet(parts: Parts): boolean {
  return parts.get('FREQ') === 'DAILY' || parts.has('BYMONTHDAY')
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
  const stepsOf = (gap: number, size: number) => (parts.has('COUNT') ? 0 : Math.max(Math.floor(gap / size), 0))
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
  const isOfYear = isCounted && (frequency === 'YEARLY' || parts.has('YEARS'))
  return `${isOfYear ? `${month.slice(0, 4)}-01` : month}-${isDayFree ? '01' : day.slice(8)}${time}`
}

function monthsBetween(from: string, to: string): number {
  return (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))
}

class Spent extends Error {}
class PastSpan extends Error {}

/** What of a rule comes next; each step of the way is paid for, also of those that find nothing. */
function boundedIterator(parts: Parts, start: string, lastYear: number, budget: Budget): ICAL.RecurIterator {
  const ours = new Set(['COUNT', 'UNTIL', 'BYSETPOS', 'BYWEEKNO', 'BYHOUR', 'YEARS'])
  if (parts.get('FREQ') !== 'YEARLY') ours.add('BYMONTH')
  if (parts.get('FREQ') === 'DAILY') ours.add('BYMONTHDAY')
  if (isDaySet(parts)) ours.add('BYDAY')
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
