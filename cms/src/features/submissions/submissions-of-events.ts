import type { PoolClient } from 'pg'
import { submissionColumns, type SubmissionRow } from './rows.ts'

/**
 * One submission for each organizer of these events: the one that the event came by first, then those of events that were
 * made one with it. Who handed the same event in twice is named once.
 */
export async function organizersOfEvents(
  client: PoolClient,
  events: readonly string[],
): Promise<SubmissionRow[]> {
  const { rows } = await client.query<SubmissionRow>(
    `select ${submissionColumns} from submissions s left join merged_submissions merged on merged.submission_id = s.id
     where merged.event_id = any($1::uuid[])
       or s.id in (select submission_id from events where id = any($1::uuid[]))
     order by merged.merged_at nulls first, s.id`,
    [events],
  )
  const byOrganizer = new Map<string, SubmissionRow>()
  for (const row of rows) {
    const organizer = `${row.eventId} ${row.organizerEmail?.toLowerCase()}`
    if (row.organizerEmail && !byOrganizer.has(organizer)) byOrganizer.set(organizer, row)
  }
  return [...byOrganizer.values()]
}
