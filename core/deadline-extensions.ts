import type { DayKey } from './day-key.ts'
import type { Deadline } from './event-deadlines.ts'

/** A deadline as somebody writes it. What it was extended from may be left out: it follows from what was said before. */
export type WrittenDeadline = Omit<Deadline, 'extendedFrom'> & {
  id?: string | null | undefined
  extendedFrom?: DayKey | null | undefined
}

/**
 * Deadlines as they are kept, in the order in which they are written: one that closes on a later day than before says
 * which day that was. A day that moves back behind it forgets it; what is written as extended stays so, also as not.
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

/** Which of the deadlines that were there each written one is, as far as that can be told: the surest first. */
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
