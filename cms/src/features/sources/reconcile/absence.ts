import type { DayKey } from '@cyberluach/core/dates/day-key'
import type { SourceKind, DegradedReason } from '@cyberluach/core/sources/sources'
import { type Parsed, sightingColumns, type Sighting } from '../rows.ts'
import type { PoolClient } from 'pg'
import { proposeChanges } from '../publish/propose.ts'

/** What was kept of the last list that was believed. */
export type Before = { size: number; rows: number }

/** Why a list that was fetched is not believed at all, so that nothing of it is taken; null where it is. */
export function disbelief(
  text: string,
  { rows, refused, over = 0 }: Parsed,
  before: Before | null,
): DegradedReason | null {
  if (rows.length + over === 0)
    return text.trim() === '' || refused.length === 0 ? 'empty' : 'nothingReadable'
  if (!before) return null
  const isHalved = text.length < before.size / 2 || rows.length + refused.length + over < before.rows / 2
  return isHalved ? 'muchSmaller' : null
}

type Kept = { id: string; startDay: DayKey; endDay: DayKey }

export type Absent = { ids: string[]; areTooMany: boolean }

const mostShare = 0.3

/**
 * Which of the sightings that are expected in a list are absent from it, and whether they are more than 30 % at once of
 * a list that was believed lately: one that has said so for long has become another.
 * What is over is not expected, and of lists that show only what comes next nothing beyond the last day that they show.
 */
export function absentOf(
  kept: readonly Kept[],
  seen: { ids: ReadonlySet<string>; days: readonly DayKey[] },
  { kind, today, isBelievedLately }: { kind: SourceKind; today: DayKey; isBelievedLately: boolean },
): Absent {
  const lastDay = wholeLists.has(kind) ? '9999-12-31' : (seen.days.toSorted().at(-1) ?? '')
  const expected = kept.filter(({ startDay, endDay }) => endDay >= today && startDay <= lastDay)
  const ids = expected.filter(({ id }) => !seen.ids.has(id)).map(({ id }) => id)
  return { ids, areTooMany: isBelievedLately && ids.length > mostShare * expected.length }
}

/** Lists that hold all of their events; feeds, pages and CTFtime show only so many of the next. */
const wholeLists: ReadonlySet<SourceKind> = new Set(['xsa', 'confsTech', 'ccfDeadlines', 'owasp', 'json'])

/**
 * Marks what is absent from its list, and asks for a look at each event that it stood for and that is still ahead. One that
 * the same list names in another row, or that is called off already, needs none.
 */
export async function markVanished(
  client: PoolClient,
  ids: readonly string[],
  { at, today }: { at: Date; today: DayKey },
): Promise<void> {
  if (ids.length === 0) return
  await client.query(
    'update sightings set vanished_at = $2 where id = any($1::uuid[]) and vanished_at is null',
    [ids, at],
  )
  await client.query(
    `insert into proposals (kind, sighting_id, event_id, score)
     select 'vanished', s.id, s.event_id, case when elsewhere.is_seen then 0.5 else 1 end
     from sightings s
     join events e on e.id = s.event_id and e.end_day >= $2 and e.state <> 'cancelled'
     cross join lateral (
       select exists (
         select from sightings o where o.event_id = s.event_id and o.source_id <> s.source_id and o.vanished_at is null
       ) as is_seen
     ) elsewhere
     where s.id = any($1::uuid[]) and not exists (
       select from sightings o
       where o.event_id = s.event_id and o.source_id = s.source_id and o.vanished_at is null
     )
     on conflict do nothing`,
    [ids, today],
  )
}

/** What stands in its list again need not be looked at any more. */
export async function unmarkVanished(client: PoolClient, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await client.query(
    `delete from proposals where kind = 'vanished' and decided_at is null and sighting_id = any($1::uuid[])`,
    [ids],
  )
  await askAboutReturned(client, ids)
}

/** What was called off because it had vanished, and stands in its list again as taking place, may take place after all. */
async function askAboutReturned(client: PoolClient, ids: readonly string[]): Promise<void> {
  const { rows } = await client.query<Sighting>(
    `select ${sightingColumns} from sightings s join events e on e.id = s.event_id and e.state = 'cancelled'
     where s.id = any($1::uuid[]) and s.stated ->> 'state' = 'scheduled' and (
       select p.verdict = 'apply' and p.undone_at is null from proposals p
       where p.sighting_id = s.id and p.kind = 'vanished' order by p.decided_at desc limit 1
     )`,
    [ids],
  )
  const fields = [{ field: 'state', before: 'cancelled', after: 'scheduled' }]
  await proposeChanges(
    client,
    rows.flatMap((sighting) => (sighting.eventId ? [{ sighting, eventId: sighting.eventId, fields }] : [])),
  )
}

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
