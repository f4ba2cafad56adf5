import type { DayKey, MonthKey } from '../dates/day-key.ts'
import type { EventType, CalendarEvent } from './event.ts'
import type { Notification } from './notifications.ts'

/** How many days ahead an event is upcoming (product specification, section 9). */
export const upcomingDays = 30

/** Figures over all published events that count (`core/events/event.ts`): no samples, nothing that was called off; prizes in whole US dollars, countries by their English names, most first. */
export type Figures = {
  /** The day of the figures in the site's time zone. */
  today: DayKey
  total: number
  online: number
  /** Those held in a country that is known and not online; of the rest the place is unknown. */
  physical: number
  prizes: { count: number; amount: number }
  topCountry: { country: string; count: number } | null
  popularType: { type: EventType; count: number } | null
  types: { type: EventType; count: number }[]
  thisMonth: { month: MonthKey; count: number }
  /** Those that have not started and start within this many days. */
  upcoming: { days: number; count: number }
  /** How many samples are published; no other figure counts them. */
  samples: number
}

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

/** How many published events that count (`core/events/event.ts`) there are of each kind and in each country (English names), most first. */
export type Facets = {
  types: { type: EventType; count: number }[]
  countries: { country: string; count: number }[]
  online: number
  total: number
}

/** A month and how many of the sought events that count begin in it. */
export type MonthCount = { month: MonthKey; count: number }

/** How many events are sought in all, and the next months on either side of one that have any. */
export type NearestMonths = { total: number; previous: MonthCount | null; next: MonthCount | null }
