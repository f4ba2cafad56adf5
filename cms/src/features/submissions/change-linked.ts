import type { LinkedSubmission } from '@cyberluach/api/submission-link'
import { eventTypes } from '@cyberluach/core/event'
import type { PoolClient } from 'pg'
import { holdPending } from './moderation.ts'
import type { Asked } from '../../platform/services.ts'
import { done, refused, type Outcome } from '../../platform/outcome.ts'
import { submissionOf, type SubmissionRow } from './submission-rows.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { linkedIdForChange, linkedOf } from './linked-submission.ts'

type AskedByLink = Asked & { params: { token: string } }

/**
 * A change by the private link, in one transaction: of an organizer and an admin who act at the same moment the second
 * waits, and hears that nothing is pending any more. Answers the submission as it is then.
 */
export async function changeLinked(
  asked: AskedByLink,
  change: (client: PoolClient, held: SubmissionRow) => Promise<SubmissionRow>,
): Promise<Outcome<LinkedSubmission>> {
  const id = await linkedIdForChange(asked)
  if (typeof id !== 'string') return id
  const { timeZone } = asked.services.configuration
  return inTransaction(async (client) => {
    const held = await holdPending(client, id)
    if ('kind' in held) return held
    if (!eventTypes.some((type) => type === held.eventType)) return refused('notFound')
    const changed = await change(client, held)
    return done(200, linkedOf(submissionOf(changed, timeZone)))
  })
}
