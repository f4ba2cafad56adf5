import type { DayKey } from '@cyberluach/core/dates/day-key'
import type { SourceKind, DegradedReason } from '@cyberluach/core/sources/sources'
import type { Parsed } from '../row.ts'

/** What was kept of the last list that was believed. */
export type Before = { size: number; rows: number }

/** Why a list that was fetched is not believed at all, so that nothing of it is taken; null where it is. */
export function disbelief(
  text: string,
  { rows, refused }: Parsed,
  before: Before | null,
): DegradedReason | null {
  if (rows.length === 0) return text.trim() === '' || refused.length === 0 ? 'empty' : 'nothingReadable'
  if (!before) return null
  const isHalved = text.length < before.size / 2 || rows.length + refused.length < before.rows / 2
  return isHalved ? 'muchSmaller' : null
}

type Kept = { id: string; startDay: DayKey; endDay: DayKey }

export type Absent = { ids: string[]; areTooMany: boolean }

const mostShare = 0.3

/**
 * Which of the sightings that are expected in a list are absent from it, and whether they are more than 30 % at once of
 * a list that was believed lately: one that has said so for long has become another.
 * What is over is not expected, and of lists that show only what comes next nothing beyond the last day that they show.
 */
export function absentOf(
  kept: readonly Kept[],
  seen: { ids: ReadonlySet<string>; days: readonly DayKey[] },
  { kind, today, isBelievedLately }: { kind: SourceKind; today: DayKey; isBelievedLately: boolean },
): Absent {
  const lastDay = wholeLists.has(kind) ? '9999-12-31' : (seen.days.toSorted().at(-1) ?? '')
  const expected = kept.filter(({ startDay, endDay }) => endDay >= today && startDay <= lastDay)
  const ids = expected.filter(({ id }) => !seen.ids.has(id)).map(({ id }) => id)
  return { ids, areTooMany: isBelievedLately && ids.length > mostShare * expected.length }
}

/** Lists that hold all of their events; feeds, pages and CTFtime show only so many of the next. */
const wholeLists: ReadonlySet<SourceKind> = new Set(['xsa', 'confsTech', 'ccfDeadlines', 'owasp', 'json'])
