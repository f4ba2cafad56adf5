import { addDays as addDaysTo } from 'date-fns/addDays'
import { addMonths as addMonthsTo } from 'date-fns/addMonths'
import { millisecondsInDay } from 'date-fns/constants'
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds'
import { formatISO } from 'date-fns/formatISO'
import { getDay } from 'date-fns/getDay'

/** A calendar day as `YYYY-MM-DD`. Which time zone it belongs to is said where it is made. */
export type DayKey = string

/** A calendar month as `YYYY-MM`. */
export type MonthKey = string

const firstYear = 1900
const lastYear = 2200

/** Whether the text names a real day between 1900 and 2200: `2026-02-30` does not. */
export function isDayKey(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !isYearWithin(text)) return false
  const date = new Date(`${text}T12:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The day that it is at this instant in this time zone. Throws a RangeError for an invalid date or zone. */
export function dayKeyOf(instant: Date, timeZone: string): DayKey {
  const parts = formatFor(timeZone).formatToParts(instant)
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return `${valueOf('year').padStart(4, '0')}-${valueOf('month')}-${valueOf('day')}`
}

/**
 * The last day of what lasts from one instant to another, in a time zone. An end is exclusive: what ends at 00:00 ends on
 * the day before, unless it begins then, too. Of an end before the start the day of that end.
 */
export function lastDayOf(start: string, end: string | null, timeZone: string): DayKey {
  const [from, until] = [Date.parse(start), Date.parse(end ?? start)]
  return dayKeyOf(new Date(until > from ? until - 1 : until), timeZone)
}

/** The day that many days later; earlier where the number is negative. */
export function addDays(day: DayKey, days: number): DayKey {
  return dayKeyOfLocal(addDaysTo(localDateOf(day), days))
}

/** Days from one day to another: 1 from today to tomorrow, negative backwards. */
export function daysBetween(from: DayKey, to: DayKey): number {
  return differenceInMilliseconds(dateOf(to), dateOf(from)) / millisecondsInDay
}

/** The day of the week, Sunday 0 to Saturday 6. */
export function weekdayOf(day: DayKey): number {
  return getDay(localDateOf(day))
}

/** Whether the text names a real month between 1900 and 2200. */
export function isMonthKey(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && isYearWithin(text)
}

/** The month that the day lies in. */
export function monthOf(day: DayKey): MonthKey {
  return day.slice(0, 7)
}

/** The month that many months later; earlier where the number is negative. */
export function addMonths(month: MonthKey, months: number): MonthKey {
  return monthOf(dayKeyOfLocal(addMonthsTo(localDateOf(firstDayOf(month)), months)))
}

/** The first day of the month. */
export function firstDayOf(month: MonthKey): DayKey {
  return `${month}-01`
}

/** Noon of the day in UTC: for formatting with `timeZone: 'UTC'`. Throws a RangeError where there is no such day. */
export function dateOf(day: DayKey): Date {
  const date = new Date(`${day}T12:00:00Z`)
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a day: ${day}`)
  return date
}

/**
 * The beginning of the day by the clock of this process or browser, which is what `date-fns` reckons with; back by
 * `dayKeyOfLocal`. Three islands in the Pacific have each left out a day (the last in 2011): for a clock set there that
 * day is the next one. Throws a RangeError where there is no such day.
 */
export function localDateOf(day: DayKey): Date {
  const date = new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)))
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a day: ${day}`)
  return date
}

/** The day of a date by the clock of this process or browser. */
export function dayKeyOfLocal(date: Date): DayKey {
  return formatISO(date, { representation: 'date' })
}

function isYearWithin(text: string): boolean {
  const year = Number(text.slice(0, 4))
  return year >= firstYear && year <= lastYear
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}
