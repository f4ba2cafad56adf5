import type { DayKey } from '@cyberluach/core/day-key'
import type { CalendarEvent } from '@cyberluach/core/event'
import type { EventListKind, EventListLink } from '@cyberluach/core/event-lists'
import { latestFirst } from '@cyberluach/core/event-order'
import { mostOrganized, type EventPage } from '@cyberluach/core/event-page'
import type { Pool } from 'pg'
import {
  eventTables,
  briefColumns,
  briefOf,
  inOrder,
  takesPlace,
  type BriefRow,
  type EventRow,
} from './event-rows.ts'

type Related = Pick<EventPage, 'organized' | 'editions'>
type Row = BriefRow & Pick<EventRow, 'slug'> & { role: 'previous' | 'next' | 'upcoming' | 'ahead' | 'past' }

/** The editions before and after an event of a yearly series, and what else its organizer holds: in one read, where it has either. */
export async function readRelated(
  pool: Pool,
  event: CalendarEvent,
  lists: EventListLink[],
  { today, timeZone }: { today: DayKey; timeZone: string },
): Promise<Related> {
  const keyOf = (kind: EventListKind) => lists.find((list) => list.kind === kind)?.key ?? null
  // What was called off may stand in no list, and has a series all the same.
  const series = event.isSample ? null : (event.series?.slug ?? null)
  const organizer = keyOf('organizer')
  if (!series && !organizer)
    return { organized: [], editions: { previous: null, next: null, upcoming: null } }
  const { rows } = await pool.query<Row>({
    name: 'related events',
    text: `select related.role, ${briefColumns}
      from (${found}) related join (${eventTables}) on e.id = related.event_id order by ${inOrder}`,
    values: [event.id, event.day, series, organizer, today],
  })
  const of = (role: Row['role']) =>
    rows.filter((row) => row.role === role).map((row) => briefOf(row, timeZone))
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
