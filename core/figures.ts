import type { DayKey, MonthKey } from './day-key.ts'
import type { EventType } from './event.ts'

/** How many days ahead an event is upcoming (product specification, section 9). */
export const upcomingDays = 30

/** Figures over all published events that count (`core/counted.ts`): no samples, nothing that was called off; prizes in whole US dollars, countries by their English names, most first. */
export type Figures = {
  /** The day of the figures in the site's time zone. */
  today: DayKey
  total: number
  online: number
  /** Those held in a country that is known and not online; of the rest nobody knows where they are. */
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
