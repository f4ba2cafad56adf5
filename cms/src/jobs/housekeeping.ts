import { removeOldVisits } from '../features/visits/remove-old-visits.ts'
import { removeUnconfirmed } from '../features/newsletter/remove-unconfirmed.ts'
import { removeEmptyDrafts } from '../features/posts/remove-empty-drafts.ts'
import { removeOldRuns } from '../features/sources/sync/remove-old-runs.ts'
import { removeOldReports } from '../features/visits/error-reports.ts'
import { removeIdleSessions } from '../features/users/activity.ts'
import { removeUnusedWords } from '../features/search/remove-unused-words.ts'
import type { Services } from '../platform/services.ts'

/** Removes what has run out: limits, used proofs, idempotency keys, sessions, reports of errors, salts, runs of sources, visits, unused words and dead jobs. */
export async function removeExpired({ pool }: Services): Promise<void> {
  await pool.query('delete from rate_limits where expire < $1', [Date.now()])
  await pool.query(`delete from idempotency_keys where created_at < now() - interval '24 hours'`)
  await pool.query(
    'delete from session_activity where last_used_at < now() - make_interval(secs => idle_seconds)',
  )
  await pool.query(
    `delete from graphile_worker._private_jobs where attempts >= max_attempts and locked_at is null
       and updated_at < now() - interval '30 days'`,
  )
  await pool.query('delete from used_proofs where expires_at < now()')
  await pool.query('delete from sign_in_challenges where expires_at < now()')
  await pool.query('delete from passkey_challenges where expires_at < now()')
  await removeUnconfirmed(pool)
  await removeOldReports(pool)
  await removeIdleSessions(pool)
  await removeOldRuns(pool)
  await removeOldVisits(pool)
  await removeEmptyDrafts(pool)
  await removeUnusedWords(pool)
}
