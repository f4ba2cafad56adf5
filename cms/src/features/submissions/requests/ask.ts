import type { ReadEventRequest } from '@cyberluach/api/event-request-schema'
import type { LinkedSubmission } from '@cyberluach/api/submission-link'
import { startOfDay } from '@cyberluach/core/zoned-time'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { done, refused, type Outcome } from '../../../platform/outcome.ts'
import type { Asked } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { noteArrival } from '../../notices/note-arrival.ts'
import { linkedIdForChange, readLinked } from '../linked-submission.ts'

type AskedByLink = Asked & { params: { token: string }; body: ReadEventRequest }

/**
 * Keeps what an organizer asks for by the private link, and has the admins told of it; what was asked for before and not
 * decided about gives way to it.
 */
export async function askForChange(asked: AskedByLink): Promise<Outcome<LinkedSubmission>> {
  const id = await linkedIdForChange(asked)
  if (typeof id !== 'string') return id
  const { body, services } = asked
  const { timeZone } = services.configuration
  return inTransaction(async (client) => {
    const { rows } = await client.query<{ title: string }>(
      `select s.title from submissions s join events e on e.submission_id = s.id where s.id = $1 for update of s`,
      [id],
    )
    if (!rows[0]) return refused('notFound')
    const isMove = body.state === 'moved'
    const instant = (date: string | null) =>
      isMove && date ? (body.allDay ? startOfDay(date.slice(0, 10), timeZone) : date) : null
    await client.query('delete from event_requests where submission_id = $1 and decided_at is null', [id])
    await client.query(
      `insert into event_requests (submission_id, state, starts_at, ends_at, all_day, reason)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, body.state, instant(body.startDate), instant(body.endDate), isMove && body.allDay, body.reason],
    )
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
