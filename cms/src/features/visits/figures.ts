import type { Pool } from 'pg'
import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import { startOfDay } from '@cyberluach/core/dates/zoned-time'
import { addHours } from 'date-fns/addHours'
import { isEqual } from 'date-fns/isEqual'
import { startOfHour, type Span } from './periods.ts'
import { max } from 'date-fns/max'
import { min } from 'date-fns/min'
import { subHours } from 'date-fns/subHours'

export type Figure = { count: number; amount: number }

/** What a stretch of time adds up to: of each dimension, its keys. */
export type Figures = Map<string, Map<string, Figure>>

const nothing: Figure = { count: 0, amount: 0 }

const visitDimensions = ['visits', 'bounced', 'country', 'device', 'browser', 'seconds', 'landing']
const viewDimensions = ['views', 'page']

/**
 * What a period adds up to, of the given dimensions, by its segments: page views where they happened, and every visit
 * that was there in it. Sums are stored of visits by when they began; those that had begun before are added at its start.
 */
export async function figuresIn(
  pool: Pool,
  segments: Segment[],
  days: FinishedDays,
  dimensions: string[] = [...visitDimensions, ...viewDimensions],
): Promise<Figures> {
  const { over, running } = days.parted(segments)
  const parts = await Promise.all([
    readCarriedOver(pool, segments, dimensions),
    readFigures(pool, running, dimensions),
    ...over.map((segment) =>
      days.cached(`figures ${dimensions.join()}`, segment, () => readFigures(pool, [segment], dimensions)),
    ),
  ])
  return sumOf(parts)
}

async function readCarriedOver(pool: Pool, [first]: Segment[], dimensions: string[]): Promise<Figures> {
  if (!first) return new Map()
  return summed(
    pool,
    [dimensions, first.from],
    [
      `select f.dimension, f.key, f.count, f.amount from (${carriedOver('$2::timestamptz')}) v, ${ofVisit} f
     where f.dimension = any($1)`,
    ],
  )
}

async function readFigures(pool: Pool, segments: Segment[], dimensions: string[]): Promise<Figures> {
  if (segments.length === 0) return new Map()
  const values: unknown[] = [dimensions]
  const parts = segments.map(({ grain, from, to }) => {
    const next = values.push(from, to)
    return grain === 'row' ? rowsOf(next - 1, next) : sumsOf(grain, next - 1, next)
  })
  return summed(pool, values, parts)
}

async function summed(pool: Pool, values: unknown[], parts: string[]): Promise<Figures> {
  const figures: Figures = new Map()
  const { rows } = await pool.query<{ dimension: string; key: string } & Figure>(
    `select dimension, key, sum(count)::float8 as count, sum(amount)::float8 as amount
     from (${parts.join(' union all ')}) part group by 1, 2 having sum(count) > 0`,
    values,
  )
  for (const { dimension, key, count, amount } of rows) add(figures, dimension, key, { count, amount })
  return figures
}

function sumOf(parts: Figures[]): Figures {
  const sum: Figures = new Map()
  for (const part of parts)
    for (const [dimension, keys] of part) for (const [key, counted] of keys) add(sum, dimension, key, counted)
  return sum
}

function add(figures: Figures, dimension: string, key: string, { count, amount }: Figure): void {
  const keys = figures.get(dimension) ?? new Map<string, Figure>()
  const before = keys.get(key) ?? nothing
  figures.set(dimension, keys.set(key, { count: before.count + count, amount: before.amount + amount }))
}

export function figure(figures: Figures, dimension: string, key = ''): Figure {
  return figures.get(dimension)?.get(key) ?? nothing
}

/** The keys of a dimension, the most frequent first. */
export function ranked(figures: Figures, dimension: string): ({ key: string } & Figure)[] {
  const keys = [...(figures.get(dimension) ?? [])].map(([key, counted]) => ({ key, ...counted }))
  return keys.toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
}

function sumsOf(grain: 'day' | 'hour', from: number, to: number): string {
  return `select dimension, key, count, amount from visit_figures
    where dimension = any($1) and grain = '${grain}' and at >= $${from} and at < $${to}`
}

const ofVisit = `visit_figures_of(v.is_first, v.page_views, v.started_at, v.last_seen_at, v.landing_path, v.country,
  v.device, v.browser)`

function rowsOf(from: number, to: number): string {
  return `select f.dimension, f.key, f.count, f.amount from visits v, ${ofVisit} f
    where v.started_at >= $${from} and v.started_at < $${to} and f.dimension = any($1)
    union all
    select f.dimension, f.key, f.count, f.amount from page_views w, view_figures_of(w.path, w.at, w.last_seen_at) f
    where w.at >= $${from} and w.at < $${to} and f.dimension = any($1)`
}

/** A part of a span: whole days or hours, whose sums are stored, or a rest shorter than an hour, whose rows are counted. */
export type Segment = Span & { grain: 'day' | 'hour' | 'row' }

