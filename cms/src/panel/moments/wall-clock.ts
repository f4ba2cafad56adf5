import { dayKeyOf, isDayKey, type DayKey } from '@cyberluach/core/dates/day-key'
import { isOnClock, zonedInstant } from '@cyberluach/core/dates/zoned-time'
import { formatTime } from '@cyberluach/i18n/format'

/** The date that a picker, which goes by the clock of its browser, shows as the instant is in the time zone. */
export function shownInstant(iso: string, timeZone: string): Date {
  const [hours = 0, minutes = 0] = formatTime(iso, timeZone).split(':').map(Number)
  return localDate(dayKeyOf(new Date(iso), timeZone), hours, minutes)
}

/** The instant that a picker means, by the clock of the time zone, as ISO 8601 in UTC; null in the hour that it skips. */
export function pickedInstant(picked: Date, timeZone: string): string | null {
  const clock = [picked.getHours(), picked.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
  const day = pickedDay(picked)
  return isOnClock(day, clock, timeZone) ? new Date(zonedInstant(day, clock, timeZone)).toISOString() : null
}

/**
 * Whether what somebody types into a picker, as `26.3.2027, 02:30`, is in an hour that the clock skips, from its colon on: a
 * browser of the same time zone would make another one of it before it is picked.
 */
export function isTypedHourSkipped(typed: string, timeZone: string): boolean {
  const [, date = '', month = '', year = '', hours = '', minutes = ''] =
    /^(\d{1,2})\.(\d{1,2})\.(\d{4}), (\d{1,2}):([0-5]\d?|)$/.exec(typed.trim()) ?? []
  const day = [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-')
  const clock = `${hours.padStart(2, '0')}:${minutes.padEnd(2, '0')}`
  return isDayKey(day) && clock < '24:00' && !isOnClock(day, clock, timeZone)
}

/** The date that a picker shows as the day: its noon, which every clock has. */
export function shownDay(day: DayKey): Date {
  return localDate(day, 12, 0)
}

export function pickedDay(picked: Date): DayKey {
  const parts = [picked.getMonth() + 1, picked.getDate()].map((part) => String(part).padStart(2, '0'))
  return [String(picked.getFullYear()).padStart(4, '0'), ...parts].join('-')
}

function localDate(day: DayKey, hours: number, minutes: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, hours, minutes)
}
