import type { ReadEventRequest } from '@cyberluach/api/event-request'
import type { LinkedSubmission } from '@cyberluach/api/submission-link'
import type { ReadEventDetailsRequest, SubmissionRecord } from '@cyberluach/api/submissions'
import { startOfDay, instantInZone } from '@cyberluach/core/dates/zoned-time'
import type { PoolClient } from 'pg'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { done, refused, type Outcome, type Refusal } from '../../../platform/http/outcome.ts'
import { recordAudit } from '../../audit/audit.ts'
import { noteArrival } from '../../notices/arrivals.ts'
import { submissionOfLink, readLinked, type CallByLink } from './linked-submission.ts'
import { detailsBetween, columnsOfDetails, editWith, isMove, wantedEvent, type StoredDetails } from './request-rows.ts'
import type { ReadStateChange } from '@cyberluach/api/managed-events'
import {
  stateDocument,
  changeManaged,
  type Document,
  type Held,
  type WriteContext,
  writtenDocument,
} from '../../events/managed-event.ts'
import { enqueueDeclinedMails, enqueueGrantedMail } from '../mails/enqueue.ts'
import { submissionColumns, submissionOf, type SubmissionRow } from '../rows.ts'
import { updateSubmission } from '../write-submission.ts'
import { textsInBoth } from '../../texts/texts-for.ts'

type RequestByLink<Body> = CallByLink & { body: Body }

/** By the names of the columns: what is left out is null, or false. */
type Request = {
  state?: ReadEventRequest['state']
  starts_at?: string | null
  ends_at?: string | null
  all_day?: boolean
  details?: string
  reason: string
}

/**
 * Keeps what an organizer asks for by the private link, and notifies the admins; what was asked for before and not
 * decided about gives way to it.
 */
export function askForChange(call: RequestByLink<ReadEventRequest>): Promise<Outcome<LinkedSubmission>> {
  const { state, startDate, endDate, allDay, reason } = call.body
  const { timeZone } = call.services.configuration
  const instant = (date: string | null) => (date && allDay ? startOfDay(date.slice(0, 10), timeZone) : date)
  return ask(call, () =>
    state === 'moved'
      ? { state, starts_at: instant(startDate), ends_at: instant(endDate), all_day: allDay, reason }
      : { state, reason },
  )
}

/** The same of details of the event, those that differ from what stands; refused where none does. */
export function askForDetails(call: RequestByLink<ReadEventDetailsRequest>): Promise<Outcome<LinkedSubmission>> {
  const { body, services } = call
  return ask(call, ({ event, submission }) => {
    const details = event && detailsBetween(body, event, submission, services.configuration.timeZone)
    if (!details) return refused('invalid', { issues: [{ path: 'reason', code: 'unchanged' }] })
    return { details: JSON.stringify(details), reason: body.reason ?? '' }
  })
}

async function ask(
  call: RequestByLink<unknown>,
  requestOf: (linked: LinkedSubmission) => Request | Refusal,
): Promise<Outcome<LinkedSubmission>> {
  const id = submissionOfLink(call)
  if (typeof id !== 'string') return id
  const { timeZone } = call.services.configuration
  return inTransaction(async (client) => {
    const { rows } = await client.query<{ title: string }>(
      `select s.title from submissions s join events e on e.submission_id = s.id where s.id = $1 for update of s`,
      [id],
    )
    const before = rows[0] && (await readLinked(client, id, timeZone))
    if (!rows[0] || !before) return refused('notFound')
    const change = requestOf(before)
    if ('kind' in change) return change
    await store(client, id, change)
    const details = rows[0].title
    await recordAudit(client, { action: 'eventChangeRequested', username: null, subject: id, details })
    await noteArrival(client, id)
    const linked = await readLinked(client, id, timeZone)
    return linked ? done(200, linked) : refused('notFound')
  })
}

async function store(client: PoolClient, submission: string, request: Request): Promise<void> {
  await client.query('delete from event_requests where submission_id = $1 and decided_at is null', [submission])
  const { state, starts_at: start, ends_at: end, all_day: allDay, details, reason } = request
  await client.query(
    `insert into event_requests (submission_id, state, starts_at, ends_at, all_day, details, reason)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [submission, state ?? null, start ?? null, end ?? null, allDay ?? false, details ?? null, reason],
  )
}

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
export async function decideRequest(context: WriteContext, id: string, isGranted: boolean): Promise<Decided | Refusal> {
  if (!isGranted) return decline(context, id)
  const { rows } = await context.services.pool.query<Row>(requests, [id])
  const eventId = rows[0]?.eventId
  if (!eventId) return refused('notFound')
  const { timeZone } = context.services.configuration
  const texts = await textsInBoth(context.services.pool)
  const changed = await changeManaged(context, { id: eventId, version: null }, async (held) => {
    const row = await hold(held.client, id)
    if ('kind' in row) return row
    await writeDecision(held.client, id, row, true, context.user.username)
    if (!row.details) return stateDocument(changeOf(row, timeZone))
    const document = await detailsDocument(row.details, held, timeZone)
    if ('kind' in document) return document as Refusal
    const submission = await changeSubmission(held.client, row, timeZone)
    // Who hears that it has moved hears of this by it.
    const mailContext = { client: held.client, services: context.services, texts }
    const wanted = wantedEvent(held.event, row.details, timeZone)
    if (document.state === undefined) await enqueueGrantedMail(mailContext, submission, wanted)
    return document
  })
  return 'kind' in changed ? changed : { isGranted: true }
}

/** The details as Payload writes them. Another day of something that is announced is a move, whose former days are said. */
async function detailsDocument(details: StoredDetails, held: Held, timeZone: string): Promise<Document | Refusal> {
  const { event } = held
  const document = await writtenDocument(editWith(event, details), held, {
    timeZone,
    before: event.deadlines,
  })
  if ('kind' in document) return document
  const isMoved = event.state !== 'cancelled' && isMove(event, details, timeZone)
  return isMoved ? { ...document, state: 'moved' } : document
}

/** What only the team sees is written to the submission; it is answered as it is then. */
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

async function decline(context: WriteContext, id: string): Promise<Decided | Refusal> {
  const texts = await textsInBoth(context.services.pool)
  return inTransaction(async (client) => {
    const held = await hold(client, id)
    if ('kind' in held) return held
    await writeDecision(client, id, held, false, context.user.username)
    const { rows } = await client.query<SubmissionRow>(
      `select ${submissionColumns} from submissions s where s.id = $1`,
      [held.submissionId],
    )
    const { timeZone } = context.services.configuration
    const submissions = rows.map((row) => submissionOf(row, timeZone))
    await enqueueDeclinedMails({ client, services: context.services, texts }, submissions)
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

async function writeDecision(
  client: PoolClient,
  id: string,
  { submissionId, title }: Row,
  isGranted: boolean,
  username: string,
): Promise<void> {
  await client.query('update event_requests set decided_at = now(), decided_by = $2, is_granted = $3 where id = $1', [
    id,
    username,
    isGranted,
  ])
  const action = isGranted ? 'eventChangeGranted' : 'eventChangeDeclined'
  await recordAudit(client, { action, username, subject: submissionId, details: title })
}

function changeOf({ state, startsAt, endsAt, allDay }: Row, timeZone: string): ReadStateChange {
  if (state !== 'moved' || !startsAt) return { state: state === 'moved' || state === null ? 'scheduled' : state }
  const endDate = endsAt && instantInZone(endsAt, timeZone)
  return { state, startDate: instantInZone(startsAt, timeZone), endDate, allDay }
}
