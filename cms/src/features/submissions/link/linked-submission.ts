import { linkedSubmission, type LinkedSubmission } from '@cyberluach/api/submission-link'
import type { SubmissionRecord } from '@cyberluach/api/submissions'
import { eventTypes } from '@cyberluach/core/events/event'
import type { Pool, PoolClient } from 'pg'
import type { Services } from '../../../platform/services.ts'
import { refused, type Refusal, done, type Outcome } from '../../../platform/http/outcome.ts'
import { submissionColumns, submissionOf, type SubmissionRow } from '../rows.ts'
import { readLastRequest, readLinkedEvent } from './request-rows.ts'
import { linkedId } from '../../../platform/signed-token.ts'
import { holdPending } from '../decisions.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'

export type CallByLink = { services: Services; params: { token: string } }

export function submissionOfLink({ services, params }: CallByLink): string | Refusal {
  return linkedId(services.configuration.secret, 'submission', params.token)
}

/** What the private page shows; null where the submission was deleted, or is none of an event. */
export async function readLinked(
  database: Pool | PoolClient,
  id: string,
  timeZone: string,
): Promise<LinkedSubmission | null> {
  const { rows } = await database.query<SubmissionRow>(
    `select ${submissionColumns} from submissions s where s.id = $1 and s.event_type::text = any($2)`,
    [id, eventTypes],
  )
  if (!rows[0]) return null
  const record = submissionOf(rows[0], timeZone)
  const event = await readLinkedEvent(database, id, timeZone)
  const request = await readLastRequest(database, record, event, timeZone)
  return linkedOf(record, { event, request })
}

type Published = Pick<LinkedSubmission, 'event' | 'request'>

/** Without what the moderation keeps to itself: the schema's own fields and no more. */
function linkedOf(record: SubmissionRecord, { event, request }: Published): LinkedSubmission {
  const state = stateOf(record)
  return linkedSubmission.parse({
    state,
    eventId: record.eventId,
    isMerged: record.isMerged,
    event,
    request,
    note: state === 'declined' ? record.adminNotes : null,
    submission: record,
  })
}

function stateOf({ status, withdrawnAt }: SubmissionRecord): LinkedSubmission['state'] {
  if (status === 'pending') return 'pending'
  if (status === 'approved') return 'published'
  return withdrawnAt === null ? 'declined' : 'withdrawn'
}

/**
 * A change by the private link, in one transaction: of an organizer and an admin who act at the same moment the second
 * waits, and hears that nothing is pending any more. Answers the submission as it is then.
 */
export async function changeLinked(
  call: CallByLink,
  change: (client: PoolClient, held: SubmissionRow) => Promise<SubmissionRow>,
): Promise<Outcome<LinkedSubmission>> {
  const id = submissionOfLink(call)
  if (typeof id !== 'string') return id
  const { timeZone } = call.services.configuration
  return inTransaction(async (client) => {
    const held = await holdPending(client, id)
    if ('kind' in held) return held
    if (!eventTypes.some((type) => type === held.eventType)) return refused('notFound')
    const changed = await change(client, held)
    return done(200, linkedOf(submissionOf(changed, timeZone), { event: null, request: null }))
  })
}
