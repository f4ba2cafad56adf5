import { dayKeyOf, type DayKey } from '@cyberluach/core/day-key'
import { zonedInstant } from '@cyberluach/core/zoned-time'
import { formatTime } from '@cyberluach/i18n/format'

/** The date that a picker, which goes by the clock of its browser, shows as the instant is in the time zone. */
export function shownInstant(iso: string, timeZone: string): Date {
  const [hours = 0, minutes = 0] = formatTime(iso, timeZone).split(':').map(Number)
  return localDate(dayKeyOf(new Date(iso), timeZone), hours, minutes)
}

/** The instant that a picker means, by the clock of the time zone, as ISO 8601 in UTC. */
export function pickedInstant(picked: Date, timeZone: string): string {
  const clock = [picked.getHours(), picked.getMinutes()].map((part) => String(part).padStart(2, '0'))
  return new Date(zonedInstant(pickedDay(picked), clock.join(':'), timeZone)).toISOString()
}

/** The date that a picker shows as the day: its noon, which every clock has. */
export function shownDay(day: DayKey): Date {
  return localDate(day, 12, 0)
}

/** The day that a picker means. */
export function pickedDay(picked: Date): DayKey {
  const parts = [picked.getMonth() + 1, picked.getDate()].map((part) => String(part).padStart(2, '0'))
  return [String(picked.getFullYear()).padStart(4, '0'), ...parts].join('-')
}

function localDate(day: DayKey, hours: number, minutes: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, hours, minutes)
}
