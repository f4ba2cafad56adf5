import type { ReadEventRequest } from '@cyberluach/api/event-request-schema'
import type { LinkedSubmission } from '@cyberluach/api/submission-link'
import type { ReadEventDetailsRequest } from '@cyberluach/api/submission-schema'
import { startOfDay } from '@cyberluach/core/zoned-time'
import type { PoolClient } from 'pg'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { done, refused, type Outcome, type Refusal } from '../../../platform/outcome.ts'
import type { Asked } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { noteArrival } from '../../notices/note-arrival.ts'
import { linkedIdForChange, readLinked } from '../linked-submission.ts'
import { detailsBetween } from '../requested-details.ts'

type AskedByLink<Body> = Asked & { params: { token: string }; body: Body }

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
 * Keeps what an organizer asks for by the private link, and has the admins told of it; what was asked for before and not
 * decided about gives way to it.
 */
export function askForChange(asked: AskedByLink<ReadEventRequest>): Promise<Outcome<LinkedSubmission>> {
  const { state, startDate, endDate, allDay, reason } = asked.body
  const { timeZone } = asked.services.configuration
  const instant = (date: string | null) => (date && allDay ? startOfDay(date.slice(0, 10), timeZone) : date)
  return ask(asked, () =>
    state === 'moved'
      ? { state, starts_at: instant(startDate), ends_at: instant(endDate), all_day: allDay, reason }
      : { state, reason },
  )
}

/** The same of details of the event, those that differ from what stands; refused where none does. */
export function askForDetails(
  asked: AskedByLink<ReadEventDetailsRequest>,
): Promise<Outcome<LinkedSubmission>> {
  const { body, services } = asked
  return ask(asked, ({ event, submission }) => {
    const details = event && detailsBetween(body, event, submission, services.configuration.timeZone)
    if (!details) return refused('invalid', { issues: [{ path: 'reason', code: 'unchanged' }] })
    return { details: JSON.stringify(details), reason: body.reason ?? '' }
  })
}

async function ask(
  asked: AskedByLink<unknown>,
  requestOf: (linked: LinkedSubmission) => Request | Refusal,
): Promise<Outcome<LinkedSubmission>> {
  const id = await linkedIdForChange(asked)
  if (typeof id !== 'string') return id
  const { timeZone } = asked.services.configuration
  return inTransaction(async (client) => {
    const { rows } = await client.query<{ title: string }>(
      `select s.title from submissions s join events e on e.submission_id = s.id where s.id = $1 for update of s`,
      [id],
    )
    const before = rows[0] && (await readLinked(client, id, timeZone))
    if (!rows[0] || !before) return refused('notFound')
    const request = requestOf(before)
    if ('kind' in request) return request
    await store(client, id, request)
    await recordAudit(client, {
      action: 'eventChangeRequested',
      username: null,
      subject: id,
      details: rows[0].title,
    })
    await noteArrival(client, id)
    const linked = await readLinked(client, id, timeZone)
    return linked ? done(200, linked) : refused('notFound')
  })
}

async function store(client: PoolClient, submission: string, request: Request): Promise<void> {
  await client.query('delete from event_requests where submission_id = $1 and decided_at is null', [
    submission,
  ])
  const { state, starts_at: start, ends_at: end, all_day: allDay, details, reason } = request
  await client.query(
    `insert into event_requests (submission_id, state, starts_at, ends_at, all_day, details, reason)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [submission, state ?? null, start ?? null, end ?? null, allDay ?? false, details ?? null, reason],
  )
}
