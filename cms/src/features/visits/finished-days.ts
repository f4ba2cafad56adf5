import { dayKeyOf } from '@cyberluach/core/day-key'
import { startOfDay } from '@cyberluach/core/zoned-time'
import { max } from 'date-fns/max'
import { min } from 'date-fns/min'
import { subHours } from 'date-fns/subHours'
import type { Pool } from 'pg'
import type { Span } from './periods.ts'
import type { Segment } from './segments.ts'

const mostKept = 32
const longestDayHours = 25

const keptOf = new WeakMap<Pool, Map<string, unknown>>()

/** Reads sums of days that are over once, and again only when something in those days was changed. */
export type FinishedDays = {
  /** The parts of days that are over, whose sums are kept; and what is to be read each time. */
  parted: (segments: Segment[]) => { over: Segment[]; running: Segment[] }
  /** What was read of a segment, by a name for what it is, as long as nothing in its days has changed. */
  kept: <Read>(name: string, segment: Segment, read: () => Promise<Read>) => Promise<Read>
}

/**
 * Asks how often the days since `from` were changed. That comes before anything else is read: what is kept by it is as
 * new as it says, or newer.
 */
export async function readFinishedDays(
  pool: Pool,
  from: Date,
  now: Date,
  timeZone: string,
): Promise<FinishedDays> {
  const today = new Date(startOfDay(dayKeyOf(now, timeZone), timeZone))
  const { rows } = await pool.query<{ day: Date; version: string }>(
    `select day, version from visit_days where day > $1 and day < $2 order by day`,
    [subHours(from, longestDayHours), today],
  )
  const kept = keptOf.get(pool) ?? new Map<string, unknown>()
  keptOf.set(pool, kept)
  return {
    parted: (segments) => parted(segments, today),
    async kept(name, segment, read) {
      const key = [name, segment.grain, ...spanText(segment), ...versionsIn(segment)].join(' ')
      const found = kept.has(key) ? (kept.get(key) as Awaited<ReturnType<typeof read>>) : await read()
      kept.delete(key) // what was asked for last is forgotten last
      kept.set(key, found)
      for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest)
      return found
    },
  }

  /** Whatever lies in a span belongs to a day that began at most a day before it. */
  function versionsIn({ from, to }: Span): string[] {
    const earliest = subHours(from, longestDayHours)
    return rows
      .filter(({ day }) => day > earliest && day < to)
      .map(({ day, version }) => `${day.getTime()}:${version}`)
  }
}

function parted(segments: Segment[], today: Date): { over: Segment[]; running: Segment[] } {
  const sums = segments.filter(({ grain }) => grain !== 'row')
  const rows = segments.filter(({ grain }) => grain === 'row')
  const before = sums.map((segment) => ({ ...segment, to: min([segment.to, today]) }))
  const since = sums.map((segment) => ({ ...segment, from: max([segment.from, today]) }))
  const isLong = ({ from, to }: Span) => from < to
  return { over: before.filter(isLong), running: [...rows, ...since.filter(isLong)] }
}

function spanText({ from, to }: Span): string[] {
  return [from.toISOString(), to.toISOString()]
}
