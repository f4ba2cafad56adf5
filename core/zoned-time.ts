import { tzOffset } from '@date-fns/tz/tzOffset'

import { dateOf, type DayKey } from './day-key.ts'

const minute = 60_000
const twelveHours = 12 * 60 * minute
const twentyFourHours = 2 * twelveHours

/**
 * The instant of a wall clock time (`hh:mm`) on a day in a time zone, as ISO 8601 with the offset of that moment:
 * `2026-11-20T09:00:00+02:00`. An hour that the clocks skip is read with the offset before the change (so it comes
 * out later); one that happens twice is the first. Throws a RangeError for an unknown day, time or zone.
 */
export function zonedInstant(day: DayKey, time: string, timeZone: string): string {
  const wallClock = wallClockOf(day, time)
  const before = offsetAt(wallClock - twentyFourHours, timeZone)
  const after = offsetAt(wallClock + twentyFourHours, timeZone)
  const fits = [before, after].find((offset) => offsetAt(wallClock - offset * minute, timeZone) === offset)
  const instant = wallClock - (fits ?? before) * minute
  return isoWithOffset(instant, offsetAt(instant, timeZone))
}

/** The first instant of a day in a time zone, as ISO 8601 with offset: midnight, or the end of the hour skipped there. */
export function startOfDay(day: DayKey, timeZone: string): string {
  return zonedInstant(day, '00:00', timeZone)
}

/** An instant as ISO 8601 with the offset that a time zone has then, to the second: `2026-11-20T09:00:00+02:00`. */
export function instantInZone(instant: Date, timeZone: string): string {
  return isoWithOffset(instant.getTime(), offsetAt(instant.getTime(), timeZone))
}

/** The wall clock as if it were UTC, in milliseconds. */
function wallClockOf(day: DayKey, time: string): number {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)
  if (!match) throw new RangeError(`Not a time: ${time}`)
  return dateOf(day).getTime() - twelveHours + (Number(match[1]) * 60 + Number(match[2])) * minute
}

/** The minutes that a time zone's clocks are ahead of UTC at an instant (in milliseconds since 1970); negative in the west. */
export function offsetAt(instant: number, timeZone: string): number {
  const offset = tzOffset(timeZone, new Date(instant))
  if (Number.isNaN(offset)) throw new RangeError(`Not a time zone: ${timeZone}`)
  return offset
}

function isoWithOffset(instant: number, offset: number): string {
  const local = new Date(instant + offset * minute).toISOString().slice(0, 19)
  const size = Math.abs(offset)
  const hours = String(Math.floor(size / 60)).padStart(2, '0')
  const minutes = String(Math.floor(size % 60)).padStart(2, '0')
  return `${local}${offset < 0 ? '-' : '+'}${hours}:${minutes}`
}
