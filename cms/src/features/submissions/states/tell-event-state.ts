import type { PoolClient } from 'pg'
import type { Services } from '../../../platform/services.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { eventColumns, eventOf, wholeTables, type EventRow } from '../../events/event-rows.ts'
import { organizerTexts } from '../mails/enqueue-organizer-mail.ts'
import { enqueueStateMail } from '../mails/enqueue-state-mail.ts'
import { submissionColumns, submissionOf, type SubmissionRow } from '../submission-rows.ts'

/**
 * Tells whoever handed an event in how it stands, once: nothing where it stands again as they know it, and nothing twice
 * where several changes came in a row.
 */
export async function tellEventState(
  services: Services,
  { event: id }: Record<string, unknown>,
): Promise<void> {
  const texts = await organizerTexts(services)
  const { timeZone } = services.configuration
  await inTransaction(async (client) => {
    await client.query('select from events where id = $1 for update', [id])
    const { rows } = await client.query<EventRow & { submissionId: string | null }>(
      `select ${eventColumns}, e.submission_id as "submissionId" from ${wholeTables} where e.id = $1`,
      [id],
    )
    const row = rows[0]
    if (!row?.submissionId || !(await standsOtherwise(client, String(id), row.submissionId))) return
    const found = await client.query<SubmissionRow>(
      `select ${submissionColumns} from submissions s where s.id = $1`,
      [row.submissionId],
    )
    const submission = found.rows[0]
    if (!submission) return
    await enqueueStateMail(
      { client, services, texts },
      submissionOf(submission, timeZone),
      eventOf(row, timeZone),
    )
  })
}

/** Whether it stands otherwise than when its submitter last heard of it: before the first change since. */
async function standsOtherwise(client: PoolClient, event: string, submission: string): Promise<boolean> {
  const { rows } = await client.query<{ stands: boolean }>(
    `select exists (
       select from events e, jsonb_each(first.before) as was (name, value)
       where e.id = $1 and case was.name
         when 'state' then was.value <> to_jsonb(e.state::text)
         when 'startDay' then was.value <> to_jsonb(e.start_day)
         when 'endDay' then was.value <> to_jsonb(e.end_day)
         when 'startsAt' then (was.value #>> '{}')::timestamptz is distinct from e.starts_at
         else false end
     ) as stands
     from (
       select before from event_changes
       where event_id = $1 and after ? 'stateChangedAt' and at > coalesce(
         (select max(created_at) from mails where submission_id = $2 and kind = 'eventState'), '-infinity')
       order by id limit 1
     ) first`,
    [event, submission],
  )
  return rows[0]?.stands ?? false
}
