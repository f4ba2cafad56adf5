import { randomUUID } from 'node:crypto'
import { daysBetween, dayKeyOf, type DayKey } from '@cyberluach/core/dates/day-key'
import type { EventState } from '@cyberluach/core/events/event-states'
import { eventFields, detailFields } from '@cyberluach/core/events/event-fields'
import { shortened } from '@cyberluach/core/text/excerpt'
import { configuration } from '../../../platform/configuration.ts'
import { lastInstant, type EventRow } from '../../events/rows.ts'
import { noteNewTranslations } from '../../translations/pairs.ts'
import {
  valueNames,
  claimedValues,
  type ValueName,
  documentOfChanges,
  writeAs,
  writeAsPerson,
} from '../reconcile/values.ts'
import { writeClaims, showClaims } from '../reconcile/claims.ts'
import { isInDoubt, type SourceRecord, type Stated } from '../rows.ts'
import type { Candidate, Match } from '../match/score.ts'
import type { Trusted, WriteContext } from '../reconcile/context.ts'
import type { FieldChange } from '@cyberluach/api/sources'
import { APIError } from 'payload'
import type { PoolClient } from 'pg'
import type { ProposalKind } from '@cyberluach/core/sources/sources'

/**
 * Puts what sources state on the calendar, an event for each record, in a few statements however many they are; what
 * Payload's own create would do besides is done here. Answers the events by their records.
 */
export async function publishRecords(
  { client, services }: WriteContext,
  records: readonly SourceRecord[],
): Promise<Map<string, string>> {
  if (records.length === 0) return new Map()
  const rows = records.map((record) => rowOf(record))
  await client.query(publication, [JSON.stringify(rows), services.configuration.timeZone])
  const events = rows.map(({ event }) => event)
  await client.query(texts, [JSON.stringify(rows)])
  await noteNewTranslations(client, 'events', events)
  const shown: ReadonlySet<ValueName> = new Set(valueNames)
  await writeClaims(
    client,
    records.map(({ sourceId, stated }, at) => ({
      eventId: events[at] ?? '',
      sourceId,
      values: claimedValues(stated),
      shown,
    })),
  )
  const ids = records.map(({ id }) => id)
  await takeBack(client, ids, ['new', 'pair'])
  await client.query(
    'update sightings s set event_id = g.event from unnest($1::uuid[], $2::uuid[]) as g (id, event) where s.id = g.id',
    [ids, events],
  )
  return new Map(ids.map((id, at) => [id, events[at] ?? '']))
}

/** Below this a candidate is probably another event. */
const probablyOne = 0.6

/**
 * Asks which of the events these are. What is probably new is published first where its source is trusted, unless it was
 * matched before: a wrong question keeps nothing off the calendar, and what turns out to be one can be merged later.
 */
export async function askOrPublish(
  context: WriteContext,
  source: Trusted,
  asked: readonly { record: SourceRecord; candidates: Candidate[] }[],
): Promise<void> {
  const { client } = context
  const isProbablyNew = ({ record, candidates }: (typeof asked)[number]) =>
    (candidates[0]?.score ?? 0) < probablyOne && !isInDoubt(record)
  const probablyNew = source.trust === 'publish' ? asked.filter(isProbablyNew) : []
  const { rows } = await client.query<{ id: string }>(
    'select id from sightings where id = any($1::uuid[]) and judged_at is null',
    [probablyNew.map(({ record }) => record.id)],
  )
  const unjudged = new Set(rows.map(({ id }) => id))
  const published = await publishRecords(
    context,
    probablyNew.flatMap(({ record }) => (unjudged.has(record.id) ? [record] : [])),
  )
  await proposePairs(
    client,
    asked.map(({ record, candidates }) => ({
      record: { ...record, eventId: published.get(record.id) ?? record.eventId },
      candidates,
    })),
  )
}

