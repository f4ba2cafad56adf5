import type { Timeframe } from '@cyberluach/api/timeframes'
import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import { offsetAt, startOfDay, zonedInstant } from '@cyberluach/core/dates/zoned-time'
import { addMilliseconds } from 'date-fns/addMilliseconds'
import { addMinutes } from 'date-fns/addMinutes'
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds'
import { min } from 'date-fns/min'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import type { Analytics } from '@cyberluach/api/analytics'
import { subHours } from 'date-fns/subHours'
import type { Pool } from 'pg'

/** A stretch of time: from the first instant on, and before the second. */
export type Span = { from: Date; to: Date }

/** What is looked at, and the same stretch one period earlier, with the steps of its series. */
export type Period = Span & { steps: Date[]; previous: Span; previousSteps: Date[] }

const fiveMinutes = 5 * millisecondsInMinute

/**
 * The last hour in twelve steps of 5 minutes, day in 24 hours, week in 28 quarters of a day, month in 30 days, by the
 * clock of the site; the last step has only begun. The previous period ends at the same moment of its own last step, so
 * that the two are equally long.
 */
export function periodOf(timeframe: Timeframe, now: Date, timeZone: string): Period {
  const steps = stepsBefore[timeframe](now, timeZone)
  const half = steps.length / 2
  const previousSteps = steps.slice(0, half)
  const ownSteps = steps.slice(half)
  const from = at(ownSteps, 0)
  const sinceLastStep = differenceInMilliseconds(now, at(ownSteps, -1))
  const previousTo = min([addMilliseconds(at(previousSteps, -1), sinceLastStep), from])
  return {
    from,
    to: now,
    steps: ownSteps,
    previous: { from: at(previousSteps, 0), to: previousTo },
    previousSteps,
  }
}

/** The steps of the period and of the one before it, the oldest first; the last one holds `now`. */
const stepsBefore: Record<Timeframe, (now: Date, timeZone: string) => Date[]> = {
  hour: (now) => equalSteps(subMilliseconds(now, now.getTime() % fiveMinutes), fiveMinutes, 24),
  day: (now, timeZone) => equalSteps(startOfHour(now, timeZone), millisecondsInHour, 48),
  week: (now, timeZone) => {
    const today = dayKeyOf(now, timeZone)
    const quarters = range(-14, 0).flatMap((days) =>
      ['00:00', '06:00', '12:00', '18:00'].map((time) => new Date(zonedInstant(addDays(today, days), time, timeZone))),
    )
    return quarters.filter((quarter) => quarter <= now).slice(-56)
  },
  month: (now, timeZone) => {
    const today = dayKeyOf(now, timeZone)
    return range(-59, 0).map((days) => new Date(startOfDay(addDays(today, days), timeZone)))
  },
}

/** The beginning of the hour by the zone's clock, which is not always that of an hour elsewhere. */
export function startOfHour(instant: Date, timeZone: string): Date {
  const wallClock = addMinutes(instant, offsetAt(instant, timeZone))
  return subMilliseconds(instant, wallClock.getTime() % millisecondsInHour)
}

function equalSteps(last: Date, length: number, count: number): Date[] {
  return range(1 - count, 0).map((steps) => addMilliseconds(last, steps * length))
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

function at(steps: Date[], index: number): Date {
  const step = steps.at(index)
  if (!step) throw new RangeError('A period without steps')
  return step
}

/** Page views of the period by the hour of the site's clock; hours without are left out. */
export async function peakHours(
  pool: Pool,
  timeframe: Timeframe,
  { from, to }: Span,
  timeZone: string,
): Promise<Analytics['peakHours']> {
  const source =
    timeframe === 'hour'
      ? 'select at, 1 as count from page_views where at >= $1 and at < $2'
      : `select at, count from visit_figures where dimension = 'views' and grain = 'hour' and at >= $1 and at < $2`
  const { rows } = await pool.query<Analytics['peakHours'][number]>(
    `select extract(hour from at at time zone $3)::int as hour, sum(count)::float8 as "pageViews"
     from (${source}) part group by 1 having sum(count) > 0 order by 1`,
    [from, to, timeZone],
  )
  return rows
}

/** Visits of the last 7 days by the weekday (Sunday 0) and hour in which they began, on the site's clock. */
export async function weekHours(pool: Pool, now: Date, timeZone: string): Promise<Analytics['weekHours']> {
  const from = subHours(startOfHour(now, timeZone), 167)
  const { rows } = await pool.query<Analytics['weekHours'][number]>(
    `select extract(dow from at at time zone $2)::int as weekday, extract(hour from at at time zone $2)::int as hour,
       sum(count)::float8 as sessions
     from visit_figures where dimension = 'visits' and grain = 'hour' and at >= $1
     group by 1, 2 having sum(count) > 0 order by 1, 2`,
    [from, timeZone],
  )
  return rows
}
