import { addDays, type DayKey } from '@cyberluach/core/dates/day-key'
import type { PoolClient } from 'pg'
import { mostDays, type Identified, type KnownRecord, canonicalAddress } from '../match/identity.ts'
import type { Stated, SourceRecord, SourceRow } from '../rows.ts'
import { isDeepStrictEqual } from 'node:util'
import { mayCloseAfter } from '@cyberluach/core/events/deadline'
import { foldedText } from '@cyberluach/core/text/spelling'

/**
 * Those that the rows may be: those of their keys, and all that are not over for so long that the next edition is nearer.
 */
export async function readKnown(
  client: PoolClient,
  source: string,
  rows: readonly KeyedRow[],
  today: DayKey,
): Promise<KnownRecord[]> {
  const { rows: known } = await client.query<KnownRecord>(
    `select s.id, s.key, s.stated, s.event_id as "eventId", s.start_day as "startDay", s.end_day as "endDay",
       s.vanished_at is not null as "hasVanished",
       s.start_day > $3 or (s.vanished_at < s.start_day::date or exists (
         select from source_runs r where r.source_id = $1 and r.outcome in ('changed', 'unchanged')
           and r.started_at > s.last_seen_at and r.started_at < s.start_day::date
       )) and not other."isElsewhere" as "mayMove", other."isElsewhere"
     from sightings s cross join lateral (
       select exists (
         select from sightings o join sources list on list.id = o.source_id and list.is_on
         where o.event_id = s.event_id and o.source_id <> $1 and o.vanished_at is null and o.start_day = s.start_day
       ) as "isElsewhere"
     ) other
     where s.source_id = $1 and (s.key = any($2::text[]) or s.end_day >= $4)`,
    [source, rows.map(({ key }) => key), today, addDays(today, -mostDays)],
  )
  return known
}

export type Written = { record: SourceRecord; key: string; isNew: boolean; isChanged: boolean }

const batchSize = 200

/** Keeps what the rows say, as seen at a moment: new ones, changed ones, and those that say the same as before. */
export async function writeRecords(
  client: PoolClient,
  source: string,
  rows: readonly KeyedRow[],
  at: Date,
): Promise<Written[]> {
  const written: Written[] = []
  for (let from = 0; from < rows.length; from += batchSize)
    written.push(...(await writeBatch(client, source, rows.slice(from, from + batchSize), at)))
  return written
}

async function writeBatch(client: PoolClient, source: string, rows: readonly KeyedRow[], at: Date): Promise<Written[]> {
  const stated = rows.map(({ row }) => storableStated(row))
  const { rows: written } = await client.query<SourceRecord & Omit<Written, 'record'>>(
    `insert into sightings as kept (source_id, key, raw, stated, first_seen_at, last_seen_at, changed_at)
     select $1, key, raw::jsonb, stated::jsonb, $5, $5, $5
     from unnest($2::text[], $3::text[], $4::text[]) as row (key, raw, stated)
     on conflict (source_id, key) do update set raw = excluded.raw, stated = excluded.stated,
       last_seen_at = excluded.last_seen_at, vanished_at = null,
       changed_at = case when kept.stated = excluded.stated then kept.changed_at else excluded.changed_at end
     returning id, source_id as "sourceId", stated, event_id as "eventId", last_seen_at as "lastSeenAt", key,
       xmax = 0 as "isNew", changed_at = $5 and xmax <> 0 as "isChanged"`,
    [source, rows.map(({ key }) => key), rows.map(({ row }) => storable(row.raw ?? null)), stated, at],
  )
  return written.map(({ key, isNew, isChanged, ...record }) => ({ record, key, isNew, isChanged }))
}

/** Gives records the keys of the rows that they are. One whose key is another record's now, or a new one's, keeps its own. */
export async function rekey(
  client: PoolClient,
  known: readonly KnownRecord[],
  rows: readonly KeyedRow[],
  { records }: Identified,
): Promise<void> {
  const keys = new Map([...records].map(([key, { id }]) => [id, key]))
  const taken = new Set(rows.map(({ key }) => key))
  for (const { id, key } of known) if (!keys.has(id) && taken.has(key)) keys.set(id, `was ${id}`)
  const changed = known.filter(({ id, key }) => keys.has(id) && keys.get(id) !== key).map(({ id }) => id)
  if (changed.length === 0) return
  // Two may have each other's.
  await client.query(`update sightings set key = 'was ' || id where id = any($1::uuid[])`, [changed])
  await client.query(
    `update sightings s set key = g.key from unnest($1::uuid[], $2::text[]) as g (id, key) where s.id = g.id`,
    [changed, changed.map((id) => keys.get(id))],
  )
}