function rowOf({ sourceId, stated }: SourceRecord) {
  const { title, titleHe, description, city, venue, organizer, price } = stated
  const { names, place } = eventFields
  return {
    event: randomUUID(),
    source: sourceId,
    ...stated,
    title: shortened(title, names.title.limit),
    titleHe: titleHe && shortened(titleHe, names.titleHe.limit),
    description: description ?? '',
    city: city && shortened(city, place.locationCity.limit),
    venue: venue && shortened(venue, place.locationVenue.limit),
    organizer: organizer && shortened(organizer, detailFields.host.organizer.limit),
    price: price && shortened(price, detailFields.admission.price.limit),
    eventType: stated.eventType ?? 'conference',
    state: stateOf(stated),
  }
}

/** What moved before it came here has no former days here. */
function stateOf({ state }: Stated): EventState {
  return state === 'moved' ? 'scheduled' : state
}

const given = `jsonb_to_recordset($1::jsonb) as g (event uuid, source uuid, title text, "titleHe" text, description text,
  "startDay" text, "endDay" text, "startsAt" timestamptz, "endsAt" timestamptz, url text, "isOnline" boolean, city text,
  country text, venue text, "eventType" text, state text, organizer text, admission text, price text, languages text,
  "conductUrl" text, tags jsonb,
  deadlines jsonb)`

const dayOf = (instant: string) => `to_char(${instant} at time zone $2, 'YYYY-MM-DD')`

const publication = `
  insert into events (id, event_type, state, state_changed_at, all_day, starts_at, ends_at, start_day, end_day, is_online,
    location_country, location_city, location_venue, registration_url, organizer, admission, price, languages, conduct_url, source_name,
    source_url, checked_at)
  select g.event, g."eventType"::enum_events_event_type, g.state::enum_events_state,
    case when g.state <> 'scheduled' then now() end, g."startsAt" is null, g."startsAt", g."endsAt",
    coalesce(${dayOf('g."startsAt"')}, g."startDay"),
    case when g."startsAt" is null then g."endDay" else ${dayOf(lastInstant('g."startsAt"', 'g."endsAt"'))} end,
    g."isOnline", g.country, g.city, g.venue, g.url, g.organizer, g.admission::enum_events_admission, g.price,
    g.languages, g."conductUrl", s.name,
    coalesce(s.credit_url, s.address), now()
  from ${given}
  join sources s on s.id = g.source`

const texts = `
  with given as materialized (select * from ${given}),
  named as (
    insert into events_locales (_parent_id, _locale, title, description)
    select event, 'en'::_locales, title, description from given
    union all
    select event, 'he'::_locales, "titleHe", null from given where "titleHe" is not null
  ),
  tagged as (
    insert into events_texts (parent_id, path, "order", text)
    select event, 'tags', t.place, t.text from given
    cross join lateral jsonb_array_elements_text(given.tags) with ordinality as t (text, place)
  )
  insert into events_deadlines (_order, _parent_id, id, kind, day, at, zone, url, extended_from)
  select d.place, event, gen_random_uuid()::text, (d.said ->> 'kind')::enum_events_deadlines_kind, d.said ->> 'day',
    (d.said ->> 'at')::timestamptz, d.said ->> 'zone', d.said ->> 'url', d.said ->> 'extendedFrom'
  from given
  cross join lateral jsonb_array_elements(given.deadlines) with ordinality as d (said, place)`

type Changing = { record: SourceRecord; event: EventRow; changes: { own: FieldChange[] } }

/**
 * Writes what a source states into an event by Payload, so that its history, its former days and the mails follow. False
 * where Payload does not take it: then nothing of it is written.
 */
export async function writeChanges(
  { services, client, req }: WriteContext,
  { record, event, changes }: Changing,
): Promise<boolean> {
  await client.query('savepoint change')
  try {
    writeAs(req, record.sourceId)
    const data = documentOfChanges(changes.own, event)
    await services.payload.update({
      collection: 'events',
      id: event.id,
      data: data as never,
      locale: 'en',
      depth: 0,
      req,
    })
    await showClaims(client, event.id, record.sourceId, changes.own)
    await client.query('release savepoint change')
    return true
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    await client.query('rollback to savepoint change')
    return false
  } finally {
    writeAsPerson(req)
  }
}

