import type { DayKey } from './day-key.ts'
import { eventStates, takesPlace, type EventState } from './event-states.ts'
import { isOverOn } from './runs-on.ts'

/** How an event stands: its state, or that it is over. What was called off or put off stays so. */
export const eventStandings = [...eventStates, 'past'] as const

export type EventStanding = (typeof eventStandings)[number]

type Standing = { state: EventState; day: DayKey; lastDay: DayKey }

/** How an event stands on the day, both in the site's time zone. */
export function standingOf(event: Standing, today: DayKey): EventStanding {
  return takesPlace(event) && isOverOn(event, today) ? 'past' : event.state
}
