import { dayKeyOf, type DayKey } from '@cyberluach/core/day-key'
import { siteTimeZone } from './site.ts'

/** Today in the site's time zone. */
export function today(now = new Date()): DayKey {
  return dayKeyOf(now, siteTimeZone())
}
