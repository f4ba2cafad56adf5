import type { LinkedEvent } from './brief-event.ts'
import type { DayKey } from './day-key.ts'
import type { CalendarEvent } from './event.ts'

/** What an event's own page shows. Days are those of the site's time zone. */
export type EventPage = {
  event: CalendarEvent
  /** What runs in the week, from Sunday, in which it begins: it among them, by start. `count` is of all. */
  week: { firstDay: DayKey; events: LinkedEvent[]; count: number }
  /** The next ones in its country, those of its city first. */
  nearby: LinkedEvent[]
}

/** How many of a week's events are read for a page. */
export const mostOfWeek = 12

/** How many events nearby are. */
export const mostNearby = 4
