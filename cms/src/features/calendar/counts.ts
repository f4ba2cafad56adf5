import { addDays, monthOf, type DayKey, addMonths, firstDayOf } from '@cyberluach/core/dates/day-key'
import type { EventType, CalendarEvent } from '@cyberluach/core/events/event'
import {
  type Facets,
  upcomingDays,
  type Figures,
  mostUpcoming,
  monthsOfYear,
  type MonthTypes,
} from '@cyberluach/core/events/figures'
import type { Pool } from 'pg'
import { isCounted, eventColumns, eventOf, wholeTables, inOrder, takesPlace, type EventRow } from '../events/rows.ts'
import { notificationsFor, registrationDays, soonDays, type Notification } from '@cyberluach/core/events/notifications'

type Row = { dimension: string; key: string; count: number; amount: string }

/** An instant and the day that it lies in, by the clock of the site. */
export type Moment = { now: Date; today: DayKey }

/** The counts that are stored beside the events, so that an answer costs the same whatever their number. */
export async function readCounts(pool: Pool, { now, today }: Moment): Promise<{ facets: Facets; figures: Figures }> {
  const month = monthOf(today)
  const [{ rows }, upcoming, physical] = await Promise.all([
    pool.query<Row>({ name: 'counts', text: counts, values: [month] }),
    countUpcoming(pool, { now, today }),
    countPhysical(pool),
  ])
  const of = (dimension: string) => rows.filter((row) => row.dimension === dimension)
  const countOf = (dimension: string) => of(dimension)[0]?.count ?? 0
  const types = of('type').map(({ key, count }) => ({ type: key as EventType, count }))
  const countries = of('country').map(({ key, count }) => ({ country: key, count }))
  const [total, online, prizes] = [countOf('total'), countOf('online'), of('prize')[0]]
  return {
    facets: { types, countries, online, total },
    figures: {
      today,
      total,
      online,
      physical,
      prizes: { count: prizes?.count ?? 0, amount: Number(prizes?.amount ?? 0) },
      topCountry: countries[0] ?? null,
      popularType: types[0] ?? null,
      types,
      thisMonth: { month, count: countOf('month') },
      upcoming: { days: upcomingDays, count: upcoming },
      samples: countOf('sample'),
    },
  }
}

const counts = `
  select dimension, key, count, amount from event_figures
  where count > 0 and (dimension <> 'month' or key = $1) order by count desc, key`

/** What has not started: those of today that last all day count until midnight. */
async function countUpcoming(pool: Pool, { now, today }: Moment): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: 'upcoming count',
    text: `select count(*)::integer as count from events e where ${isCounted} and ${isAhead}`,
    values: [today, addDays(today, upcomingDays), now],
  })
  return rows[0]?.count ?? 0
}

async function countPhysical(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: 'physical count',
    text: `
      select count(*)::integer as count from events e
      where ${isCounted} and not e.is_online and e.location_country is not null`,
  })
  return rows[0]?.count ?? 0
}

/** Begins within two days, $1 and $2, and has not begun at $3. */
export const isAhead = `
  e.start_day between $1 and $2 and (e.all_day or e.starts_at is null or e.starts_at > $3)`

type Setting = Moment & { timeZone: string }

/** The next events that begin within thirty days and take place as announced; samples only where there are fewer others than there is room for. */
export async function readUpcoming(pool: Pool, setting: Setting): Promise<CalendarEvent[]> {
  const real = await readFirst(pool, setting, false)
  if (real.length === mostUpcoming) return real
  return [...real, ...(await readFirst(pool, setting, true))].slice(0, mostUpcoming)
}

async function readFirst(pool: Pool, { now, today, timeZone }: Setting, isSample: boolean): Promise<CalendarEvent[]> {
  const { rows } = await pool.query<EventRow>({
    name: 'upcoming events',
    text: `select ${eventColumns} from ${wholeTables} where ${isAhead} and ${takesPlace} and e.is_sample = $4
      order by ${inOrder} limit ${mostUpcoming}`,
    values: [today, addDays(today, upcomingDays), now, isSample],
  })
  return rows.map((row) => eventOf(row, timeZone))
}

/** What the bell says, of no sample and of nothing that was called off. */
export async function readNotifications(
  pool: Pool,
  { now, today, timeZone }: Setting,
): Promise<Notification<CalendarEvent>[]> {
  const { rows } = await pool.query<EventRow>({
    name: 'notified events',
    text: `select ${eventColumns} from ${wholeTables}
      where not e.is_sample and ${takesPlace} and e.start_day between $1 and greatest($2, $3)
        and (e.start_day <= $2 or e.start_day <= $3 and e.registration_url is not null)
      order by ${inOrder} limit ${mostLookedAt}`,
    values: [today, addDays(today, soonDays), addDays(today, registrationDays)],
  })
  return notificationsFor(
    rows.map((row) => eventOf(row, timeZone)),
    now,
    today,
  )
}

/** More than enough to find the few that are shown, and a bound for a week with very many events. */
const mostLookedAt = 100

type YearRow = { month: string; type: EventType; count: number }

/** How many events of each kind begin in each of the twelve months from this one on. */
export async function readYear(pool: Pool, today: DayKey): Promise<MonthTypes[]> {
  const first = monthOf(today)
  const { rows } = await pool.query<YearRow>({
    name: 'year',
    text: `select left(e.start_day, 7) as month, e.event_type as type, count(*)::integer as count
      from events e where e.start_day >= $1 and e.start_day < $2 and ${isCounted}
      group by 1, 2 order by 1, 3 desc, 2`,
    values: [firstDayOf(first), firstDayOf(addMonths(first, monthsOfYear))],
  })
  const months = new Map<string, MonthTypes>()
  for (const { month, type, count } of rows) {
    const known = months.get(month) ?? { month, types: [] }
    known.types.push({ type, count })
    months.set(month, known)
  }
  return [...months.values()]
}
