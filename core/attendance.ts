import type { CalendarEvent } from './event.ts'

/** How an event is attended, as far as it is known: one of which neither a place nor that it is online is known is `unknown`. */
export type Attendance = 'inPerson' | 'online' | 'both' | 'unknown'

type Placed = Pick<CalendarEvent, 'isOnline' | 'locationCity' | 'locationCountry' | 'locationVenue'>

/** How an event is attended. One that is online is so alone, unless a city is named; a place may be known by its country or venue alone. */
export function attendanceOf(event: Placed): Attendance {
  if (event.isOnline) return event.locationCity ? 'both' : 'online'
  return event.locationCity || event.locationCountry || event.locationVenue ? 'inPerson' : 'unknown'
}
