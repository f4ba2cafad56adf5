/**
 * Whether an event takes place as announced. What was cancelled or postponed stays on the calendar, for those who have
 * it in theirs, and says so; nothing advertises it.
 */
export const eventStates = ['scheduled', 'cancelled', 'postponed'] as const

export type EventState = (typeof eventStates)[number]

/** The states that are said; of what takes place as announced, nothing is. */
export type ChangedState = Exclude<EventState, 'scheduled'>

/** The state that is to be said of an event; null where there is nothing to say. */
export function changedState({ state }: { state: EventState }): ChangedState | null {
  return state === 'scheduled' ? null : state
}
