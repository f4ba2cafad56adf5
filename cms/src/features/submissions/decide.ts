import type { SubmissionRecord } from '@cyberluach/api/submission-schema'
import { recordAudits } from '../audit/record-audit.ts'
import { deleteEventsOf } from '../events/delete-events.ts'
import { publishEvents } from '../events/publish-events.ts'
import {
  enqueuePublishedMails,
  enqueueRejectedMails,
  enqueueRemovedMails,
  type Telling,
} from './mails/enqueue-organizer-mail.ts'
import { holdAllPending, settle, type AskedAbout, type RefusedOne } from './moderation.ts'
import { submissionColumns, submissionOf, type SubmissionRow } from './submission-rows.ts'
import { organizersOfEvents } from './submissions-of-events.ts'

export type Decision = { kind: 'approve' } | { kind: 'reject'; notes: string | null } | { kind: 'delete' }

/** What was decided about, as it is then (nothing of what was deleted), and what was not, and why. */
export type Decided = { records: SubmissionRecord[]; refused: RefusedOne[] }

type Deciding = Telling & { username: string }

/**
 * Carries out a decision about one submission or many, in the caller's transaction and in a handful of statements,
 * however many they are: publishes and tells the organizers. What is refused keeps none of the others back.
 */
export async function decide(
  deciding: Deciding,
  asked: readonly AskedAbout[],
  decision: Decision,
): Promise<Decided> {
  const { client, services, username } = deciding
  if (decision.kind === 'delete')
    return {
      records: [],
      refused: await deleteSubmissions(
        deciding,
        asked.map(({ id }) => id),
      ),
    }
  const { timeZone } = services.configuration
  const { held, refused } = await holdAllPending(client, asked)
  if (held.length === 0) return { records: [], refused }
  if (decision.kind === 'reject') {
    const rejected = { status: 'rejected', notes: decision.notes, username } as const
    const records = await settle(client, held, rejected, timeZone)
    await enqueueRejectedMails(deciding, records)
    return { records, refused }
  }
  await publishEvents(
    client,
    held.map(({ id }) => id),
    timeZone,
  )
  const records = await settle(client, held, { status: 'approved', notes: null, username }, timeZone)
  await enqueuePublishedMails(deciding, records)
  return { records, refused }
}

/** Deletes submissions in any status, and their events along, and tells whose were published; answers those that are no more. */
export async function deleteSubmissions(deciding: Deciding, ids: readonly string[]): Promise<RefusedOne[]> {
  const { client, services, username } = deciding
  const { rows } = await client.query<SubmissionRow>(
    `select ${submissionColumns} from submissions s where s.id = any($1::uuid[]) order by s.id for update of s`,
    [ids],
  )
  const found = rows.map(({ id }) => id)
  if (found.length > 0) {
    const { timeZone } = services.configuration
    // Where its event was made one with another, a submission goes and the event stays.
    const events = rows.flatMap(({ eventId, isMerged }) => (eventId && !isMerged ? [eventId] : []))
    const organizers = await organizersOfEvents(client, events)
    await enqueueRemovedMails(
      deciding,
      organizers.map((row) => submissionOf(row, timeZone)),
    )
    await deleteEventsOf(client, found, username)
    await client.query('delete from submissions where id = any($1::uuid[])', [found])
    await recordAudits(
      client,
      rows.map(({ id, title }) => ({ action: 'delete', username, subject: id, details: title })),
    )
  }
  return ids.flatMap((id) => (found.includes(id) ? [] : { id, code: 'notFound' as const }))
}
