import { removeDecidedOffers } from '../features/calendar-offers/routes.ts'
import { askAboutDeadlines } from '../features/deadlines/questions.ts'
import type { Services } from '../platform/services.ts'
import { prepareDigest, sendPlannedDigest, finishDigest } from '../features/newsletter/digests/send-digest.ts'
import { queueForgottenMails } from '../features/mail/queue.ts'
import { sendMail } from '../features/mail/send-mail.ts'
import { readEventPages } from '../features/sources/pages/read-pages.ts'
import { syncDueSources, syncSourceJob } from '../features/sources/sync.ts'
import { notifyEventState } from '../features/submissions/states/tell-event-state.ts'
import { notifyStaff, notifyStaffDaily } from '../features/notices/notify-staff.ts'
import { warnStaff } from '../features/notices/warnings/warn-staff.ts'
import type { TaskName } from '../platform/database/jobs.ts'
import { publishDuePosts } from '../features/posts/planned/planned-post.ts'
import { removeOldVisits, removeOldReports } from '../features/visits/visits.ts'
import { removeUnconfirmed } from '../features/newsletter/subscriptions.ts'
import { removeEmptyDrafts } from '../features/posts/empty-drafts.ts'
import { removeOldRuns } from '../features/sources/fetch/runs.ts'
import { removeIdleSessions } from '../features/users/sessions.ts'
import { removeOldMisses } from '../features/search/misses.ts'
import { removeOutlivedSamples } from '../features/events/samples.ts'
import { removeUnusedWords } from '../features/search/search-events.ts'

/** Work that a job names. It throws to be tried again later, and has to bear being done twice. */
export type Task = (services: Services, payload: Record<string, unknown>) => Promise<void>

export const tasks: Partial<Record<TaskName, Task>> = {
  'ask-about-deadlines': askAboutDeadlines,
  'clean-up': removeExpired,
  'finish-digest': finishDigest,
  'prepare-digest': prepareDigest,
  'publish-due-posts': publishDuePosts,
  'queue-forgotten-mails': queueForgottenMails,
  'read-event-pages': (services) => readEventPages(services),
  'remove-outlived-samples': async (services) => void (await removeOutlivedSamples(services)),
  'send-mail': sendMail,
  'send-planned-digest': sendPlannedDigest,
  'sync-due-sources': syncDueSources,
  'sync-source': syncSourceJob,
  'tell-event-state': notifyEventState,
  'tell-staff': notifyStaff,
  'tell-staff-daily': notifyStaffDaily,
  'warn-staff': warnStaff,
}

/** Removes what has run out: limits, used proofs, idempotency keys, sessions, reports of errors, salts, runs of sources, decided offers, visits, unused words and dead jobs. */
export async function removeExpired({ pool }: Services): Promise<void> {
  await pool.query('delete from rate_limits where expire < $1', [Date.now()])
  await pool.query(`delete from idempotency_keys where created_at < now() - interval '24 hours'`)
  await pool.query('delete from session_activity where last_used_at < now() - make_interval(secs => idle_seconds)')
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
  await removeDecidedOffers(pool)
  await removeOldVisits(pool)
  await removeEmptyDrafts(pool)
  await removeUnusedWords(pool)
  await removeOldMisses(pool)
}
