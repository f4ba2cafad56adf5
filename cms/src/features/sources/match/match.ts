import type { PoolClient } from 'pg'
import type { SourceRecord } from '../rows.ts'
import { type Match, scoreNearby, type Candidate, type Nearby } from './score.ts'
import { canonicalAddress, canonicalHost } from './identity.ts'
import { foldedName } from './names.ts'
import { englishCityName, hebrewCityName } from '@cyberluach/core/places/city-names'
import { isSharedHost } from '@cyberluach/core/events/shared-hosts'

/**
 * What each record is. What is known comes first: its event, a decision that was taken once; then address, host and name.
 * However many they are, in three statements.
 */
export async function matchRecords(
  client: PoolClient,
  records: readonly SourceRecord[],
  context: ListContext = {},
): Promise<Map<string, Match>> {
  const matched = new Map<string, Match>()
  for (const { id, eventId } of records) if (eventId) matched.set(id, { kind: 'known', eventId })
  const unknown = records.filter(({ id }) => !matched.has(id))
  if (unknown.length === 0) return matched
  for (const [id, eventId] of await readVerdicts(client, unknown))
    matched.set(id, {
      kind: 'merge',
      eventId,
      why: 'verdict',
      candidates: [{ eventId, score: 1, why: [] }],
    })
  const open = unknown.filter(({ id }) => !matched.has(id))
  const nearby = open.length > 0 ? await findCandidates(client, open, context) : new Map<string, never>()
  for (const { id, stated } of open) matched.set(id, scoreNearby(stated, nearby.get(id) ?? []))
  return matched
}

/** What one record is. */
export async function matchRecord(client: PoolClient, record: SourceRecord): Promise<Match> {
  return (await matchRecords(client, [record])).get(record.id) ?? { kind: 'new' }
}

async function readVerdicts(client: PoolClient, records: readonly SourceRecord[]): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; event: string }>(
    `select sighting_id as id, event_id as event from sighting_verdicts
     where sighting_id = any($1::uuid[]) and verdict = 'same'`,
    [records.map(({ id }) => id)],
  )
  return new Map(rows.map(({ id, event }) => [id, event]))
}

type Matched = { record: SourceRecord; match: Match }

/**
 * Of rows of one list that merge with one event, the surest is it; the others are to be matched later, beside it: what a list
 * names in several rows is several.
 */
export function deferDuplicates(
  records: readonly SourceRecord[],
  matched: ReadonlyMap<string, Match>,
): { reconciled: Matched[]; later: SourceRecord[] } {
  const merging = new Set<string>()
  const reconciled: Matched[] = []
  const later: SourceRecord[] = []
  for (const one of surestFirst(records, matched)) {
    const { record, match } = one
    if (match.kind === 'merge' && merging.has(match.eventId)) later.push(record)
    else reconciled.push(one)
    if (match.kind === 'merge') merging.add(match.eventId)
  }
  return { reconciled, later }
}

function surestFirst(records: readonly SourceRecord[], matched: ReadonlyMap<string, Match>): Matched[] {
  const score = ({ match }: Matched) => (match.kind === 'merge' ? (match.candidates[0]?.score ?? 0) : 0)
  return records
    .map((record) => ({ record, match: matched.get(record.id) ?? { kind: 'new' as const } }))
    .toSorted((one, other) => score(other) - score(one))
}

/** What each row of a list is, as a sync would match it after it had kept them all. */
export async function matchPreviewed(
  client: PoolClient,
  records: readonly SourceRecord[],
  offers?: ListContext['offers'],
): Promise<Map<string, Match>> {
  const rows = records.map(({ id }) => id)
  const matched = new Map<string, Match>()
  const events: string[] = []
  let open = records
  while (open.length > 0) {
    const { reconciled, later } = deferDuplicates(open, await matchRecords(client, open, { rows, events, offers }))
    for (const { record, match } of reconciled) {
      matched.set(record.id, match)
      if (match.kind === 'merge') events.push(match.eventId)
    }
    open = later
  }
  return matched
}

/**
 * The other events that records of known events may be as well by what they state now, the best first: a list that moves
 * an event to where one of its name is says that both are one, or that they are told apart by somebody.
 */
export async function findCollisions(
  client: PoolClient,
  linked: readonly { record: SourceRecord; eventId: string }[],
): Promise<Map<string, Candidate[]>> {
  const found = new Map<string, Candidate[]>()
  if (linked.length === 0) return found
  const nearby = await findCandidates(
    client,
    linked.map(({ record }) => record),
  )
  for (const { record, eventId } of linked) {
    const others = (nearby.get(record.id) ?? []).filter((event) => event.eventId !== eventId)
    const match = scoreNearby(record.stated, others)
    if (match.kind !== 'ask' && match.kind !== 'merge') continue
    const candidates = match.candidates.filter(isThere)
    if (candidates.length > 0) found.set(record.id, candidates)
  }
  return found
}

const isThere = ({ why }: Candidate) =>
  why.includes('alikeName') && (why.includes('sameDays') || why.includes('closeDays'))

/** What is known of a list besides its records. */
export type ListContext = {
  /** What it names now, where nothing of it is kept yet: its rows by their ids, and events that others of its rows are. */
  rows?: readonly string[]
  events?: readonly string[]
  /** By record, the events of rows that it dropped, which have its name. */
  offers?: ReadonlyMap<string, readonly string[]> | undefined
}

/**
 * The events that each record may be of: with the same address within a month or in the same year, on the same host within
 * a week unless many share it, or within three days with a name or in a city that is alike, or of one name meanwhile. Without those that were decided
 * to be others, by this name of this list for good.
 */