/**
 * Cuts a span into the largest parts whose sums are stored: rows up to the first whole hour, hours up to the first whole
 * day, days, and the same backwards to the end. A span that ends now ends with the running day or hour, whole: nothing
 * lies in its future.
 */
export function segmentsOf({ from, to }: Span, now: Date, timeZone: string): Segment[] {
  const isOpen = to >= now
  const hours = {
    from: roundedUp(from, startOfHour(from, timeZone), (begin) => addHours(begin, 1)),
    to: addHours(startOfHour(to, timeZone), isOpen ? 1 : 0),
  }
  const days = {
    from: roundedUp(from, dayBegin(from, timeZone), () => dayBegin(from, timeZone, 1)),
    to: dayBegin(to, timeZone, isOpen ? 1 : 0),
  }
  return partsOf({ from, to }, hours, days).filter((part) => part.from < part.to)
}

function partsOf(whole: Span, hours: Span, days: Span): Segment[] {
  if (hours.from >= hours.to) return [{ ...whole, grain: 'row' }]
  const before: Segment = { grain: 'row', from: whole.from, to: hours.from }
  const after: Segment = { grain: 'row', from: hours.to, to: whole.to }
  if (days.from >= days.to) return [before, { ...hours, grain: 'hour' }, after]
  return [
    before,
    { grain: 'hour', from: hours.from, to: days.from },
    { ...days, grain: 'day' },
    { grain: 'hour', from: days.to, to: hours.to },
    after,
  ]
}

function roundedUp(instant: Date, begin: Date, next: (begin: Date) => Date): Date {
  return isEqual(begin, instant) ? begin : next(begin)
}

function dayBegin(instant: Date, timeZone: string, later = 0): Date {
  return new Date(startOfDay(addDays(dayKeyOf(instant, timeZone), later), timeZone))
}

const mostCached = 32
const longestDayHours = 25

const caches = new WeakMap<Pool, Map<string, unknown>>()

/** Reads sums of days that are over once, and again only when something in those days was changed. */
export type FinishedDays = {
  /** The parts of days that are over, whose sums are stored; and what is to be read each time. */
  parted: (segments: Segment[]) => { over: Segment[]; running: Segment[] }
  /** What was read of a segment, by a name for what it is, as long as nothing in its days has changed. */
  cached: <Read>(name: string, segment: Segment, read: () => Promise<Read>) => Promise<Read>
}

/**
 * Asks how often the days since `from` were changed. That comes before anything else is read: what is stored by it is as
 * new as it says, or newer.
 */
export async function readFinishedDays(pool: Pool, from: Date, now: Date, timeZone: string): Promise<FinishedDays> {
  const today = new Date(startOfDay(dayKeyOf(now, timeZone), timeZone))
  const { rows } = await pool.query<{ day: Date; version: string }>(
    `select day, version from visit_days where day > $1 and day < $2 order by day`,
    [subHours(from, longestDayHours), today],
  )
  const cache = caches.get(pool) ?? new Map<string, unknown>()
  caches.set(pool, cache)
  return {
    parted: (segments) => parted(segments, today),
    async cached(name, segment, read) {
      const key = [name, segment.grain, ...spanText(segment), ...versionsIn(segment)].join(' ')
      const found = cache.has(key) ? (cache.get(key) as Awaited<ReturnType<typeof read>>) : await read()
      cache.delete(key) // what was asked for last is forgotten last
      cache.set(key, found)
      for (const oldest of [...cache.keys()].slice(0, -mostCached)) cache.delete(oldest)
      return found
    },
  }

  /** Whatever lies in a span belongs to a day that began at most a day before it. */
  function versionsIn({ from, to }: Span): string[] {
    const earliest = subHours(from, longestDayHours)
    return rows.filter(({ day }) => day > earliest && day < to).map(({ day, version }) => `${day.getTime()}:${version}`)
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

/**
 * Visits that had begun before an instant and lasted up to it or longer, as the rows of a subquery. Those of the hour
 * before are found by their beginning; the few that last longer than an hour have an index of their own.
 */
export function carriedOver(instant: string): string {
  return `
    select * from visits
    where started_at >= ${instant} - interval '1 hour' and started_at < ${instant} and last_seen_at >= ${instant}
    union all
    select * from visits
    where started_at < ${instant} - interval '1 hour' and last_seen_at >= ${instant}
      and last_seen_at - started_at > interval '1 hour'`
}

export type Carried = { visits: number; seconds: number; visitors: number }

export async function countCarriedOver(pool: Pool, instant: Date): Promise<Carried> {
  const { rows } = await pool.query<Carried>(
    `select count(*)::int as visits, count(distinct visitor)::int as visitors,
       coalesce(sum(floor(extract(epoch from last_seen_at - started_at))), 0)::float8 as seconds
     from (${carriedOver('$1::timestamptz')}) as visit`,
    [instant],
  )
  return rows[0] ?? { visits: 0, seconds: 0, visitors: 0 }
}
