import { monthOf, type MonthKey } from '@cyberluach/core/dates/day-key'
import type { Lasting } from '@cyberluach/core/events/event-timing'

/** The events that run on a day of the month, also those that began before it. */
export function monthHits<Event extends Lasting>(month: MonthKey, events: readonly Event[]): Event[] {
  return events.filter(
    ({ day, lastDay }) => monthOf(day) <= month && month <= monthOf(lastDay > day ? lastDay : day),
  )
}
