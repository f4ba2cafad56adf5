import { anywhereOnEarth, type Deadline } from '@cyberluach/core/events/deadline'
import type { RejectionReason } from '@cyberluach/core/sources/sources'
import { isTimeZone } from '@cyberluach/core/dates/time-zones'
import { zonedInstant } from '@cyberluach/core/dates/zoned-time'
import { isDayKey } from '@cyberluach/core/dates/day-key'

export type DeadlineTime = Pick<Deadline, 'day' | 'at' | 'zone'>

/**
 * When `2026-08-25 23:59:59` is over by a zone as these lists write it: `AoE`, `UTC-12`, `UTC+5:30`, `PT`, or a name of
 * IANA's. The end of a day is that day, in the zone; anywhere on Earth it names none.
 */
export function deadlineTime(text: string, zone: string): DeadlineTime | RejectionReason {
  if (/^tb[acd]$/i.test(text.trim())) return 'toBeDetermined'
  const [, day = '', time] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::\d{2})?)?$/.exec(text.trim()) ?? []
  if (!isDayKey(day) || (time && !/^([01]\d|2[0-3]):[0-5]\d$/.test(time))) return 'noSuchDay'
  const named = zoneNamed(zone)
  if (!named) return 'unknownTimeZone'
  const isWholeDay = time === undefined || time === '23:59'
  if (isWholeDay) return { day, at: null, zone: named === anywhereOnEarth ? null : named }
  return { day, at: new Date(zonedInstant(day, time, named)).toISOString(), zone: named }
}

/** What people write in America. */
const spoken: Record<string, string> = {
  aoe: anywhereOnEarth,
  gmt: 'UTC',
  utc: 'UTC',
  pt: 'America/Los_Angeles',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  mt: 'America/Denver',
  ct: 'America/Chicago',
  et: 'America/New_York',
  est: 'America/New_York',
  edt: 'America/New_York',
  cet: 'Europe/Berlin',
  cest: 'Europe/Berlin',
}

/** IANA's name for a zone; null for none. The signs of `Etc/` are the wrong way round: Etc/GMT+8 is UTC-8. */
function zoneNamed(zone: string): string | null {
  const text = zone.trim()
  const known = spoken[text.toLowerCase()]
  if (known) return known
  const [, sign, hours, minutes = '00'] = /^(?:UTC|GMT) ?([+-])(\d{1,2})(?::?(\d{2}))?$/i.exec(text) ?? []
  if (!sign) return text.includes('/') && isTimeZone(text) ? text : null
  if (minutes !== '00') return withMinutes[`${sign}${Number(hours)}:${minutes}`] ?? null
  if (Number(hours) === 0) return 'UTC'
  const name = `Etc/GMT${sign === '+' ? '-' : '+'}${Number(hours)}`
  return isTimeZone(name) ? name : null
}

/** The zones of whole countries that are no whole hours away. */
const withMinutes: Record<string, string> = {
  '+3:30': 'Asia/Tehran',
  '+4:30': 'Asia/Kabul',
  '+5:30': 'Asia/Kolkata',
  '+5:45': 'Asia/Kathmandu',
  '+6:30': 'Asia/Yangon',
}
