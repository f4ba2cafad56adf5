import type { KnownEvent, Claim } from '@cyberluach/api/sources'
import { eventPath } from '@cyberluach/core/events/event'
import type { Pool, PoolClient } from 'pg'
import { eventColumns, wholeTables, type EventRow } from '../../events/rows.ts'
import { valueOfStated } from './document-of.ts'

type Shown = { eventId: string; field: string; source: string | null }

/** What the calendar says of the events, in the words of a statement, and who states what is shown. */
export async function readKnownEvents(
  database: Pool | PoolClient,
  ids: readonly string[],
): Promise<Map<string, KnownEvent>> {
  if (ids.length === 0) return new Map()
  const { rows } = await database.query<EventRow>(
    `select ${eventColumns} from ${wholeTables} where e.id = any($1::uuid[])`,
    [ids],
  )
  const { rows: shown } = await database.query<Shown>(
    `select s.event_id as "eventId", s.field, o.name as source
     from event_statements s left join sources o on o.id = s.source_id
     where s.event_id = any($1::uuid[]) and s.is_shown`,
    [ids],
  )
  const byEvent = Map.groupBy(shown, ({ eventId }) => eventId)
  return new Map(rows.map((row) => [row.id, knownEventOf(row, byEvent.get(row.id) ?? [])]))
}

function knownEventOf(row: EventRow, shown: readonly Shown[]): KnownEvent {
  const bySource = new Map(shown.map(({ field, source }) => [field, source]))
  const stated = Object.entries(valueOfStated).filter(([, value]) => bySource.has(value))
  return {
    id: row.id,
    path: eventPath(row.slug),
    isPublished: true,
    statement: statementOf(row),
    statedBy: Object.fromEntries(stated.map(([field, value]) => [field, bySource.get(value) ?? null])),
  }
}

function statementOf(row: EventRow): Claim {
  return {
    title: row.title ?? row.titleHe ?? '',
    titleHe: row.titleHe,
    description: row.description || null,
    startDay: row.startDay,
    endDay: row.endDay,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    url: row.registrationUrl,
    isOnline: row.isOnline,
    city: row.locationCity,
    country: row.locationCountry,
    venue: row.locationVenue,
    eventType: row.eventType,
    state: row.state,
    organizer: row.organizer,
    admission: row.admission,
    price: row.price,
    tags: row.tags ?? [],
    deadlines: row.deadlines ?? [],
  }
}
