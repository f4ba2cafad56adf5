import type { DayKey } from '@cyberluach/core/dates/day-key'
import type { EventState } from '@cyberluach/core/events/event-states'
import type { SourceKind, DegradedReason, RejectionReason } from '@cyberluach/core/sources/sources'
import { foldedText } from '@cyberluach/core/text/spelling'
import type { PoolClient } from 'pg'
import { canonicalAddress, type KnownRecord } from '../match/identity.ts'
import { type Parsed, recordColumns, type Refused, type SourceRecord, type Stated } from '../rows.ts'
import { proposeChanges } from '../publish/publish.ts'

/** What was kept of the last list that was believed. */
export type Before = { size: number; rows: number }

/** Why a list that was fetched is not believed at all, so that nothing of it is taken; null where it is. */
export function sanityCheck(
  text: string,
  { rows, refused, over = 0 }: Parsed,
  before: Before | null,
): DegradedReason | null {
  if (rows.length + over === 0 && !refused.some(({ reason }) => reason === 'leftOut'))
    return text.trim() === '' || refused.length === 0 ? 'empty' : 'nothingReadable'
  if (!before) return null
  const isHalved = text.length < before.size / 2 || rows.length + refused.length + over < before.rows / 2
  return isHalved ? 'muchSmaller' : null
}

type Known = Pick<KnownRecord, 'id' | 'startDay' | 'endDay' | 'hasVanished' | 'isElsewhere' | 'stated'>

export type Absent = {
  /** Records that stand in their list no more. */
  ids: string[]
  /** Records whose row says that its days are open again. */
  undated: string[]
  /** Records that a row names which was not read: nothing is known of them. */
  rejected: string[]
  /** Of those, which the words of the source leave out. */
  leftOut: string[]
  areTooMany: boolean
}

const mostShare = 0.3
/** All of a month that had so many are a hole in the list. */
const leastOfMonth = 4

/**
 * Which of the records that are expected in a list are absent from it, and whether they are more than 30 % at once, or a
 * whole month, of a list that was believed lately: one that has said so for long has become another.
 * What is over is not expected, and of lists that show only what comes next nothing beyond the last day that they show.
 */
export function absentOf(
  known: readonly Known[],
  seen: { ids: ReadonlySet<string>; days: readonly DayKey[]; rejected: Rejections },
  { kind, today, isBelievedLately }: { kind: SourceKind; today: DayKey; isBelievedLately: boolean },
): Absent {
  const lastDay = wholeLists.has(kind) ? '9999-12-31' : (seen.days.toSorted().at(-1) ?? '')
  const expected = known.filter(({ startDay, endDay }) => endDay >= today && startDay <= lastDay)
  const missing = expected.filter(({ id }) => !seen.ids.has(id))
  const rejected = missing.filter(({ stated }) => seen.rejected(stated))
  const isFresh = ({ hasVanished }: Known) => !hasVanished
  const idsOf = (records: readonly Known[]) => records.map(({ id }) => id)
  const ids = idsOf(missing.filter((one) => isFresh(one) && !rejected.includes(one)))
  const fresh = expected.filter(isFresh)
  const gone = new Set(ids)
  const months = [...Map.groupBy(fresh, ({ startDay }) => startDay.slice(0, 7)).values()]
  const isHole = (month: Known[]) =>
    month.length >= leastOfMonth && month.every(({ id, isElsewhere }) => gone.has(id) && !isElsewhere)
  const undated = rejected.filter((one) => isFresh(one) && seen.rejected(one.stated) === 'toBeDetermined')
  return {
    ids,
    undated: idsOf(undated),
    rejected: idsOf(rejected),
    leftOut: idsOf(rejected.filter(({ stated }) => seen.rejected(stated) === 'leftOut')),
    areTooMany: isBelievedLately && (ids.length > mostShare * fresh.length || months.some(isHole)),
  }
}

/** Why the row was rejected that names a record by its address or its title; undefined where none does. */
type Rejections = (stated: Stated) => RejectionReason | undefined

export function readRejections(rejected: readonly Refused[]): Rejections {
  const rows = rejected.map(({ raw, reason }) => ({
    reason,
    text: ` ${foldedText(raw)} `,
    links: new Set(raw.match(link)?.map(canonicalAddress)),
  }))
  return ({ title, url }) => {
    const [name, address] = [foldedText(title), canonicalAddress(url)]
    const isNamed = ({ text, links }: (typeof rows)[number]) =>
      (address !== null && links.has(address)) || (name !== '' && text.includes(` ${name} `))
    return rows.find(isNamed)?.reason
  }
}

