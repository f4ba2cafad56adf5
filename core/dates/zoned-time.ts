import { tzOffset } from '@date-fns/tz/tzOffset'
import { addHours } from 'date-fns/addHours'
import { addMinutes } from 'date-fns/addMinutes'
import { subHours } from 'date-fns/subHours'
import { subMinutes } from 'date-fns/subMinutes'

import { dateOf, type DayKey } from './day-key.ts'

/**
 * The instant of a wall clock time (`hh:mm`) on a day in a time zone, as ISO 8601 with the offset of that moment:
 * `2026-11-20T09:00:00+02:00`. An hour that the clocks skip is read with the offset before the change (so it comes
 * out later); one that happens twice is the first. (A `TZDate` would give the first or the second, depending on the
 * zone of the process.) Throws a RangeError for an unknown day, time or zone.
 */
export function zonedInstant(day: DayKey, time: string, timeZone: string): string {
  const wallClock = wallClockOf(day, time)
  const before = offsetAt(subHours(wallClock, 24), timeZone)
  const after = offsetAt(addHours(wallClock, 24), timeZone)
  const fits = [before, after].find((offset) => offsetAt(subMinutes(wallClock, offset), timeZone) === offset)
  return instantInZone(subMinutes(wallClock, fits ?? before), timeZone)
}

/** Whether a wall clock shows this time (`hh:mm`) on that day in a time zone: false in the hour that it skips. */
export function isOnClock(day: DayKey, time: string, timeZone: string): boolean {
  return zonedInstant(day, time, timeZone).slice(0, 16) === `${day}T${time}`
}

/** The first instant of a day in a time zone, as ISO 8601 with offset: midnight, or the end of the hour skipped there. */
export function startOfDay(day: DayKey, timeZone: string): string {
  return zonedInstant(day, '00:00', timeZone)
}

/** An instant as ISO 8601 with the offset that a time zone has then, to the second: `2026-11-20T09:00:00+02:00`. */
export function instantInZone(instant: Date, timeZone: string): string {
  return isoWithOffset(instant, offsetAt(instant, timeZone))
}

/** The wall clock as if it were UTC. */
function wallClockOf(day: DayKey, time: string): Date {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)
  if (!match) throw new RangeError(`Not a time: ${time}`)
  return addMinutes(subHours(dateOf(day), 12), Number(match[1]) * 60 + Number(match[2]))
}

/** The minutes that a time zone's clocks are ahead of UTC at an instant; negative in the west. */
export function offsetAt(instant: Date, timeZone: string): number {
  const offset = tzOffset(timeZone, instant)
  if (Number.isNaN(offset)) throw new RangeError(`Not a time zone: ${timeZone}`)
  return offset
}

function isoWithOffset(instant: Date, offset: number): string {
  const local = addMinutes(instant, offset).toISOString().slice(0, 19)
  const size = Math.abs(offset)
  const hours = String(Math.floor(size / 60)).padStart(2, '0')
  const minutes = String(Math.floor(size % 60)).padStart(2, '0')
  return `${local}${offset < 0 ? '-' : '+'}${hours}:${minutes}`
}
