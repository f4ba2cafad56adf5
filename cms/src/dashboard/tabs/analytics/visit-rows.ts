import type { Visit } from '@cyberluach/api/analytics'

/** A visit as it stands in the list; one that has ended stays for one more reading, fading. */
export type VisitRow = { visit: Visit; isLeaving: boolean }

/**
 * The rows after a reading. Those that are there keep their places; new ones come in on top, or at the end while
 * somebody is at the list, so that nothing moves under the pointer. What was fading is gone.
 */
export function rowsAfter(
  rows: readonly VisitRow[],
  visits: readonly Visit[],
  isBusy: boolean,
): readonly VisitRow[] {
  const current = new Map(visits.map((visit) => [visit.id, visit]))
  const kept = rows.flatMap((row): VisitRow[] => {
    const visit = current.get(row.visit.id)
    if (visit) return [row.visit === visit && !row.isLeaving ? row : { visit, isLeaving: false }]
    return row.isLeaving ? [] : [{ visit: row.visit, isLeaving: true }]
  })
  const known = new Set(rows.map(({ visit }) => visit.id))
  const arrived = visits.filter(({ id }) => !known.has(id)).map((visit) => ({ visit, isLeaving: false }))
  const next = isBusy ? [...kept, ...arrived] : [...arrived, ...kept]
  const isSame = next.length === rows.length && next.every((row, index) => row === rows[index])
  return isSame ? rows : next
}

/** Whether a visit showed a sign of life in the last 30 seconds. */
export function isLive(visit: Visit, now: number): boolean {
  return now - Date.parse(visit.lastActivity) <= 30_000
}
