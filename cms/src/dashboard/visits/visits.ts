import { callSignedIn } from '../../session/session.ts'
import { usePolling } from '../frame/polling.ts'
import type { Analytics, Visit } from '@cyberluach/api/analytics'
import type { Timeframe } from '@cyberluach/api/timeframes'

export const visitsKey = ['visits'] as const
export const secondsBetweenVisits = 10

/** The visits with a sign of life in the last five minutes, read again every ten seconds. Once in each tab. */
export function useVisits() {
  return usePolling({
    key: visitsKey,
    read: (signal) => callSignedIn('GET /api/sys/stats/sessions', { signal }),
    seconds: secondsBetweenVisits,
  })
}

export const overviewKey = (timeframe: Timeframe) => ['overview', timeframe] as const

/** What was measured in a period, read again every 30 seconds. The period before shows until a new one has come. */
export function useOverview(timeframe: Timeframe) {
  return usePolling({
    key: overviewKey(timeframe),
    read: (signal) => readOverview(timeframe, signal),
    seconds: 30,
    keepsPrevious: true,
  })
}

async function readOverview(timeframe: Timeframe, signal: AbortSignal): Promise<Analytics> {
  const answer = await callSignedIn('GET /api/sys/stats/overview', { query: { timeframe }, signal })
  if (!('totalSessions' in answer)) throw new Error('The answer holds no figures')
  return answer
}

/** A visit as it stands in the list; one that has ended stays for one more reading, fading. */
export type VisitRow = { visit: Visit; isLeaving: boolean }

/**
 * The rows after a reading. Those that are there keep their places; new ones come in on top, or at the end while
 * somebody is at the list, so that nothing moves under the pointer. What was fading is gone.
 */
export function rowsAfter(rows: readonly VisitRow[], visits: readonly Visit[], isBusy: boolean): readonly VisitRow[] {
  const current = new Map(visits.map((visit) => [visit.id, visit]))
  const remaining = rows.flatMap((row): VisitRow[] => {
    const visit = current.get(row.visit.id)
    if (visit) return [row.visit === visit && !row.isLeaving ? row : { visit, isLeaving: false }]
    return row.isLeaving ? [] : [{ visit: row.visit, isLeaving: true }]
  })
  const known = new Set(rows.map(({ visit }) => visit.id))
  const arrived = visits.filter(({ id }) => !known.has(id)).map((visit) => ({ visit, isLeaving: false }))
  const next = isBusy ? [...remaining, ...arrived] : [...arrived, ...remaining]
  const isSame = next.length === rows.length && next.every((row, index) => row === rows[index])
  return isSame ? rows : next
}

/** Whether a visit showed a sign of life in the last 30 seconds. */
export function isLive(visit: Visit, now: number): boolean {
  return now - Date.parse(visit.lastActivity) <= 30_000
}
