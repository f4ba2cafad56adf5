import { dayKeyOf, lastDayOf } from '@cyberluach/core/dates/day-key'
import type { CollectionBeforeValidateHook, CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { problem } from '../../panel/labels.ts'
import { configuration } from '../../platform/configuration.ts'
import { rejection } from '../../panel/errors.ts'
import { withExtensions, type WrittenDeadline } from '@cyberluach/core/deadlines/deadline-extension'
import type { Event } from '../../payload-types.ts'

/** An event as a form sends it, or as it is stored. */
type Shape = Omit<Partial<Event>, 'deadlines'>

/** Keeps an event's instants and its days in the site's time zone in step, whichever of them were given. */
export const setEventDays: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (!data) return data
  const when: Shape = { ...pick(originalDoc), ...pick(data) }
  const days = when.allDay ? daysOnly(when) : daysOfInstants(when, configuration().timeZone)
  if (!days) throw rejection(problem(req, 'startNeeded'), 400)
  if (isReversed(days)) throw rejection(problem(req, 'endBeforeStart'), 400)
  return { ...data, ...days }
}

function pick(source: Shape | undefined): Shape {
  if (!source) return {}
  const keys = ['allDay', 'startsAt', 'endsAt', 'startDay', 'endDay'] as const
  return Object.fromEntries(keys.filter((key) => source[key] !== undefined).map((key) => [key, source[key]]))
}

function daysOnly({ startDay, endDay }: Shape): Shape | null {
  if (!startDay) return null
  return { startsAt: null, endsAt: null, startDay, endDay: endDay || startDay }
}

function daysOfInstants({ startsAt, endsAt }: Shape, timeZone: string): Shape | null {
  if (!startsAt) return null
  return {
    startsAt,
    endsAt: endsAt ?? null,
    startDay: dayKeyOf(new Date(startsAt), timeZone),
    endDay: lastDayOf(startsAt, endsAt ?? null, timeZone),
  }
}

function isReversed({ startsAt, endsAt, startDay, endDay }: Shape): boolean {
  if (startsAt && endsAt) return Date.parse(endsAt) < Date.parse(startsAt)
  return Boolean(startDay && endDay && endDay < startDay)
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

function movedBetween(before: Shape, after: Shape): boolean {
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

function formerOf({ startsAt, startDay, endDay }: Shape): Shape {
  return {
    formerStartsAt: startsAt ?? null,
    formerStartDay: startDay ?? null,
    formerEndDay: endDay ?? null,
  }
}

type ExtensionShape = { deadlines?: WrittenDeadline[] | null }

/** Keeps which day a deadline was extended from, whoever moves it, unless they have said it themselves. */
export const noteExtensions: CollectionBeforeChangeHook = ({ data, originalDoc, operation, context }) => {
  const { deadlines } = data as ExtensionShape
  if (operation !== 'update' || !deadlines || context.areExtensionsGiven) return data
  const before = (originalDoc as ExtensionShape).deadlines ?? []
  const written = deadlines.map((one) => untouched(one, before))
  return { ...data, deadlines: withExtensions(before, written) }
}

/** A form sends every field: what it was extended from counts where somebody has changed it. */
function untouched(one: WrittenDeadline, before: readonly WrittenDeadline[]): WrittenDeadline {
  const was = before.find(({ id }) => id === one.id)
  const isTouched = was && (was.extendedFrom ?? null) !== (one.extendedFrom ?? null)
  if (isTouched || (!was && one.extendedFrom)) return one
  const { extendedFrom: _, ...rest } = one
  return rest
}

/**
 * What was called off stays on the calendar and says so, for those who have it in theirs; only a sample, which nobody
 * waits for, may go.
 */
export const keepCancelled: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user) return
  const { state, isSample } = await req.payload.findByID({ collection: 'events', id, req, depth: 0 })
  if (state === 'cancelled' && !isSample) throw rejection(problem(req, 'cancelledStays'), 409)
}
