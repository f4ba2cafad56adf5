import { isDayKey, type DayKey, weekdayOf } from '@cyberluach/core/dates/day-key'
import type { RejectionReason } from '@cyberluach/core/sources/sources'
import { isTimeZone } from '@cyberluach/core/dates/time-zones'
import { zonedInstant } from '@cyberluach/core/dates/zoned-time'
import { type Component, type Property, propertyOf } from './lines.ts'

/** The zones that a file defines, and the one of what names none. */
export type Zones = { defined: Map<string, Component>; floating: string }

/** A day, or an instant in UTC; `clock` is how it stands in the file, without its zone. */
export type CalendarTime = { day: DayKey; at: string | null; clock: string }

/** When a property such as DTSTART says. */
export function calendarTime({ value, parameters }: Property, zones: Zones): CalendarTime | RejectionReason {
  const [, year, month, dayOfMonth, hour, minute, second, utc] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/.exec(value.trim()) ?? []
  if (!year) return 'noDate'
  const day = `${year}-${month}-${dayOfMonth}`
  const clock = value.trim().replace('Z', '')
  if (!isDayKey(day)) return 'noSuchDay'
  if (!hour || parameters.VALUE === 'DATE') return { day, at: null, clock: clock.slice(0, 8) }
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return 'noSuchDay'
  const at = utc
    ? new Date(`${day}T${hour}:${minute}:${second === '60' ? '59' : second}Z`).toISOString()
    : instantIn(day, clock, parameters.TZID, zones)
  return at ? { day, at, clock } : 'unknownTimeZone'
}

function instantIn(day: DayKey, clock: string, zone: string | undefined, zones: Zones): string | null {
  const name = zone === undefined ? zones.floating : nameOfZone(zone)
  if (name) {
    const time = `${clock.slice(9, 11)}:${clock.slice(11, 13)}`
    return new Date(zonedInstant(day, time, name)).toISOString()
  }
  const defined = zones.defined.get(zone ?? '')
  return defined ? instantByZone(defined, clock) : null
}

/** IANA's name; some programs write their own name before it. */
function nameOfZone(zone: string): string | null {
  const name = /[A-Z][\w+-]{1,40}(?:\/[\w+-]{1,40}){1,2}$/.exec(zone.slice(0, 200))?.[0] ?? zone
  return /^(UTC|GMT)$|\//.test(name) && isTimeZone(name) ? name : null
}

/** The days that a DURATION is long, or the milliseconds; null for none. */
export function durationOf(text: string): number | null {
  const match =
    /^\+?P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,5})M)?(?:(\d{1,6})S)?)?$/.exec(
      text.trim(),
    )
  if (!match) return null
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((one) => Number(one ?? 0))
  return ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
}

/** From when on in each year an offset holds, by the clock before it. */
type Observance = { from: string; to: number; month: number | null; day: string | null }

/**
 * The instant of a clock time (`20261203T090000`) in a time zone that the file defines, as Outlook's “Customized Time
 * Zone”; null where its rules are not of the usual kind: once, or on a weekday of a month in each year.
 */
export function instantByZone(zone: Component, time: string): string | null {
  if (zone.parts.length > mostObservances) return null
  const observances = observancesOf(zone)
  if (observances.length === 0 || observances.some((one) => one === null)) return null
  const year = Number(time.slice(0, 4))
  let latest: { since: string; to: number } | null = null
  for (const one of observances.filter((each) => each !== null)) {
    for (const since of [onsetIn(one, year), onsetIn(one, year - 1)]) {
      if (since && since <= time && (!latest || since > latest.since)) latest = { since, to: one.to }
    }
  }
  const offset = latest?.to ?? observances[0]?.to ?? 0
  const [, y, month, day, hour, minute, second] = clockTime.exec(time) ?? []
  const utc = Date.UTC(
    Number(y),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  )
  return Number.isNaN(utc) ? null : new Date(utc - offset * 60_000).toISOString()
}

/** What defines a zone names two, and programs that tell its past some dozens. */
const mostObservances = 60
const known = new WeakMap<Component, (Observance | null)[]>()

function observancesOf(zone: Component): (Observance | null)[] {
  const found = known.get(zone) ?? zone.parts.map(observanceOf)
  known.set(zone, found)
  return found
}

const clockTime = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})$/

function observanceOf(part: Component): Observance | null {
  const from = propertyOf(part, 'DTSTART')?.value.trim() ?? ''
  const offset = /^([+-])(\d{2})(\d{2})/.exec(propertyOf(part, 'TZOFFSETTO')?.value.trim() ?? '')
  if (!clockTime.test(from) || !offset) return null
  const to = (offset[1] === '-' ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3]))
  const rule = propertyOf(part, 'RRULE')?.value
  if (!rule) return { from, to, month: null, day: null }
  const month = Number(/(?:^|;)BYMONTH=(\d{1,2})(?:;|$)/.exec(rule)?.[1])
  const day = /(?:^|;)BYDAY=(-?[1-5](?:SU|MO|TU|WE|TH|FR|SA))(?:;|$)/.exec(rule)?.[1]
  const isUsual = /(?:^|;)FREQ=YEARLY(?:;|$)/.test(rule) && day && month >= 1 && month <= 12
  return isUsual ? { from, to, month, day } : null
}

/** The clock time at which the offset begins in a year; null where it does not. */
function onsetIn({ from, month, day }: Observance, year: number): string | null {
  if (!month || !day) return from
  if (year < Number(from.slice(0, 4))) return null
  const which = Number.parseInt(day, 10)
  const weekday = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'].indexOf(day.slice(-2))
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const first = weekdayOf(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`)
  const firstOne = 1 + ((weekday - first + 7) % 7)
  const count = Math.floor((days - firstOne) / 7) + 1
  const index = which > 0 ? Math.min(which, count) - 1 : Math.max(count + which, 0)
  const dayOfMonth = String(firstOne + index * 7).padStart(2, '0')
  return `${year}${String(month).padStart(2, '0')}${dayOfMonth}${from.slice(8)}`
}
