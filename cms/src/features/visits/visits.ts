import type { Analytics, Visit, ErrorReport } from '@cyberluach/api/analytics'
import type { Pool, PoolClient } from 'pg'
import { wired, type RowOf } from '../../platform/database/wired.ts'

/** Visits with a sign of life in the last 5 minutes, the latest first. */
export async function activeVisits(pool: Pool, now: Date): Promise<Visit[]> {
  const { rows } = await pool.query<VisitRow>(
    `select ${visitColumns} from visits where last_seen_at > $1::timestamptz - interval '5 minutes'
     order by last_seen_at desc, id`,
    [now],
  )
  return rows.map(wired)
}

export async function countActive(pool: Pool, now: Date): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from visits where last_seen_at > $1::timestamptz - interval '5 minutes'`,
    [now],
  )
  return rows[0]?.count ?? 0
}

/** The latest visits, also those that have ended. */
export async function latestVisits(pool: Pool, count: number): Promise<Visit[]> {
  const { rows } = await pool.query<VisitRow>(
    `select ${visitColumns} from visits order by last_seen_at desc, id limit $1`,
    [count],
  )
  return rows.map(wired)
}

/** Active visits at each 5 minutes of the last hour up to now, the oldest first; none where nobody was there. */
export async function activeSeries(pool: Pool, now: Date): Promise<Analytics['activeSeries']> {
  const { rows } = await pool.query<{ at: Date; count: number }>(
    `with seen as (
       select started_at, last_seen_at from visits where last_seen_at > $1::timestamptz - interval '65 minutes'
     )
     select mark.at, (
       select count(*)::int from seen
       where started_at <= mark.at and last_seen_at > mark.at - interval '5 minutes'
     ) as count
     from generate_series($1::timestamptz - interval '1 hour', $1, interval '5 minutes') mark (at)
     where exists (select from seen)
     order by 1`,
    [now],
  )
  return rows.map(wired)
}

/**
 * When in the last 24 hours most visits were active at once; the latest such moment. That is where one began, or the
 * first moment: each beginning is counted with those before it, less the ends before it, among which it is looked up.
 * Both are read from their indexes, in order; how many were there at first follows from how many are there now.
 */
export async function activePeak(pool: Pool, now: Date): Promise<Analytics['activePeak']> {
  const { rows } = await pool.query<{ at: Date; count: number }>(
    `with ended as (
       select coalesce(array_agg(last_seen_at order by last_seen_at), '{}') as signs from visits
       where last_seen_at > $1::timestamptz - interval '24 hours 5 minutes'
         and last_seen_at <= $1::timestamptz - interval '5 minutes'
     ), moments as (
       select started_at as at,
         row_number() over (order by started_at)
           - width_bucket(started_at - interval '5 minutes', (select signs from ended)) as more
       from visits
       where started_at > $1::timestamptz - interval '24 hours' and started_at <= $1
       union all
       select $1::timestamptz - interval '24 hours', 0
     ), peak as (
       select at, more from moments order by more desc, at desc limit 1
     ), at_first as (
       select (
         select count(*) from visits
         where last_seen_at > $1::timestamptz - interval '5 minutes' and started_at <= $1
       ) - (
         select count(*) from visits
         where started_at > $1::timestamptz - interval '24 hours' and started_at <= $1
       ) + (select cardinality(signs) from ended) as count
     )
     select at, (count + more)::int as count from peak, at_first where count + more > 0`,
    [now],
  )
  return rows[0] ? wired(rows[0]) : null
}

/** What is read of a visit: never the keys that it is found by. */
export const visitColumns = `id, country, city, device as "deviceType", browser, os, started_at as "startedAt",
  last_seen_at as "lastActivity", page_views as "pageViews"`

export type VisitRow = RowOf<Visit, 'startedAt' | 'lastActivity'>

const mostStored = 10_000

/** Keeps what a browser reported. The reports live for 30 days, and the newest 10,000 at most. */
export async function storeErrorReport(client: PoolClient, report: ErrorReport): Promise<void> {
  await client.query(
    `insert into error_reports (error, stack, component_stack, reported_at, user_agent, url)
     values ($1, $2, $3, $4, $5, $6)`,
    [report.error, report.stack, report.componentStack, report.timestamp, report.userAgent, report.url],
  )
}

export async function removeOldReports(pool: Pool): Promise<void> {
  await pool.query(
    `delete from error_reports
     where received_at < now() - interval '30 days'
        or id <= (select id from error_reports order by id desc offset $1 limit 1)`,
    [mostStored],
  )
}

/**
 * Deletes salts an hour before they are 48 hours old, since it runs once an hour, and visits after 400 days: a year, and
 * the month to compare it with. At most so many at once that none of it takes long.
 */
export async function removeOldVisits(pool: Pool): Promise<void> {
  await pool.query(`delete from analytics_salts where created_at < now() - interval '47 hours'`)
  await pool.query(
    `delete from page_views where id in (
       select id from page_views where at < now() - interval '400 days' order by at limit 20000)`,
  )
  await pool.query(
    `delete from visits v where id in (
       select id from visits where last_seen_at < now() - interval '400 days' order by last_seen_at limit 10000)
       and not exists (select from page_views w where w.visit_id = v.id)`,
  )
  await pool.query(`delete from visit_figures where count = 0 and amount = 0 and at < now() - interval '2 days'`)
  await pool.query(`delete from load_figures where count = 0 and at < now() - interval '2 days'`)
}
