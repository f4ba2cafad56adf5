import type { PoolClient } from 'pg'
import type { Services } from '../../../platform/services.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { eventColumns, eventOf, wholeTables, type EventRow } from '../../events/rows.ts'
import { enqueueStateMails } from '../mails/enqueue.ts'
import { submissionOf, organizersOfEvents } from '../rows.ts'
import { textsInBoth } from '../../texts/texts-for.ts'

/**
 * Tells whoever handed an event in how it stands, once: nothing where it stands again as they know it, and nothing twice
 * where several changes came in a row. Where it was made one of several submissions, the organizer of each hears of it.
 */
export async function notifyEventState(services: Services, { event: id }: Record<string, unknown>): Promise<void> {
  const texts = await textsInBoth(services.pool)
  const { timeZone } = services.configuration
  await inTransaction(async (client) => {
    await client.query('select from events where id = $1 for update', [id])
    const { rows } = await client.query<EventRow>(`select ${eventColumns} from ${wholeTables} where e.id = $1`, [id])
    const [row] = rows
    if (!row) return
    const notified = []
    for (const submission of await organizersOfEvents(client, [row.id]))
      if (await standsOtherwise(client, row.id, submission.id)) notified.push(submissionOf(submission, timeZone))
    await enqueueStateMails({ client, services, texts }, notified, eventOf(row, timeZone))
  })
}

/** Whether it stands otherwise than when its submitter last heard of it, or it was made theirs: before the first change since. */
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
         greatest((select max(created_at) from mails where submission_id = $2 and kind = 'eventState'),
           (select merged_at from merged_submissions where submission_id = $2)), '-infinity')
       order by id limit 1
     ) first`,
    [event, submission],
  )
  return rows[0]?.stands ?? false
}
