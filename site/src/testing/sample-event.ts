import type { CalendarEvent } from '@cyberluach/core/events/event'
import { eventDetails, eventFacts, eventFields, unknownValues } from '@cyberluach/core/events/event-fields'
import { sampleListedEvent } from './sample-listed-event.ts'

/** A whole event for tests: an all-day conference, changed as the test needs. */
export function sampleEvent(changes: Partial<CalendarEvent> = {}): CalendarEvent {
  const listed = sampleListedEvent(changes)
  return {
    ...unknownValues(eventFields.descriptions),
    ...unknownValues(eventFacts),
    ...unknownValues(eventDetails),
    deadlines: [],
    series: null,
    former: null,
    checkedAt: null,
    ...listed,
    lastDay: listed.day,
    tags: [],
    source: null,
    updatedAt: '2026-11-20T08:00:00.000Z',
    ...changes,
  }
}
