import { isDayKey, type DayKey } from '@cyberluach/core/dates/day-key'
import type { RejectionReason } from '@cyberluach/core/sources/sources'
import { isTimeZone } from '@cyberluach/core/dates/time-zones'
import { zonedInstant } from '@cyberluach/core/dates/zoned-time'
import type { Component, Property } from './calendar-lines.ts'
import { instantByZone } from './zone-of-file.ts'

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
