/**
 * Whether an event takes place as announced. What was cancelled or postponed stays on the calendar, for those who have
 * it in theirs, and says so; nothing advertises it. One that moved takes place on other days than were announced first.
 */
export const eventStates = ['scheduled', 'moved', 'postponed', 'cancelled'] as const

/** The state as columns and wire have it. */
export type EventState = (typeof eventStates)[number]

/** The states that are shown; an event that takes place as announced shows none. */
export type ChangedState = Exclude<EventState, 'scheduled'>

/** The state to show of an event; null where it takes place as announced. */
export function changedState({ state }: { state: EventState }): ChangedState | null {
  return state === 'scheduled' ? null : state
}

/** Whether it takes place on the days that it stands on: only then it is advertised, and can be registered for. */
export function takesPlace({ state }: { state: EventState }): boolean {
  return state === 'scheduled' || state === 'moved'
}
