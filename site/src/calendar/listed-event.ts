import { sampleTag, type CalendarEvent } from '@cyberluach/core/event'

export const listedFields = [
  'id',
  'title',
  'titleHe',
  'eventType',
  'startDate',
  'day',
  'lastDay',
  'allDay',
  'isOnline',
  'locationCity',
  'locationCountry',
  'prizeMoney',
] as const

/** What cards and the search need besides. */
export const wholeFields = ['endDate', 'description', 'descriptionHe'] as const

/**
 * What the calendar shows of an event; the dialog reads the rest when it opens. The description, the end and whether it
 * is a sample come only where cards or a search need them.
 */
export type ListedEvent = Pick<CalendarEvent, (typeof listedFields)[number]> &
  Partial<Pick<CalendarEvent, (typeof wholeFields)[number]>> & { isSample?: true }

export function listedEvent(event: CalendarEvent): ListedEvent {
  return picked(event, listedFields)
}

export function wholeListedEvent(event: CalendarEvent): ListedEvent {
  const whole = picked(event, [...listedFields, ...wholeFields])
  return event.tags.includes(sampleTag) ? { ...whole, isSample: true } : whole
}

function picked(
  event: CalendarEvent,
  fields: readonly (keyof ListedEvent & keyof CalendarEvent)[],
): ListedEvent {
  return Object.fromEntries(fields.map((field) => [field, event[field]])) as ListedEvent
}
