import type { BriefEvent } from './brief-event.ts'
import type { EventListLink } from './event-lists.ts'
import type { DayKey } from './day-key.ts'
import type { CalendarEvent } from './event.ts'

/** What an event's own page shows. Days are those of the site's time zone. */
export type EventPage = {
  event: CalendarEvent
  /** What runs in the week, from Sunday, in which it begins: it among them, by start. `count` is of all. */
  week: { firstDay: DayKey; events: BriefEvent[]; count: number }
  /** The next ones in its country, those of its city first. */
  nearby: BriefEvent[]
  /** The lists of the archive that it stands in. */
  lists: EventListLink[]
  /** Others by its organizer: the next ones, and after them the latest. */
  organized: BriefEvent[]
  /** The editions before and after it where its series is held every year. */
  editions: { previous: BriefEvent | null; next: BriefEvent | null }
}

/** How many of a week's events are read for a page. */
export const mostOfWeek = 12

/** How many others by its organizer are. */
export const mostOrganized = 4

/** How many events nearby are. */
export const mostNearby = 4
