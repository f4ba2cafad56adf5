import type { PoolClient } from 'pg'
import { recordAudits } from '../audit/record-audit.ts'

export type DeletedEvent = { id: string; title: string | null }

/**
 * Deletes the events that the condition names, in the caller's transaction, with what Payload's own deleting would take
 * along: the notes of their translations. Answers which they were.
 */
export async function deleteEvents(
  client: PoolClient,
  where: string,
  values: unknown[] = [],
): Promise<DeletedEvent[]> {
  const { rows } = await client.query<DeletedEvent>(
    `with gone as (delete from events where ${where} returning id),
       notes as (delete from translation_marks where subject = 'events' and subject_id in (select id from gone))
     select id, (
       select title from events_locales where _parent_id = gone.id and title <> '' order by _locale limit 1
     ) as title
     from gone`,
    values,
  )
  return rows
}

/**
 * Those of the submissions, with a line of the audit log for each, as where somebody deletes it in the panel. What was
 * called off stays, and is nobody's any more.
 */
export async function deleteEventsOf(
  client: PoolClient,
  submissionIds: readonly string[],
  username: string,
): Promise<void> {
  const ofThem = `submission_id = any($1::uuid[]) and state <> 'cancelled'`
  const deleted = await deleteEvents(client, ofThem, [submissionIds])
  await recordAudits(
    client,
    deleted.map(({ id, title }) => ({ action: 'eventDeleted', username, subject: id, details: title })),
  )
}
