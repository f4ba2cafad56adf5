import type { DifficultyLevel, EventType, CalendarEvent } from '@cyberluach/core/events/event'
import type { eventDetails } from '@cyberluach/core/events/event-fields'
import type { DayKey } from '@cyberluach/core/dates/day-key'

/** A sample event as it is written down: placed by its distance from the day of the seed. */
export type Sample = {
  /** Names the event for ever: its id comes from this. */
  key: string
  /** Days from the day of the seed to the first day. */
  offset: number
  /** How many days it lasts; one where missing. */
  days?: number
  /** Wall clock in the site's time zone, from the first day to the last; an all-day event has none. */
  hours?: readonly [start: string, end: string]
  eventType: EventType
  difficultyLevel: DifficultyLevel
  /** Online, or a place; `country` is ISO 3166-1 alpha-2. */
  place: 'online' | { country: string; city: string; venue: string }
  prizeMoney?: number
  tags: readonly string[]
  title: string
  titleHe: string
  description: string
  descriptionHe: string
}

/** An event as the seed stores it: all-day events know days alone, the others know instants too. */
export type SeedEvent = Omit<
  CalendarEvent,
  | 'url'
  | 'startDate'
  | 'endDate'
  | 'day'
  | 'lastDay'
  | 'updatedAt'
  | 'checkedAt'
  | 'state'
  | 'former'
  | 'deadlines'
  | 'series'
  | keyof typeof eventDetails
> & {
  startDay: DayKey
  endDay: DayKey
  /** ISO 8601 with offset; null for an all-day event. */
  startsAt: string | null
  endsAt: string | null
}
