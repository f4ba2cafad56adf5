import type { CalendarEvent } from '@cyberluach/core/event'

const listedFields = [
  'id',
  'title',
  'titleHe',
  'eventType',
  'startDate',
  'day',
  'allDay',
  'isOnline',
  'locationCity',
  'locationCountry',
  'prizeMoney',
] as const

/** What the calendar shows of an event; the dialog reads the rest when it opens. */
export type ListedEvent = Pick<CalendarEvent, (typeof listedFields)[number]>

export function listedEvent(event: CalendarEvent): ListedEvent {
  return Object.fromEntries(listedFields.map((field) => [field, event[field]])) as ListedEvent
}
