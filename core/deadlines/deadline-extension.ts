import { type DayKey, isDayKey } from '../dates/day-key.ts'
import type { Deadline } from '../events/deadline.ts'
import type { Issue } from '../submissions/submission.ts'

/** A deadline as it is edited. `extendedFrom` may be left out: it then follows from the stored deadlines. */
export type WrittenDeadline = Omit<Deadline, 'extendedFrom'> & {
  id?: string | null | undefined
  extendedFrom?: DayKey | null | undefined
}

/**
 * Deadlines as they are stored, in the order in which they are written: one that closes on a later day than before has
 * that day as `extendedFrom`. A day that moves back behind it forgets it; what is written as extended stays so, also as not.
 */
export function withExtensions<Written extends WrittenDeadline>(
  before: readonly WrittenDeadline[],
  written: readonly Written[],
): (Written & Deadline)[] {
  const former = pairsOf(before, written)
  return written.map((one, index) => ({ ...one, extendedFrom: extendedFrom(former[index], one) }))
}

function extendedFrom(was: WrittenDeadline | undefined, now: WrittenDeadline): DayKey | null {
  if (now.extendedFrom !== undefined) return now.extendedFrom
  if (!was) return null
  if (now.day > was.day) return was.day
  return was.extendedFrom && was.extendedFrom < now.day ? was.extendedFrom : null
}

/** Which of the stored deadlines each written one is, matched by the surest comparison first; undefined for a new one. */
function pairsOf(
  before: readonly WrittenDeadline[],
  written: readonly WrittenDeadline[],
): (WrittenDeadline | undefined)[] {
  const left = new Set(before)
  const pairs: (WrittenDeadline | undefined)[] = written.map(() => undefined)
  for (const isSame of [byId, byAll, byLink, byDay, byKind])
    for (const [index, one] of written.entries()) {
      if (pairs[index]) continue
      const found = [...left].find((other) => isSame(other, one))
      if (!found) continue
      pairs[index] = found
      left.delete(found)
    }
  return pairs
}

type Comparison = (one: WrittenDeadline, other: WrittenDeadline) => boolean

const byKind: Comparison = (one, other) => one.kind === other.kind
const byId: Comparison = (one, other) => Boolean(one.id) && one.id === other.id
const byDay: Comparison = (one, other) => byKind(one, other) && one.day === other.day
const byAll: Comparison = (one, other) => byDay(one, other) && one.url === other.url
const byLink: Comparison = (one, other) => byKind(one, other) && Boolean(one.url) && one.url === other.url

/** What is answered to whether a call was extended: until when, or that it was not. */
export type DeadlineAnswer = { day: DayKey | null }

/**
 * What is wrong with the day until which a call is said to be extended: it has to come after the day that was said
 * before, and not after the event. Null where it can be.
 */
export function extensionError(
  day: string,
  { before, lastDay }: { before: DayKey; lastDay: DayKey },
): Issue['code'] | null {
  if (day === '') return 'required'
  if (!isDayKey(day)) return 'date'
  if (day <= before) return 'notLater'
  return day > lastDay ? 'deadlineAfterEvent' : null
}
