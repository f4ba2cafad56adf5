import type { Pool } from 'pg'

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
  await pool.query(
    `delete from visit_figures where count = 0 and amount = 0 and at < now() - interval '2 days'`,
  )
  await pool.query(`delete from load_figures where count = 0 and at < now() - interval '2 days'`)
}