type Proposing = {
  kind: ProposalKind
  record: string
  event: string | null
  candidates: Candidate[]
  fields: FieldChange[] | null
  score: number
}

/** Asks whether these are to be published: what comes next before what is far away or over. */
export async function proposeNew(client: PoolClient, records: readonly SourceRecord[]): Promise<string[]> {
  return propose(
    client,
    records.map(({ id, stated }) => ({
      ...nothing,
      kind: 'new',
      record: id,
      score: nearness(stated.startDay),
    })),
  )
}

/** Asks which of the events these are, the best first; of what stands on the calendar itself, whether both are one. */
export async function proposePairs(
  client: PoolClient,
  asked: readonly { record: SourceRecord; candidates: Candidate[] }[],
): Promise<string[]> {
  return propose(
    client,
    asked.map(({ record, candidates }) => ({
      ...nothing,
      kind: 'pair',
      record: record.id,
      event: record.eventId,
      candidates,
      score: candidates[0]?.score ?? 0,
    })),
  )
}

/** Asks about those of the records that may be events of the calendar; answers how many they are. */
export async function proposeUnsure(
  client: PoolClient,
  records: readonly SourceRecord[],
  matches: ReadonlyMap<string, Match>,
): Promise<number> {
  const unsure = records.flatMap((record) => {
    const match = matches.get(record.id)
    return match?.kind === 'ask' ? [{ record, candidates: match.candidates }] : []
  })
  await proposePairs(client, unsure)
  return unsure.length
}

/** Asks whether these changes of events are to be written. */
export async function proposeChanges(
  client: PoolClient,
  asked: readonly { record: SourceRecord; eventId: string; fields: FieldChange[] }[],
): Promise<string[]> {
  return propose(
    client,
    asked.map(({ record, eventId, fields }) => ({
      ...nothing,
      kind: 'change',
      record: record.id,
      event: eventId,
      fields,
      score: fields.some(({ field }) => field === 'state' || field === 'startDay') ? 1 : 0.5,
    })),
  )
}

/** What a record waited for is no question any more. */
export async function takeBack(
  client: PoolClient,
  records: readonly string[],
  kinds: readonly ProposalKind[],
): Promise<void> {
  await client.query(
    `delete from proposals where decided_at is null and sighting_id = any($1::uuid[]) and kind = any($2::text[])`,
    [records, kinds],
  )
}

const nothing = { event: null, candidates: [], fields: null }

/** One of a kind waits for each record: a later one says what it asks now. */
async function propose(client: PoolClient, proposing: readonly Proposing[]): Promise<string[]> {
  if (proposing.length === 0) return []
  const kind = proposing[0]?.kind
  const others: ProposalKind[] = kind === 'new' ? ['pair'] : kind === 'pair' ? ['new'] : []
  await takeBack(
    client,
    proposing.map(({ record }) => record),
    others,
  )
  const { rows } = await client.query<{ id: string }>(
    `insert into proposals (kind, sighting_id, event_id, candidates, fields, score)
     select kind, record, event, candidates, fields, score
     from jsonb_to_recordset($1::jsonb) as p (kind text, record uuid, event uuid, candidates jsonb, fields jsonb, score real)
     on conflict (sighting_id, kind) where decided_at is null do update set event_id = excluded.event_id,
       candidates = excluded.candidates, fields = excluded.fields, score = excluded.score
     returning id`,
    [JSON.stringify(proposing)],
  )
  return rows.map(({ id }) => id)
}

/** 1 for what begins today, less the more days it is away, 0 for what has begun: one day is as near at any hour. */
function nearness(startDay: DayKey): number {
  const days = daysBetween(dayKeyOf(new Date(), configuration().timeZone), startDay)
  return days < 0 ? 0 : 1 / (1 + days / 30)
}
