import type { WaitingRequest } from '@cyberluach/api/event-requests'
import type { LinkedSubmission } from '@cyberluach/api/submission-link'
import type { EventState } from '@cyberluach/core/event-states'
import { instantInZone } from '@cyberluach/core/zoned-time'
import type { Pool, PoolClient } from 'pg'
import { eventColumns, eventOf, wholeTables, type EventRow } from '../events/event-rows.ts'

type Asked = {
  id: string
  state: EventState
  startsAt: Date | null
  endsAt: Date | null
  allDay: boolean
  reason: string
  askedAt: Date
}

const askedColumns = `
  r.id, r.state, r.starts_at as "startsAt", r.ends_at as "endsAt", r.all_day as "allDay", r.reason,
  r.created_at as "askedAt"`

/** What organizers ask for and nobody has decided about, the oldest first; of events that are still there. */
export async function readWaiting(pool: Pool, timeZone: string): Promise<WaitingRequest[]> {
  const { rows } = await pool.query<Asked & { organizer: string | null; eventId: string }>(
    `select ${askedColumns}, s.organizer_name as organizer, e.id as "eventId"
     from event_requests r join submissions s on s.id = r.submission_id join events e on e.submission_id = s.id
     where r.decided_at is null order by r.created_at, r.id limit 100`,
  )
  const events = await eventsOf(
    pool,
    rows.map(({ eventId }) => eventId),
  )
  return rows.flatMap((row) => {
    const event = events.get(row.eventId)
    if (!event) return []
    const { id, title, titleHe, state, startDate, endDate, allDay } = eventOf(event, timeZone)
    return {
      id: row.id,
      ...askedOf(row, timeZone),
      organizer: row.organizer,
      event: { id, title, titleHe, state, startDate, endDate, allDay },
    }
  })
}

/** The change of an event that was asked for last by its submission's private link; null where none was. */
export async function readLastRequest(
  database: Pool | PoolClient,
  submission: string,
  timeZone: string,
): Promise<LinkedSubmission['request']> {
  const { rows } = await database.query<Asked & { isGranted: boolean | null }>(
    `select ${askedColumns}, r.is_granted as "isGranted" from event_requests r
     where r.submission_id = $1 order by r.created_at desc limit 1`,
    [submission],
  )
  const [row] = rows
  if (!row) return null
  const outcome = row.isGranted === null ? 'waiting' : row.isGranted ? 'granted' : 'declined'
  return { ...askedOf(row, timeZone), outcome }
}

/** How the event of a submission stands; null where there is none. */
export async function readLinkedEvent(
  database: Pool | PoolClient,
  submission: string,
  timeZone: string,
): Promise<LinkedSubmission['event']> {
  const { rows } = await database.query<EventRow>(
    `select ${eventColumns} from ${wholeTables} where e.submission_id = $1`,
    [submission],
  )
  if (!rows[0]) return null
  const { state, startDate, endDate, allDay } = eventOf(rows[0], timeZone)
  return { state, startDate, endDate, allDay }
}

function askedOf({ state, startsAt, endsAt, allDay, reason, askedAt }: Asked, timeZone: string) {
  const instant = (date: Date | null) => date && instantInZone(date, timeZone)
  return {
    state,
    startDate: instant(startsAt),
    endDate: instant(endsAt),
    allDay,
    reason,
    createdAt: askedAt.toISOString(),
  }
}

async function eventsOf(pool: Pool, ids: readonly string[]): Promise<Map<string, EventRow>> {
  if (ids.length === 0) return new Map()
  const { rows } = await pool.query<EventRow>(
    `select ${eventColumns} from ${wholeTables} where e.id = any($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}
