import type { Pool } from 'pg'
import { carriedOver } from './carried-over.ts'
import type { FinishedDays } from './finished-days.ts'
import type { Segment } from './segments.ts'

export type Figure = { count: number; amount: number }

/** What a stretch of time adds up to: of each dimension, its keys. */
export type Figures = Map<string, Map<string, Figure>>

const nothing: Figure = { count: 0, amount: 0 }

const visitDimensions = ['visits', 'bounced', 'country', 'device', 'browser', 'seconds', 'landing']
const viewDimensions = ['views', 'page']

/**
 * What a period adds up to, of the given dimensions, by its segments: page views where they happened, and every visit
 * that was there in it. Sums are kept of visits by when they began; those that had begun before are added at its start.
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
      days.kept(`figures ${dimensions.join()}`, segment, () => readFigures(pool, [segment], dimensions)),
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
