import type { CollectionBeforeChangeHook } from 'payload'

type Days = { startsAt?: string | null; startDay?: string | null; endDay?: string | null }
type Shape = Days & {
  state?: string | null
  formerStartsAt?: string | null
  formerStartDay?: string | null
  formerEndDay?: string | null
}

/**
 * Keeps what belongs to an event's state: since when it holds, and of one that moved the days on which it was to be.
 * Those are the days before this change, unless they were given with it; in any other state there are none.
 */
export const noteState: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const before: Shape = originalDoc ?? {}
  const after: Shape = { ...before, ...data }
  const isOtherState = (before.state ?? 'scheduled') !== (after.state ?? 'scheduled')
  if (after.state !== 'moved') {
    const none = { formerStartsAt: null, formerStartDay: null, formerEndDay: null }
    return { ...data, ...none, ...(isOtherState && { stateChangedAt: now() }) }
  }
  const isOnOtherDays = operation === 'update' && movedBetween(before, after)
  const former = isOnOtherDays && !isGiven(before, after) ? formerOf(before) : {}
  return { ...data, ...former, ...((isOtherState || isOnOtherDays) && { stateChangedAt: now() }) }
}

const now = () => new Date().toISOString()

function movedBetween(before: Days, after: Days): boolean {
  return (
    before.startDay !== after.startDay ||
    before.endDay !== after.endDay ||
    instantOf(before.startsAt) !== instantOf(after.startsAt)
  )
}

function instantOf(value: string | null | undefined): number | null {
  return value ? Date.parse(value) : null
}

/** Somebody wrote other former days than were there. */
function isGiven(before: Shape, after: Shape): boolean {
  return Boolean(after.formerStartDay) && after.formerStartDay !== before.formerStartDay
}

function formerOf({ startsAt, startDay, endDay }: Days): Shape {
  return {
    formerStartsAt: startsAt ?? null,
    formerStartDay: startDay ?? null,
    formerEndDay: endDay ?? null,
  }
}
