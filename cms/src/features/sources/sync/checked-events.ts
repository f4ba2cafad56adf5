import type { DayKey } from '@cyberluach/core/dates/day-key'
import type { PoolClient } from 'pg'

/**
 * Says of the events ahead that a list named just now that they were checked. Once a day at most: each time, the pages that
 * show them are made anew.
 */
export async function checkedEvents(
  client: PoolClient,
  source: string,
  { at, today }: { at: Date; today: DayKey },
): Promise<void> {
  await client.query(
    `update events e set checked_at = $2 from sightings s
     where s.source_id = $1 and s.last_seen_at = $2 and s.event_id = e.id and e.end_day >= $3
       and (e.checked_at is null or e.checked_at < $2::timestamptz - interval '20 hours')`,
    [source, at, today],
  )
}
