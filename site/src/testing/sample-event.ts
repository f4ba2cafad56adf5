import type { CalendarEvent } from '@cyberluach/core/events/event'
import { eventDetails, eventFacts, eventFields, unknownValues } from '@cyberluach/core/events/event-fields'
import type { ListedEvent } from '../events/listed-event.ts'

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

/** An event for tests: an all-day conference, changed as the test needs. */
export function sampleListedEvent(changes: Partial<ListedEvent> = {}): ListedEvent {
  const day = changes.day ?? '2026-11-20'
  const id = changes.id ?? 'f3f0a1c2-5a5c-4b3e-9a51-0d6c5f0e7a11'
  return {
    id,
    url: `/event/${id}`,
    title: 'BSides',
    titleHe: null,
    eventType: 'conference',
    difficultyLevel: null,
    startDate: `${day}T00:00:00+02:00`,
    endDate: null,
    day,
    lastDay: day,
    allDay: true,
    isOnline: false,
    locationCity: null,
    locationCountry: null,
    prizeMoney: null,
    admission: null,
    state: 'scheduled',
    isSample: false,
    ...changes,
  }
}