export async function findCandidates(
  client: PoolClient,
  records: readonly SourceRecord[],
  { rows: listed = [], events: besides = [], offers = new Map() }: ListContext = {},
): Promise<Map<string, Nearby[]>> {
  const asked = records.map((record) => askedOf(record, offers.get(record.id) ?? []))
  const { rows } = await client.query<Nearby>(nearby, [JSON.stringify(asked), listed, besides])
  const isOther = await readOthers(client, records)
  const byRecord = new Map(records.map((record) => [record.id, record]))
  const found = rows.filter((row) => {
    const record = byRecord.get(row.recordId)
    return record && !isOther(record, row)
  })
  return Map.groupBy(found, ({ recordId }) => recordId)
}

/** Whether a name of a list was said not to be an event of another name, in whichever year. */
async function readOthers(client: PoolClient, records: readonly SourceRecord[]) {
  const { rows } = await client.query<{ source: string; stated: string; title: string }>(
    `select distinct s.source_id as source, s.stated ->> 'title' as stated, l.title
     from sighting_verdicts v join sightings s on s.id = v.sighting_id
     join events_locales l on l._parent_id = v.event_id and l.title <> ''
     where v.verdict = 'different' and s.source_id = any($1::uuid[])`,
    [[...new Set(records.map(({ sourceId }) => sourceId))]],
  )
  const others = new Set(rows.map(({ source, stated, title }) => seriesKey(source, stated, title)))
  return ({ sourceId, stated }: SourceRecord, { title, titleHe }: Nearby) =>
    [title, titleHe].some(
      (name) =>
        name && seriesOf(name) !== seriesOf(stated.title) && others.has(seriesKey(sourceId, stated.title, name)),
    )
}

const seriesOf = (title: string) =>
  foldedName(title)
    .replaceAll(/(?<=^| )(?:19|20)\d\d(?= |$)/g, '')
    .trim()
const seriesKey = (source: string, stated: string, title: string) =>
  `${source} ${seriesOf(stated)} | ${seriesOf(title)}`

function askedOf({ id, sourceId, stated, lastSeenAt }: SourceRecord, offered: readonly string[]) {
  const host = canonicalHost(stated.url)
  const city = stated.city?.split(/[,(]/)[0] ?? ''
  return {
    id,
    source: sourceId,
    seen: lastSeenAt,
    today: lastSeenAt.toISOString().slice(0, 10),
    offered,
    day: stated.startDay,
    address: canonicalAddress(stated.url),
    host: host && !isSharedHost(host) ? host : null,
    last: stated.endDay,
    cities: [city, englishCityName(city), hebrewCityName(city)].filter(Boolean),
    title: stated.title,
    title_he: stated.titleHe,
  }
}

/** As far as trigrams are asked: names are compared by `alike` afterwards. */
const alikeFrom = 0.25

const shift = (days: number) => `to_char(a.day::date + (${days}), 'YYYY-MM-DD')`
const within = (days: number) => `k.start_day between ${shift(-days)} and ${shift(days)}`
const inYearOrWithin = (days: number) =>
  `k.start_day between least(${shift(-days)}, left(a.day, 4) || '-01-01')
    and greatest(${shift(days)}, left(a.day, 4) || '-12-31')`

/** Each by the index, as are events and their records below: joined, all of them would be read. */
const titleIn = (locale: 'en' | 'he') =>
  `(select l.title from events_locales l where l._parent_id = k.event_id and l._locale = '${locale}')`

const nearby = `
  with asked as materialized (
    select a.*, distinct_name(a.title) as name, distinct_name(a.title_he) as name_he,
      array(select folded_text(city) from unnest(a.cities) city) as folded_cities
    from jsonb_to_recordset($1::jsonb) as a (id uuid, source uuid, seen timestamptz, today text, offered uuid[], day text,
      last text, address text, host text, cities text[], title text, title_he text)
  )
  select a.id as "recordId", k.event_id as "eventId", ${titleIn('en')} as title, ${titleIn('he')} as "titleHe", e.location_city as city,
    e.location_country as country, coalesce(e.is_online, false) as "isOnline", e.start_day as "startDay", e.end_day as "endDay",
    e.end_day < a.today and a.day >= a.today as "isOver", e.id = any(a.offered) as "isOffered",
    coalesce(k.address = a.address, false) as "sameAddress", coalesce(k.host = a.host, false) as "sameHost",
    k.event_id = any($3::uuid[]) or exists (
      select from (select * from sightings where event_id = k.event_id offset 0) o
      where o.source_id = a.source and o.id <> a.id and (o.last_seen_at >= a.seen or o.id = any($2::uuid[]))
    ) as "isListedBeside"
  from asked a
  cross join lateral (
    select k.* from event_keys k where k.address = a.address and ${inYearOrWithin(31)}
    union
    select k.* from event_keys k where k.host = a.host and ${within(7)}
    union
    select k.* from event_keys k where k.event_id = any(a.offered)
    union
    select k.* from event_keys k join events o on o.id = k.event_id
    where k.name = a.name and k.name <> '' and ${within(7)} and o.start_day <= a.last and o.end_day >= a.day
    union
    select k.* from event_keys k where ${within(3)} and (k.city = any(a.folded_cities)
      or similarity(k.name, a.name) >= ${alikeFrom}
      or k.name_he <> '' and similarity(k.name_he, a.name) >= ${alikeFrom}
      or a.name_he <> '' and greatest(similarity(k.name, a.name_he), similarity(k.name_he, a.name_he)) >= ${alikeFrom})
  ) k
  cross join lateral (select * from events where id = k.event_id offset 0) e
  where not exists (
    select from sighting_verdicts v
    where v.sighting_id = a.id and v.event_id = k.event_id and v.verdict = 'different'
  )`
