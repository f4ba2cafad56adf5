import { dayKeyOf, type DayKey } from '@cyberluach/core/dates/day-key'
import { siteTimeZone } from './site.ts'

const minuteMs = 60_000

/** A page asks many times, and Intl takes its time. */
let known = { minute: Number.NaN, timeZone: '', day: '' }

/** Today in the site's time zone. */
export function today(now = new Date()): DayKey {
  const [minute, timeZone] = [Math.floor(now.getTime() / minuteMs), siteTimeZone()]
  if (known.minute !== minute || known.timeZone !== timeZone) known = { minute, timeZone, day: dayKeyOf(now, timeZone) }
  return known.day
}
