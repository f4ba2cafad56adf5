import type * as moderationApi from '@cyberluach/api/moderation'
import type { SubmissionRecord } from '@cyberluach/api/submissions'
import { recordOfEach } from '../audit/audit.ts'
import { deleteEventsOf, deleteEvents, publishEvents } from '../events/publication.ts'
import { enqueuePublishedMails, enqueueRejectedMails, enqueueRemovedMails, type MailContext } from './mails/enqueue.ts'
import { submissionColumns, submissionOf, type SubmissionRow, organizersOfEvents } from './rows.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { done, refused, type Outcome, type Refusal } from '../../platform/http/outcome.ts'
import { lastChangeOf, undoSeconds } from '@cyberluach/core/submissions/submission'
import type { PoolClient } from 'pg'
import { updateSubmissions } from './write-submission.ts'
import { eventTypes } from '@cyberluach/core/events/event'
import { takeMailsBack } from '../mail/queue.ts'
import { textsInBoth } from '../texts/texts-for.ts'

export type Decision = { kind: 'approve' } | { kind: 'reject'; notes: string | null } | { kind: 'delete' }

/** What was decided about, as it is then (nothing of what was deleted), and what was not, and why. */
export type Decided = { records: SubmissionRecord[]; refused: RefusedOne[] }

type Deciding = MailContext & { username: string }

/**
 * Carries out a decision about one submission or many, in the caller's transaction and in a handful of statements,
 * however many they are: publishes and tells the organizers. What is refused keeps none of the others back.
 */
export async function decide(
  deciding: Deciding,
  targets: readonly DecisionTarget[],
  decision: Decision,
): Promise<Decided> {
  const { client, services, username } = deciding
  if (decision.kind === 'delete') return { records: [], refused: await deleteSubmissions(deciding, idsOf(targets)) }
  const { timeZone } = services.configuration
  const { held, refused } = await holdAllPending(client, targets)
  if (held.length === 0) return { records: [], refused }
  if (decision.kind === 'reject') {
    const rejected = { status: 'rejected', notes: decision.notes, username } as const
    const records = await writeDecision(client, held, rejected, timeZone)
    await enqueueRejectedMails(deciding, records)
    return { records, refused }
  }
  await publishEvents(client, idsOf(held), timeZone)
  const records = await writeDecision(client, held, { status: 'approved', notes: null, username }, timeZone)
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
  const found = idsOf(rows)
  if (found.length > 0) {
    const { timeZone } = services.configuration
    // Where its event was made one with another, a submission goes and the event stays.
    const events = rows.flatMap(({ eventId, isMerged }) => (eventId && !isMerged ? [eventId] : []))
    const organizers = await organizersOfEvents(client, events)
    const published = organizers.map((row) => submissionOf(row, timeZone))
    await enqueueRemovedMails(deciding, published)
    await deleteEventsOf(client, found, username)
    await client.query('delete from submissions where id = any($1::uuid[])', [found])
    await recordOfEach(client, { action: 'delete', username }, rows)
  }
  return ids.flatMap((id) => (found.includes(id) ? [] : { id, code: 'notFound' as const }))
}

type DecisionCall = Pick<Call<typeof moderationApi.approveSubmission>, 'services' | 'signedIn' | 'once'>

export async function decideOne(
  { services, signedIn, once }: DecisionCall,
  asked: DecisionTarget,
  decision: Decision,
): Promise<Outcome<SubmissionRecord>> {
  const texts = await textsInBoth(services.pool)
  const { username } = signedIn.user
  return once(async (client) => {
    const deciding = { client, services, texts, username }
    const { records, refused: refusals } = await decide(deciding, [asked], decision)
    return records[0] ? done(200, records[0]) : refused(refusals[0]?.code ?? 'notFound')
  })
}

/** `seen` is the last change that was looked at, where that matters: a later one wants to be seen first. */
type DecisionTarget = { id: string; seen?: string | undefined }

type RefusedOne = { id: string; code: 'notFound' | 'notPending' | 'corrected' | 'edited' }

/**
 * The pending ones among the submissions, held by this transaction until its end, and why the others are not: of two
 * who decide at once, the second sees the decision. All who hold several take them in one order, so that none waits for
 * another in a circle.
 */
async function holdAllPending(
  client: PoolClient,
  targets: readonly DecisionTarget[],
): Promise<{ held: SubmissionRow[]; refused: RefusedOne[] }> {
  const { rows } = await client.query<SubmissionRow>(
    `select ${submissionColumns} from submissions s where s.id = any($1::uuid[]) order by s.id for update of s`,
    [idsOf(targets)],
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  const held: SubmissionRow[] = []
  const refusals: RefusedOne[] = []
  for (const { id, seen } of targets) {
    const row = found.get(id)
    const code = refusalOf(row, seen)
    if (row && code === null) held.push(row)
    else refusals.push({ id, code: code ?? 'notFound' })
  }
  return { held, refused: refusals }
}

/** Like `holdAllPending`, of one. */
export async function holdPending(client: PoolClient, id: string, seen?: string): Promise<SubmissionRow | Refusal> {
  const { held, refused: refusals } = await holdAllPending(client, [{ id, seen }])
  return held[0] ?? refused(refusals[0]?.code ?? 'notFound')
}

function refusalOf(row: SubmissionRow | undefined, seen: string | undefined): RefusedOne['code'] | null {
  if (!row) return 'notFound'
  if (row.status !== 'pending') return 'notPending'
  const correctedAt = row.correctedAt?.toISOString() ?? null
  const last = lastChangeOf({ correctedAt, editedAt: row.editedAt?.toISOString() ?? null })
  if (seen === undefined || seen === last) return null
  return last === correctedAt ? 'corrected' : 'edited'
}

type FinalDecision = { status: 'approved' | 'rejected'; notes: string | null; username: string }

/** Writes down what was decided about submissions that are held, and answers them as they are then, in their order. */
export async function writeDecision(
  client: PoolClient,
  held: readonly SubmissionRow[],
  { status, notes, username }: FinalDecision,
  timeZone: string,
): Promise<SubmissionRecord[]> {
  const rows = await updateSubmissions(
    client,
    idsOf(held),
    'status = $2, admin_notes = coalesce($3, admin_notes), decided_at = now(), decided_by = $4',
    [status, notes, username],
  )
  const action = status === 'approved' ? 'approve' : 'reject'
  await recordOfEach(client, { action, username }, held)
  const byId = new Map(rows.map((row) => [row.id, submissionOf(row, timeZone)]))
  return held.flatMap(({ id }) => byId.get(id) ?? [])
}

/** `decided` is the moment of the decision that is meant. */
type UndoTarget = { id: string; decided: string }

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
  targets: readonly UndoTarget[],
): Promise<Undone> {
  const held = await holdDecided(client, idsOf(targets))
  const refused: Undone['refused'] = []
  const free: DecidedRow[] = []
  for (const [id, decided] of new Map(targets.map((one) => [one.id, one.decided]))) {
    const row = held.get(id)
    const code = undoRefusalOf(row, decided, username)
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
  const ids = idsOf(rows)
  await deleteEvents(client, 'submission_id = any($1::uuid[])', [ids])
  // The note came with the rejection; approving leaves it as it is.
  const pending = `status = 'pending', decided_at = null, decided_by = null,
    admin_notes = case when s.status = 'rejected' then null else s.admin_notes end`
  const reopened = await updateSubmissions(client, ids, pending, [])
  await recordOfEach(client, { action: 'decisionUndone', username }, rows)
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

function undoRefusalOf(row: DecidedRow | undefined, decided: string, username: string): RefusalCode | null {
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

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
