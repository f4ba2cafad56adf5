import { changedState, type ChangedState } from '@cyberluach/core/events/event-states'
import type { Submission } from '../queue/submission.ts'

/** What became of a published event that no longer takes place as it was approved. */
export type EventFate = ChangedState | 'deleted'

/** Null where the event is on the calendar as approved, and where none was published. */
export function eventFateOf({ status, startDate, eventId, eventState }: Submission): EventFate | null {
  // Without a date there was nothing to publish.
  if (status !== 'approved' || startDate === null) return null
  if (eventId === null) return 'deleted'
  return eventState && changedState({ state: eventState })
}
