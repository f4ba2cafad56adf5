import type { WaitingRequest } from '@cyberluach/api/event-requests'
import type { LinkedSubmission } from '@cyberluach/api/submission-link'
import type { SubmissionRecord } from '@cyberluach/api/submission-schema'
import type { CalendarEvent } from '@cyberluach/core/event'
import type { EventState } from '@cyberluach/core/event-states'
import { instantInZone } from '@cyberluach/core/zoned-time'
import type { Pool, PoolClient } from 'pg'
import { eventColumns, eventOf, wholeTables, type EventRow } from '../events/event-rows.ts'
import { toldDetails, wantedEvent, type StoredDetails } from './requested-details.ts'
import { submissionColumns, submissionOf, type SubmissionRow } from './submission-rows.ts'

type Asked = {
  id: string
  state: EventState | null
  startsAt: Date | null
  endsAt: Date | null
  allDay: boolean
  details: StoredDetails | null
  reason: string
  askedAt: Date
}

const askedColumns = `
  r.id, r.state, r.starts_at as "startsAt", r.ends_at as "endsAt", r.all_day as "allDay", r.details, r.reason,
  r.created_at as "askedAt"`

/** What organizers ask for and nobody has decided about, the oldest first; of events that are still there. */
export async function readWaiting(pool: Pool, timeZone: string): Promise<WaitingRequest[]> {
  const { rows } = await pool.query<Asked & { submissionId: string }>(
    `select ${askedColumns}, r.submission_id as "submissionId"
     from event_requests r join events e on e.submission_id = r.submission_id
     where r.decided_at is null order by r.created_at, r.id limit 100`,
  )
  const ids = rows.map(({ submissionId }) => submissionId)
  const [events, submissions] = [
    await eventsOf(pool, ids, timeZone),
    await submissionsOf(pool, ids, timeZone),
  ]
  return rows.flatMap((row) => {
    const [event, submission] = [events.get(row.submissionId), submissions.get(row.submissionId)]
    if (!event || !submission) return []
    return {
      id: row.id,
      ...askedOf(row, { event, submission }, timeZone),
      organizer: submission.organizerName,
      event,
      wanted: row.details && wantedEvent(event, row.details, timeZone),
    }
  })
}

/** The change of the event of a submission that was asked for last by the private link; null where none was. */
export async function readLastRequest(
  database: Pool | PoolClient,
  submission: SubmissionRecord,
  event: CalendarEvent | null,
  timeZone: string,
): Promise<LinkedSubmission['request']> {
  const { rows } = await database.query<Asked & { isGranted: boolean | null }>(
    `select ${askedColumns}, r.is_granted as "isGranted" from event_requests r
     where r.submission_id = $1 order by r.created_at desc limit 1`,
    [submission.id],
  )
  const [row] = rows
  if (!row || !event) return null
  const outcome = row.isGranted === null ? 'waiting' : row.isGranted ? 'granted' : 'declined'
  return { ...askedOf(row, { event, submission }, timeZone), outcome }
}

/** The event of a submission as it stands; null where there is none. */
export async function readLinkedEvent(
  database: Pool | PoolClient,
  submission: string,
  timeZone: string,
): Promise<CalendarEvent | null> {
  return (await eventsOf(database, [submission], timeZone)).get(submission) ?? null
}

type Stands = { event: CalendarEvent; submission: SubmissionRecord }

function askedOf(
  { state, startsAt, endsAt, allDay, details, reason, askedAt }: Asked,
  { event, submission }: Stands,
  timeZone: string,
) {
  const instant = (date: Date | null) => date && instantInZone(date, timeZone)
  return {
    state,
    startDate: instant(startsAt),
    endDate: instant(endsAt),
    allDay,
    details: details && toldDetails(event, submission, details, timeZone),
    reason,
    createdAt: askedAt.toISOString(),
  }
}

/** By the submission that each was published from. */
async function eventsOf(
  database: Pool | PoolClient,
  submissions: readonly string[],
  timeZone: string,
): Promise<Map<string, CalendarEvent>> {
  if (submissions.length === 0) return new Map()
  const { rows } = await database.query<EventRow & { submissionId: string }>(
    `select ${eventColumns}, e.submission_id as "submissionId" from ${wholeTables}
     where e.submission_id = any($1::uuid[])`,
    [submissions],
  )
  return new Map(rows.map((row) => [row.submissionId, eventOf(row, timeZone)]))
}

async function submissionsOf(
  pool: Pool,
  ids: readonly string[],
  timeZone: string,
): Promise<Map<string, SubmissionRecord>> {
  if (ids.length === 0) return new Map()
  const { rows } = await pool.query<SubmissionRow>(
    `select ${submissionColumns} from submissions s where s.id = any($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, submissionOf(row, timeZone)]))
}
