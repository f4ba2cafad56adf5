import type { DayKey } from '@cyberluach/core/day-key'
import type { CalendarEvent } from '@cyberluach/core/event'
import type { EventListKind, EventListLink } from '@cyberluach/core/event-lists'
import { mostOrganized, type EventPage } from '@cyberluach/core/event-page'
import type { Pool } from 'pg'
import { eventTables, briefColumns, briefOf, type BriefRow, type EventRow } from './event-rows.ts'

type Related = Pick<EventPage, 'organized' | 'editions'>
type Row = BriefRow & Pick<EventRow, 'slug'> & { role: 'previous' | 'next' | 'ahead' | 'past' }

/** The editions before and after an event of a yearly series, and what else its organizer holds: in one read, where it has either. */
export async function readRelated(
  pool: Pool,
  event: CalendarEvent,
  lists: EventListLink[],
  { today, timeZone }: { today: DayKey; timeZone: string },
): Promise<Related> {
  const keyOf = (kind: EventListKind) => lists.find((list) => list.kind === kind)?.key ?? null
  const [series, organizer] = [keyOf('series'), keyOf('organizer')]
  if (!series && !organizer) return { organized: [], editions: { previous: null, next: null } }
  const { rows } = await pool.query<Row>({
    name: 'related events',
    text: `select related.role, ${briefColumns}
      from (${found}) related join (${eventTables}) on e.id = related.event_id order by e.start_day, e.id`,
    values: [event.id, event.day, series, organizer, today],
  })
  const of = (role: Row['role']) =>
    rows.filter((row) => row.role === role).map((row) => briefOf(row, timeZone))
  const [previous = null] = of('previous')
  const [next = null] = of('next')
  return {
    organized: [...of('ahead'), ...of('past').toReversed()].slice(0, mostOrganized),
    editions: { previous, next },
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
  (select 'ahead', ${ofOrganizer} and start_day >= $5 order by start_day, event_id limit ${mostOrganized})
  union all
  (select 'past', ${ofOrganizer} and start_day < $5
    order by start_day desc, event_id desc limit ${mostOrganized})`