/** Keeps that all of a list was seen again, which says the same as at its last run. */
export async function seenAgain(client: PoolClient, source: string, last: Date, at: Date): Promise<number> {
  const { rowCount } = await client.query(
    `update sightings set last_seen_at = $3 where source_id = $1 and last_seen_at = $2 and vanished_at is null`,
    [source, last, at],
  )
  return rowCount ?? 0
}

/** A record as a sync would keep it. */
export type PreviewRecord = { record: SourceRecord; key: string; isNew: boolean; isChanged: boolean }

/** The records that a sync would make of the rows, as they were kept before or under ids of nothing. */
export function previewRecords(
  sourceId: string,
  rows: readonly KeyedRow[],
  { records }: Identified,
  now: Date,
): PreviewRecord[] {
  return rows.map(({ key, row }) => {
    const stated = JSON.parse(storableStated(row)) as Stated
    const before = records.get(key)
    const id = before?.id ?? crypto.randomUUID()
    const record = { id, sourceId, stated, eventId: before?.eventId ?? null, lastSeenAt: now }
    const isChanged = Boolean(before) && (before?.hasVanished || !isDeepStrictEqual(before?.stated, stated))
    return { record, key, isNew: !before, isChanged }
  })
}

export type KeyedRow = { key: string; row: SourceRow }

/**
 * The rows of a list by their keys, each once, also where it stands there under two ids.
 * What stands in a list under one name or address and day, and is called otherwise, or in
 * another city, is told apart by that.
 */
export function keyedRows(rows: readonly SourceRow[]): KeyedRow[] {
  const byKey = new Map<string, SourceRow>()
  for (const [key, ofKey] of Map.groupBy(rows, recordKey)) {
    const apart = new Set(ofKey.map(apartOf))
    const cities = new Set(ofKey.flatMap(({ city }) => (city ? [foldedText(city)] : [])))
    for (const row of ofKey) {
      const called = apart.size > 1 ? ` ${apartOf(row)}` : ''
      const own = storableText(`${key}${called}${cities.size > 1 ? ` in ${foldedText(row.city ?? '')}` : ''}`)
      if (!byKey.has(own)) byKey.set(own, takenRow(row))
    }
  }
  const doubles = Map.groupBy(byKey, ([, row]) => storableStated({ ...row, id: null }))
  return [...doubles.values()].flatMap(([one]) => (one ? [{ key: one[0], row: one[1] }] : []))
}

/** What a list says closes after its event, and cannot, is left out: a date of another year, most often. */
function takenRow(row: SourceRow): SourceRow {
  const deadlines = row.deadlines.filter((deadline) => mayCloseAfter(deadline, row.endDay))
  return { ...row, deadlines }
}

function apartOf({ id, title, startDay }: SourceRow): string {
  return `${id === null ? '' : `on ${startDay} `}called ${foldedText(title)}`
}

type Named = Pick<SourceRow, 'id' | 'url' | 'title' | 'startDay'>

/** By what a row is known again in the next state of its list: by its id, or by address or title together with its day. */
export function recordKey({ id, url, title, startDay }: Named): string {
  if (id !== null) return `id ${id}`
  const address = canonicalAddress(url)
  return `${address ? `at ${address}` : `called ${foldedText(title)}`} on ${startDay}`
}

/** A value as JSON that PostgreSQL takes: without null characters, and halves of characters replaced. */
export function storable(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => {
    if (typeof part === 'string') return storableText(part)
    return isPlain(part)
      ? Object.fromEntries(Object.entries(part).map(([name, inner]) => [storableText(name), inner]))
      : part
  })
}

/** What a row states, without the row as it stood. */
export function storableStated(row: SourceRow): string {
  return storable({ ...row, raw: undefined })
}

export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
