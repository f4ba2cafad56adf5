import type { CalendarEvent } from '@cyberluach/core/event'
import type { eventDetails } from '@cyberluach/core/event-fields'
import type { DayKey } from '@cyberluach/core/day-key'

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
