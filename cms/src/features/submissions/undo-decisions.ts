import type { SubmissionRecord } from '@cyberluach/api/submission-schema'
import { eventTypes } from '@cyberluach/core/event'
import { undoSeconds } from '@cyberluach/core/submission'
import type { PoolClient } from 'pg'
import { recordAudits } from '../audit/record-audit.ts'
import { deleteEvents } from '../events/delete-events.ts'
import { takeMailsBack } from '../mail/take-back.ts'
import { submissionOf } from './submission-rows.ts'
import { updateSubmissions } from './update-submission.ts'

/** `decided` is the moment of the decision that is meant. */
export type AskedToUndo = { id: string; decided: string }

type RefusalCode = 'notFound' | 'undoTooLate' | 'changedSince' | 'notYourDecision'

type Undone = { records: SubmissionRecord[]; refused: { id: string; code: RefusalCode }[] }

type Undoing = { client: PoolClient; username: string; timeZone: string }

/** What the way of the request may take besides. */
const grace = 1

/**
 * Takes decisions back, in the caller's transaction: the submissions wait again as they did, their events leave the
 * calendar, their mails are not sent. What is refused keeps none of the others back.
 */
export async function undoDecisions(
  { client, username, timeZone }: Undoing,
  asked: readonly AskedToUndo[],
): Promise<Undone> {
  const held = await holdDecided(
    client,
    asked.map(({ id }) => id),
  )
  const refused: Undone['refused'] = []
  const free: DecidedRow[] = []
  for (const [id, decided] of new Map(asked.map((one) => [one.id, one.decided]))) {
    const row = held.get(id)
    const code = refusalOf(row, decided, username)
    if (!row || code) refused.push({ id, code: code ?? 'notFound' })
    else if (await takeMailsBack(client, mailsOf(row))) free.push(row)
    else refused.push({ id, code: 'undoTooLate' })
  }
  return { records: await reopen({ client, username, timeZone }, free), refused }
}

async function reopen(
  { client, username, timeZone }: Undoing,
  rows: readonly DecidedRow[],
): Promise<SubmissionRecord[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  await deleteEvents(client, 'submission_id = any($1::uuid[])', [ids])
  // The note came with the rejection; approving leaves it as it is.
  const pending = `status = 'pending', decided_at = null, decided_by = null,
    admin_notes = case when s.status = 'rejected' then null else s.admin_notes end`
  const reopened = await updateSubmissions(client, ids, pending, [])
  await recordAudits(
    client,
    rows.map(({ id, title }) => ({ action: 'decisionUndone', username, subject: id, details: title })),
  )
  return reopened.map((row) => submissionOf(row, timeZone))
}

type DecidedRow = {
  id: string
  title: string
  decidedAt: Date | null
  decidedBy: string | null
  isInTime: boolean
  /** Whether its event is there, untouched, where it became one. */
  isEventSame: boolean
}

/** The submissions with their events, held until the transaction ends; an event that is being changed is waited for. */
async function holdDecided(client: PoolClient, ids: readonly string[]): Promise<Map<string, DecidedRow>> {
  await client.query('select from submissions where id = any($1::uuid[]) order by id for update', [ids])
  await client.query('select from events where submission_id = any($1::uuid[]) order by id for update', [ids])
  const { rows } = await client.query<DecidedRow>(
    `select s.id, s.title, s.decided_at as "decidedAt", s.decided_by as "decidedBy",
       s.status <> 'pending' and s.decided_at > now() - make_interval(secs => $2) as "isInTime",
       case when s.status = 'approved' and s.starts_at is not null and s.event_type::text = any($3)
         then coalesce(e.updated_at = s.decided_at, false) else e.id is null end as "isEventSame"
     from submissions s left join events e on e.submission_id = s.id
     where s.id = any($1::uuid[])`,
    [ids, undoSeconds + grace, eventTypes],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

function refusalOf(row: DecidedRow | undefined, decided: string, username: string): RefusalCode | null {
  if (!row) return 'notFound'
  if (row.decidedAt?.getTime() !== Date.parse(decided)) return 'changedSince'
  if (row.decidedBy !== username) return 'notYourDecision'
  if (!row.isInTime) return 'undoTooLate'
  return row.isEventSame ? null : 'changedSince'
}

const mailsOf = ({ id, decidedAt }: DecidedRow) => ({
  submissionId: id,
  kinds: ['submissionPublished', 'submissionRejected'] as const,
  since: decidedAt ?? new Date(0),
})
