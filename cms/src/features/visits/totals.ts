import type { Analytics } from '@cyberluach/api/analytics-schema'
import { figure, ranked, type Figures } from './figures.ts'

type Totals = Analytics['previous']

const limits = [10, 30, 60, 180, 600]
const fewestEntries = 20
const longestList = 50

export function totalsOf(figures: Figures, visitors: number): Totals {
  const { count: visits, amount: seconds } = figure(figures, 'visits')
  return {
    totalSessions: visits,
    uniqueVisitors: visitors,
    pageViews: figure(figures, 'views').count,
    averageSessionDuration: ratio(seconds, visits),
    bounceRate: ratio(figure(figures, 'bounced').count, visits),
    mobileShare: ratio(figure(figures, 'device', 'mobile').count, visits),
  }
}

/** The middle of the visits' lengths as they are kept; of an even number, the mean of the two in the middle. */
export function medianSeconds(figures: Figures): number | null {
  const lengths = lengthsOf(figures)
  const visits = lengths.reduce((sum, { count }) => sum + count, 0)
  if (visits === 0) return null
  const ofRank = (rank: number) => {
    let upTo = 0
    return lengths.find(({ count }) => (upTo += count) >= rank)?.seconds ?? 0
  }
  return (ofRank(Math.ceil(visits / 2)) + ofRank(Math.floor(visits / 2) + 1)) / 2
}

/** How many visits lasted up to each limit; none without visits. */
export function durationsOf(figures: Figures): Analytics['durations'] {
  const lengths = lengthsOf(figures)
  if (lengths.length === 0) return []
  return [...limits, null].map((upToSeconds, index) => {
    const above = limits[index - 1] ?? -1
    const within = lengths.filter(
      ({ seconds }) => seconds > above && (upToSeconds === null || seconds <= upToSeconds),
    )
    return { upToSeconds, count: within.reduce((sum, { count }) => sum + count, 0) }
  })
}

/** Pages on which at least 20 visits began: fewer would tell little. */
export function landingPagesOf(figures: Figures): Analytics['landingPages'] {
  return ranked(figures, 'landing')
    .filter(({ count }) => count >= fewestEntries)
    .slice(0, longestList)
    .map(({ key, count, amount }) => ({ path: key, entries: count, bounceRate: amount / count }))
}

export function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole
}

function lengthsOf(figures: Figures): { seconds: number; count: number }[] {
  const lengths = [...(figures.get('seconds') ?? [])].map(([key, { count }]) => ({
    seconds: Number(key),
    count,
  }))
  return lengths.toSorted((a, b) => a.seconds - b.seconds)
}
