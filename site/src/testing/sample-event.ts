import type { CalendarEvent } from '@cyberluach/core/event'
import { sampleListedEvent } from './sample-listed-event.ts'

/** A whole event for tests: an all-day conference, changed as the test needs. */
export function sampleEvent(changes: Partial<CalendarEvent> = {}): CalendarEvent {
  const listed = sampleListedEvent(changes)
  return {
    ...listed,
    lastDay: listed.day,
    description: '',
    descriptionHe: null,
    difficultyLevel: null,
    endDate: null,
    locationVenue: null,
    registrationUrl: null,
    tags: [],
    source: null,
    updatedAt: '2026-11-20T08:00:00.000Z',
    ...changes,
  }
}
