import type { Analytics } from '@cyberluach/api/analytics'
import { figure, ranked, type Figures, type FinishedDays, type Segment, carriedOver } from './figures.ts'
import type { Pool } from 'pg'

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

/** The middle of the visits' lengths as they are stored; of an even number, the mean of the two in the middle. */
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
    const within = lengths.filter(({ seconds }) => seconds > above && (upToSeconds === null || seconds <= upToSeconds))
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

const shownPages = 10

/** The pages that were viewed most. A page's bounce rate is that of the visits that began on it. */
export async function topPagesOf(
  pool: Pool,
  segments: Segment[],
  days: FinishedDays,
  figures: Figures,
  previous: Figures,
): Promise<Analytics['topPages']> {
  const pages = ranked(figures, 'page').slice(0, shownPages)
  const paths = pages.map(({ key }) => key)
  const loads = await p75LoadTimes(pool, segments, days, paths)
  return pages.map(({ key, count, amount }) => {
    const landing = figure(figures, 'landing', key)
    return {
      path: key,
      views: count,
      previousViews: figure(previous, 'page', key).count,
      p75LoadMs: loads.get(key) ?? null,
      bounceRate: ratio(landing.amount, landing.count),
      averageSeconds: ratio(amount, count),
    }
  })
}

type Loads = { path: string; load_ms: number; count: number }[]

/**
 * The load time that three of four views of a path do not exceed, by the nearest rank, in milliseconds as they are stored:
 * rounded to 10 ms below a second, to 100 ms below ten, to 1 s above.
 */
async function p75LoadTimes(
  pool: Pool,
  segments: Segment[],
  days: FinishedDays,
  paths: string[],
): Promise<Map<string, number>> {
  if (paths.length === 0) return new Map()
  const { over, running } = days.parted(segments)
  const parts = await Promise.all([
    readLoads(pool, running, paths),
    ...over.map((segment) =>
      days.cached(`loads ${JSON.stringify(paths.toSorted())}`, segment, () => readLoads(pool, [segment], paths)),
    ),
  ])
  return p75Of(parts.flat())
}

/** How many views of each path took how long. */
async function readLoads(pool: Pool, segments: Segment[], paths: string[]): Promise<Loads> {
  if (segments.length === 0) return []
  const values: unknown[] = [paths]
  const parts = segments.map(({ grain, from, to }) => {
    const next = values.push(from, to)
    return grain === 'row'
      ? `select path, rounded_load(load_ms) as load_ms, 1 as count from page_views
         where at >= $${next - 1} and at < $${next} and path = any($1) and load_ms is not null`
      : `select path, load_ms, count from load_figures
         where path = any($1) and grain = '${grain}' and at >= $${next - 1} and at < $${next}`
  })
  const { rows } = await pool.query<Loads[number]>(
    `select path, load_ms, sum(count)::float8 as count from (${parts.join(' union all ')}) part
     group by 1, 2 having sum(count) > 0`,
    values,
  )
  return rows
}

function p75Of(loads: Loads): Map<string, number> {
  const sorted = loads.toSorted((a, b) => a.load_ms - b.load_ms)
  const all = new Map<string, number>()
  for (const { path, count } of sorted) all.set(path, (all.get(path) ?? 0) + count)
  const upTo = new Map<string, number>()
  const found = new Map<string, number>()
  for (const { path, load_ms, count } of sorted) {
    const sum = (upTo.get(path) ?? 0) + count
    upTo.set(path, sum)
    if (!found.has(path) && sum >= 0.75 * (all.get(path) ?? 0)) found.set(path, load_ms)
  }
  return found
}

/**
 * Visitors who were there, each counted once a day of the site: from another day on nobody can be known again. Whole days
 * come from their sums, and the rest of a day from its rows. Those whose visit had begun before are counted with the
 * first part, in which they may have begun another.
 */
export async function uniqueVisitors(pool: Pool, segments: Segment[]): Promise<number> {
  if (segments.length === 0) return 0
  const stretches = stretchesOf(segments)
  const values: unknown[] = [segments[0]?.from]
  const before = `select visitor from (${carriedOver('$1::timestamptz')}) carried`
  const parts = stretches.map(({ grain, from, to }, index) => {
    const next = values.push(from, to)
    if (grain === 'day')
      return `select sum(count)::float8 as visitors from visit_figures
        where dimension = 'first' and grain = 'day' and at >= $${next - 1} and at < $${next}`
    const began = `select visitor from visits where started_at >= $${next - 1} and started_at < $${next}`
    return `select count(distinct visitor)::float8 from (${index === 0 ? `${before} union all ${began}` : began}) was_there`
  })
  if (stretches[0]?.grain === 'day') parts.push(`select count(distinct visitor)::float8 from (${before}) was_there`)
  const { rows } = await pool.query<{ visitors: number | null }>(
    `select sum(visitors) as visitors from (${parts.join(' union all ')}) part (visitors)`,
    values,
  )
  return rows[0]?.visitors ?? 0
}

/** Neighbours that are no whole days make one stretch, so that nobody is counted in both. */
function stretchesOf(segments: Segment[]): Segment[] {
  const stretches: Segment[] = []
  for (const segment of segments) {
    const last = stretches.at(-1)
    if (last && last.grain !== 'day' && segment.grain !== 'day')
      stretches[stretches.length - 1] = { ...last, to: segment.to }
    else stretches.push(segment)
  }
  return stretches
}
