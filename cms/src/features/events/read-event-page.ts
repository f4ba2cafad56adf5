import { addDays, weekdayOf, type DayKey } from '@cyberluach/core/day-key'
import type { BriefEvent } from '@cyberluach/core/brief-event'
import type { CalendarEvent } from '@cyberluach/core/event'
import { byStart } from '@cyberluach/core/event-order'
import type { EventListLink } from '@cyberluach/core/event-lists'
import { mostNearby, mostOfWeek, type EventPage } from '@cyberluach/core/event-page'
import type { Pool } from 'pg'
import { readRelated } from './read-related.ts'
import {
  briefColumns,
  briefOf,
  eventColumns,
  eventOf,
  eventTables,
  wholeTables,
  inOrder,
  takesPlace,
  runsWithin,
  type BriefRow,
  type EventRow,
} from './event-rows.ts'

/** An event by a name that its page has or had, however it is capitalized, or by its id; null where there is none. */
export async function readEventPage(
  pool: Pool,
  slug: string,
  { today, timeZone }: { today: DayKey; timeZone: string },
): Promise<Omit<EventPage, 'statements'> | null> {
  const { rows } = await pool.query<EventRow & { lists: EventListLink[] }>({
    name: 'event page',
    text: `select ${eventColumns}, ${listsColumn} from ${wholeTables}
      where e.id = coalesce((select n.event_id from event_slugs n where n.slug = $1),
        case when $1 ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then $1::uuid end)`,
    values: [slug.toLowerCase()],
  })
  const event = rows[0] && eventOf(rows[0], timeZone)
  if (!event) return null
  const lists = rows[0]?.lists ?? []
  const [week, nearby, related] = await Promise.all([
    readWeek(pool, event, timeZone),
    readNearby(pool, event, today, timeZone),
    readRelated(pool, event, lists, { today, timeZone }),
  ])
  return { event, week, nearby, lists, ...related }
}

const listsColumn = `coalesce((
    select json_agg(json_build_object('kind', l.kind, 'key', l.key, 'name', l.name) order by l.kind, l.key)
    from event_lists l where l.event_id = e.id
  ), '[]'::json) as lists`

/** What runs in its week; a sample, and what was called off or put off, stands among others only in its own. */
async function readWeek(pool: Pool, event: CalendarEvent, timeZone: string): Promise<EventPage['week']> {
  const firstDay = addDays(event.day, -weekdayOf(event.day))
  const { rows } = await pool.query<BriefRow & { count: number }>({
    name: 'week of an event',
    text: `select ${briefColumns}, count(*) over ()::integer as count from ${eventTables}
      where ${runsWithin('$1', '$2')} and (e.id = $3 or (not e.is_sample and ${takesPlace}))
      order by e.id <> $3, ${inOrder} limit ${mostOfWeek}`,
    values: [firstDay, addDays(firstDay, 6), event.id],
  })
  const events = rows.map((row) => briefOf(row, timeZone))
  return { firstDay, events: byStart(events), count: rows[0]?.count ?? 0 }
}

async function readNearby(
  pool: Pool,
  { id, locationCity, locationCountry }: CalendarEvent,
  today: DayKey,
  timeZone: string,
): Promise<BriefEvent[]> {
  if (!locationCountry) return []
  const { rows } = await pool.query<BriefRow>({
    name: 'events nearby',
    text: `select ${briefColumns} from ${eventTables}
      where e.start_day >= $1 and e.location_country = $2 and e.id <> $4 and not e.is_sample and ${takesPlace}
      order by (e.location_city is not distinct from $3) desc, ${inOrder} limit ${mostNearby}`,
    values: [today, locationCountry, locationCity, id],
  })
  return byStart(rows.map((row) => briefOf(row, timeZone)))
}
