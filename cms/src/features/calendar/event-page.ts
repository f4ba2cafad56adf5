import { addDays, weekdayOf, type DayKey } from '@cyberluach/core/dates/day-key'
import { attendanceOf, type BriefEvent, type CalendarEvent } from '@cyberluach/core/events/event'
import { takesPlace as doesTakePlace } from '@cyberluach/core/events/event-states'
import { byStart, latestFirst } from '@cyberluach/core/events/event-timing'
import type { EventListLink, EventListKind } from '@cyberluach/core/events/event-lists'
import { mostNearby, mostOfWeek, type EventPage, mostOrganized } from '@cyberluach/core/events/event-page'
import type { Pool } from 'pg'
import { readLastPlaces } from '../events/last-place.ts'
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
} from '../events/rows.ts'

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
  const isUnplaced =
    attendanceOf(event) === 'unknown' && event.lastDay >= today && doesTakePlace(event) && !event.isSample
  const { id, title, day } = event
  const [week, nearby, related, places] = await Promise.all([
    readWeek(pool, event, timeZone),
    readNearby(pool, event, today, timeZone),
    readRelated(pool, event, lists, { today, timeZone }),
    readLastPlaces(pool, isUnplaced ? [{ id, title, day, series: event.series?.slug }] : []),
  ])
  return { event, week, nearby, lists, ...related, lastPlace: places.get(id) ?? null }
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

type Related = Pick<EventPage, 'organized' | 'editions'>
type Row = BriefRow & Pick<EventRow, 'slug'> & { role: 'previous' | 'next' | 'upcoming' | 'ahead' | 'past' }

/** The editions before and after an event of a yearly series, and what else its organizer holds: in one read, where it has either. */
async function readRelated(
  pool: Pool,
  event: CalendarEvent,
  lists: EventListLink[],
  { today, timeZone }: { today: DayKey; timeZone: string },
): Promise<Related> {
  const keyOf = (kind: EventListKind) => lists.find((list) => list.kind === kind)?.key ?? null
  // What was called off may stand in no list, and has a series all the same.
  const series = event.isSample ? null : (event.series?.slug ?? null)
  const organizer = keyOf('organizer')
  if (!series && !organizer) return { organized: [], editions: { previous: null, next: null, upcoming: null } }
  const { rows } = await pool.query<Row>({
    name: 'related events',
    text: `select related.role, ${briefColumns}
      from (${found}) related join (${eventTables}) on e.id = related.event_id order by ${inOrder}`,
    values: [event.id, event.day, series, organizer, today],
  })
  const of = (role: Row['role']) => rows.filter((row) => row.role === role).map((row) => briefOf(row, timeZone))
  const [previous = null] = of('previous')
  const [next = null] = of('next')
  const [upcoming = null] = of('upcoming')
  return {
    organized: [...of('ahead'), ...latestFirst(of('past'))].slice(0, mostOrganized),
    editions: { previous, next, upcoming },
  }
}

const ofSeries = `event_id from event_lists where kind = 'series' and key = (
    select s.slug from series s where s.slug = $3 and s.is_yearly)`
const ofOrganizer = `event_id from event_lists where kind = 'organizer' and key = $4 and event_id <> $1`

/** Each a few rows of an index. */
const found = `
  (select 'previous' as role, ${ofSeries} and (start_day, event_id) < ($2, $1)
    order by start_day desc, event_id desc limit 1)
  union all
  (select 'next', ${ofSeries} and (start_day, event_id) > ($2, $1) order by start_day, event_id limit 1)
  union all
  (select 'upcoming', l.event_id from event_lists l join events e on e.id = l.event_id
    where l.kind = 'series' and l.key = $3 and l.event_id <> $1 and l.start_day >= $5 and ${takesPlace}
    order by l.start_day, l.event_id limit 1)
  union all
  (select 'ahead', ${ofOrganizer} and start_day >= $5 order by start_day, event_id limit ${mostOrganized})
  union all
  (select 'past', ${ofOrganizer} and start_day < $5
    order by start_day desc, event_id desc limit ${mostOrganized})`
