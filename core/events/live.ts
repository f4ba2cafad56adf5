import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import { daysBetween, type DayKey } from '../dates/day-key.ts'
import { takesPlace, type EventState } from './event-states.ts'
import type { Timed } from './event-timing.ts'

/** How soon an event that is under way ends, in the unit that is said, and how much of it is over, from 0 to 1. */
export type Live = { unit: 'minutes' | 'hours' | 'days' | 'lastDay'; n: number; share: number }

/** From this many hours on, days are said. */
const mostHours = 72

/** What is shown of the time goes by such steps, so that a page says the same for a while. */
const step = 5 * millisecondsInMinute

/**
 * How an event stands that is under way at `now`, which lies in `today` in the site's time zone; null for any other, for
 * one that was called off or put off, and for one day without hours, whose beginning is unknown. Where only
 * days are known, days are said.
 */
export function liveOf(event: Timed & { state: EventState }, now: Date, today: DayKey): Live | null {
  if (!takesPlace(event)) return null
  return event.allDay ? liveByDays(event, today) : liveByHours(event, now)
}

/** The instant on the step before, so that what is said is the same on the server and in the browser. */
export function liveStep(now: Date): Date {
  return new Date(Math.floor(now.getTime() / step) * step)
}

function liveByDays({ day, lastDay }: Timed, today: DayKey): Live | null {
  if (lastDay <= day || today < day || lastDay < today) return null
  const n = daysBetween(today, lastDay)
  const share = rounded((daysBetween(day, today) + 0.5) / (daysBetween(day, lastDay) + 1))
  return { unit: n === 0 ? 'lastDay' : 'days', n, share }
}

function liveByHours({ startDate, endDate }: Timed, now: Date): Live | null {
  const [start, end, at] = [Date.parse(startDate), Date.parse(endDate ?? startDate), now.getTime()]
  if (at < start || end <= at) return null
  const share = rounded((at - start) / (end - start))
  const hours = Math.round((end - at) / millisecondsInHour)
  if (hours < 1) return { unit: 'minutes', n: Math.ceil((end - at) / millisecondsInMinute), share }
  if (hours < mostHours) return { unit: 'hours', n: hours, share }
  return { unit: 'days', n: Math.round(hours / 24), share }
}

function rounded(share: number): number {
  return Math.round(share * 100) / 100
}
