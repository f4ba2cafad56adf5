import { removeOldVisits } from '../analytics/remove-old-visits.ts'
import { isDatabaseAway } from '../database/is-away.ts'
import { logger } from '../logger.ts'
import { removeOldReports } from '../reports/error-reports.ts'
import { removeIdleSessions } from '../sessions/activity.ts'
import type { Services } from './services.ts'

const hour = 60 * 60_000

/** Once an hour, removes what has run out: limits, idempotency keys, sessions, reports of errors, salts and visits. */
export function keepHouse(services: Services): void {
  setInterval(() => {
    removeExpired(services).catch((error: unknown) => {
      logger.warn({ err: error, away: isDatabaseAway(error) }, 'the hourly clean-up failed')
    })
  }, hour).unref()
}

export async function removeExpired({ pool }: Services): Promise<void> {
  await pool.query('delete from rate_limits where expire < $1', [Date.now()])
  await pool.query(`delete from idempotency_keys where created_at < now() - interval '24 hours'`)
  await pool.query(`delete from session_activity where last_used_at < now() - interval '25 hours'`)
  await removeOldReports(pool)
  await removeIdleSessions(pool)
  await removeOldVisits(pool)
}