const link = /https?:\/\/[^\s"'<>|)\]\\]+/gi

/** Lists that hold all of their events; feeds, pages and CTFtime show only so many of the next. */
const wholeLists: ReadonlySet<SourceKind> = new Set(['xsa', 'confsTech', 'ccfDeadlines', 'owasp', 'json'])

/** Marks what is absent from its list, or stands there without its days. */
export async function markVanished(client: PoolClient, ids: readonly string[], at: Date): Promise<void> {
  await client.query('update sightings set vanished_at = $2 where id = any($1::uuid[]) and vanished_at is null', [
    ids,
    at,
  ])
}

type When = { at: Date; today: DayKey }

/** Whether the event is in a list that is read: in another row of this one, or in another. Given the day of today. */
const isListed = (event: string, source: string, today: string) => `exists (
  select from sightings o join sources list on list.id = o.source_id
  where o.event_id = ${event} and o.vanished_at is null and o.end_day >= ${today}
    and (o.source_id = ${source} or list.is_on)
)`

/**
 * Asks for a look at each event ahead whose list dropped it, once: where no list names it any more, no new row of this one
 * may be it, and it is not called off already. What is to get new days is offered as postponed.
 */
export async function askAboutAbsent(
  client: PoolClient,
  source: string,
  { undated, rejected }: Absent,
  { today }: When,
): Promise<void> {
  await client.query(
    `insert into proposals (kind, sighting_id, event_id, score)
     select distinct on (e.id) 'vanished', s.id, e.id, 1
     from sightings s
     join events e on e.id = s.event_id and e.end_day >= $2 and e.state <> 'cancelled'
     where s.source_id = $1 and s.vanished_at is not null and s.end_day >= $2 and s.id <> all($3::uuid[])
       and not ${isListed('e.id', 's.source_id', '$2')}
       and not exists (
         select from proposals p
         where p.sighting_id = s.id and p.kind in ('vanished', 'change') and p.decided_at >= s.vanished_at
       )
       and not exists (
         select from proposals p join sightings o on o.id = p.sighting_id
         where p.decided_at is null and (
           p.kind = 'vanished' and p.event_id = e.id
           or p.kind = 'pair' and o.source_id = s.source_id
             and p.candidates @> jsonb_build_array(jsonb_build_object('eventId', e.id))
         )
       )
     on conflict do nothing`,
    [source, today, rejected],
  )
  const { rows } = await client.query<SourceRecord & { state: string }>(
    `select ${recordColumns}, e.state from sightings s
     join events e on e.id = s.event_id and e.end_day >= $2 and e.state in ('scheduled', 'moved')
     where s.id = any($1::uuid[]) and not ${isListed('e.id', 's.source_id', '$2')}`,
    [undated, today],
  )
  await proposeStates(client, rows, 'postponed')
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

/** What was called off or put off because its list had dropped it or its days, and stands there again, may take place after all. */
async function askAboutReturned(client: PoolClient, ids: readonly string[]): Promise<void> {
  const { rows } = await client.query<SourceRecord & { state: string }>(
    `select ${recordColumns}, e.state
     from sightings s join events e on e.id = s.event_id and e.state in ('cancelled', 'postponed')
     where s.id = any($1::uuid[]) and s.stated ->> 'state' = 'scheduled' and (
       select p.verdict = 'apply' and p.undone_at is null from proposals p
       where p.sighting_id = s.id and p.decided_at is not null
         and (p.kind = 'vanished' or p.fields @> '[{"field": "state", "after": "postponed"}]')
       order by p.decided_at desc limit 1
     )`,
    [ids],
  )
  await proposeStates(client, rows, 'scheduled')
}

async function proposeStates(
  client: PoolClient,
  records: readonly (SourceRecord & { state: string })[],
  after: EventState,
): Promise<void> {
  const asked = records.flatMap(({ state, ...record }) => {
    const fields = [{ field: 'state', before: state, after }]
    return record.eventId ? [{ record, eventId: record.eventId, fields }] : []
  })
  await proposeChanges(client, asked)
}

/**
 * Takes back what is asked of rows that stand in their list no more: rows that are absent, and rows that were over, which
 * nobody expects, and are gone or stand there on other days. They are asked about again when they come back.
 */
export async function withdrawQuestions(
  client: PoolClient,
  source: string,
  { ids, rejected, leftOut }: Absent,
  { at, today }: When,
): Promise<void> {
  await client.query(
    `with withdrawn as (
       delete from proposals p using sightings s
       where s.id = p.sighting_id and p.decided_at is null and p.kind <> 'vanished' and s.source_id = $1
         and s.last_seen_at < $3 and (s.id = any($2::uuid[]) or s.end_day < $4) and s.id <> all($5::uuid[])
       returning p.sighting_id
     )
     update sightings set vanished_at = $3
     where id in (select sighting_id from withdrawn) and vanished_at is null`,
    [source, [...ids, ...leftOut], at, today, rejected.filter((id) => !leftOut.includes(id))],
  )
}

/**
 * Takes back what is asked of events that are over since, and whether an event has vanished that a list names, or a row
 * that could not be read.
 */
export async function withdrawAnswered(
  client: PoolClient,
  { rejected }: Pick<Absent, 'rejected'>,
  { today }: When,
): Promise<void> {
  await client.query(
    `delete from proposals p using sightings s, events e
     where s.id = p.sighting_id and e.id = p.event_id and p.decided_at is null and (
       p.kind = 'vanished' and (s.id = any($1::uuid[]) or ${isListed('e.id', 's.source_id', '$2')})
       or greatest(e.end_day, s.end_day) < $2 and p.created_at < greatest(e.end_day, s.end_day)::date + 1
     )`,
    [rejected, today],
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
