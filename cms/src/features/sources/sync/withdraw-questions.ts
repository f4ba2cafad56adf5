import type { DayKey } from '@cyberluach/core/dates/day-key'
import type { PoolClient } from 'pg'

/**
 * Takes back what is asked of rows that stand in their list no more: rows that are absent, and rows that were over, which
 * nobody expects, and are gone or stand there on other days. They are asked about again when they come back.
 */
export async function withdrawQuestions(
  client: PoolClient,
  source: string,
  absent: readonly string[],
  { at, today }: { at: Date; today: DayKey },
): Promise<void> {
  await client.query(
    `with withdrawn as (
       delete from proposals p using sightings s
       where s.id = p.sighting_id and p.decided_at is null and p.kind <> 'vanished' and s.source_id = $1
         and s.last_seen_at < $3 and (s.id = any($2::uuid[]) or s.end_day < $4)
       returning p.sighting_id
     )
     update sightings set vanished_at = $3
     where id in (select sighting_id from withdrawn) and vanished_at is null`,
    [source, absent, at, today],
  )
}
