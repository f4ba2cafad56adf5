import type { MonthKey } from './day-key.ts'
import type { CalendarEvent, EventType } from './event.ts'
import type { Facets } from './facets.ts'
import type { Figures } from './figures.ts'
import type { Notification } from './notifications.ts'

/** The most upcoming events that the home page shows (product specification, section 4). */
export const mostUpcoming = 6

/** What every page shows of the whole calendar, and the home page besides. */
export type Glance = {
  facets: Facets
  figures: Figures
  /** Of no sample; the most urgent first. */
  notifications: Notification<CalendarEvent>[]
  /** The next ones that begin within `upcomingDays`; samples only where there are fewer others than are shown. */
  upcoming: CalendarEvent[]
  /** The months from this one on that have events that count: `monthsOfYear` at most. */
  year: MonthTypes[]
  /** Whether the blog has a post that everybody may read. */
  hasPosts: boolean
}

/** How many events of each kind begin in a month. */
export type MonthTypes = { month: MonthKey; types: { type: EventType; count: number }[] }

/** How many months the year at a glance has, this one among them. */
export const monthsOfYear = 12
