import type { CalendarEvent } from './event.ts'
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
}
