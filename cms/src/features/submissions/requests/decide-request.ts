import type { ReadStateChange } from '@cyberluach/api/change-event'
import type { SubmissionRecord } from '@cyberluach/api/submission-schema'
import { instantInZone } from '@cyberluach/core/zoned-time'
import type { PoolClient } from 'pg'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refused, type Refusal } from '../../../platform/outcome.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { stateDocument } from '../../events/manage/change-state.ts'
import { changeManaged, type Document, type Held, type Writing } from '../../events/manage/write-managed.ts'
import { writtenDocument } from '../../events/manage/written-document.ts'
import { organizerTexts } from '../mails/enqueue-organizer-mail.ts'
import { enqueueDeclinedMails, enqueueGrantedMail } from '../mails/enqueue-state-mail.ts'
import { submissionColumns, submissionOf, type SubmissionRow } from '../submission-rows.ts'
import { updateSubmission } from '../update-submission.ts'
import { columnsOfDetails, editWith, isMove, wantedEvent, type StoredDetails } from '../requested-details.ts'

type Decided = { isGranted: boolean }

type Row = {
  submissionId: string
  eventId: string | null
  title: string
  state: ReadStateChange['state'] | null
  startsAt: Date | null
  endsAt: Date | null
  allDay: boolean
  details: StoredDetails | null
}

/**
 * Grants what an organizer asked for, so that the event is changed in the same transaction and its organizer hears of its
 * new state; or declines it, and they hear of that.
 */
export async function decideRequest(
  writing: Writing,
  id: string,
  isGranted: boolean,
): Promise<Decided | Refusal> {
  if (!isGranted) return decline(writing, id)
  const { rows } = await writing.services.pool.query<Row>(requests, [id])
  const eventId = rows[0]?.eventId
  if (!eventId) return refused('notFound')
  const { timeZone } = writing.services.configuration
  const texts = await organizerTexts(writing.services)
  const changed = await changeManaged(writing, { id: eventId, version: null }, async (held) => {
    const row = await hold(held.client, id)
    if ('kind' in row) return row
    await settle(held.client, id, row, true, writing.user.username)
    if (!row.details) return stateDocument(changeOf(row, timeZone))
    const document = await detailsDocument(row.details, held, timeZone)
    if ('kind' in document) return document as Refusal
    const submission = await changeSubmission(held.client, row, timeZone)
    // Who hears that it has moved hears of this by it.
    const telling = { client: held.client, services: writing.services, texts }
    const wanted = wantedEvent(held.event, row.details, timeZone)
    if (document.state === undefined) await enqueueGrantedMail(telling, submission, wanted)
    return document
  })
  return 'kind' in changed ? changed : { isGranted: true }
}

/** The details as Payload writes them. Another day of something that is announced is a move, whose former days are said. */
async function detailsDocument(
  details: StoredDetails,
  held: Held,
  timeZone: string,
): Promise<Document | Refusal> {
  const { event } = held
  const document = await writtenDocument(editWith(event, details), held, {
    timeZone,
    before: event.deadlines,
  })
  if ('kind' in document) return document
  const isMoved = event.state !== 'cancelled' && isMove(event, details, timeZone)
  return isMoved ? { ...document, state: 'moved' } : document
}

/** What only the team is told is written to the submission; it is answered as it is then. */
async function changeSubmission(
  client: PoolClient,
  { submissionId, details }: Row,
  timeZone: string,
): Promise<SubmissionRecord> {
  const columns = details ? columnsOfDetails(details) : []
  const changes = columns.map(([column], index) => `${column} = $${index + 2}`)
  const row = await updateSubmission(
    client,
    submissionId,
    ['corrected_at = now()', ...changes].join(', '),
    columns.map(([, value]) => value),
  )
  return submissionOf(row, timeZone)
}

async function decline(writing: Writing, id: string): Promise<Decided | Refusal> {
  const texts = await organizerTexts(writing.services)
  return inTransaction(async (client) => {
    const held = await hold(client, id)
    if ('kind' in held) return held
    await settle(client, id, held, false, writing.user.username)
    const { rows } = await client.query<SubmissionRow>(
      `select ${submissionColumns} from submissions s where s.id = $1`,
      [held.submissionId],
    )
    const { timeZone } = writing.services.configuration
    const submissions = rows.map((row) => submissionOf(row, timeZone))
    await enqueueDeclinedMails({ client, services: writing.services, texts }, submissions)
    return { isGranted: false }
  })
}

const requests = `
  select r.submission_id as "submissionId", e.id as "eventId", s.title, r.state, r.starts_at as "startsAt",
    r.ends_at as "endsAt", r.all_day as "allDay", r.details
  from event_requests r join submissions s on s.id = r.submission_id
  left join events e on e.submission_id = s.id where r.id = $1`

async function hold(client: PoolClient, id: string): Promise<Row | Refusal> {
  const { rows: held } = await client.query<{ decidedAt: Date | null }>(
    `select decided_at as "decidedAt" from event_requests where id = $1 for update`,
    [id],
  )
  if (!held[0]) return refused('notFound')
  if (held[0].decidedAt) return refused('notPending')
  const { rows } = await client.query<Row>(requests, [id])
  return rows[0] ?? refused('notFound')
}

async function settle(
  client: PoolClient,
  id: string,
  { submissionId, title }: Row,
  isGranted: boolean,
  username: string,
): Promise<void> {
  await client.query(
    'update event_requests set decided_at = now(), decided_by = $2, is_granted = $3 where id = $1',
    [id, username, isGranted],
  )
  const action = isGranted ? 'eventChangeGranted' : 'eventChangeDeclined'
  await recordAudit(client, { action, username, subject: submissionId, details: title })
}

function changeOf({ state, startsAt, endsAt, allDay }: Row, timeZone: string): ReadStateChange {
  if (state !== 'moved' || !startsAt)
    return { state: state === 'moved' || state === null ? 'scheduled' : state }
  const endDate = endsAt && instantInZone(endsAt, timeZone)
  return { state, startDate: instantInZone(startsAt, timeZone), endDate, allDay }
}
