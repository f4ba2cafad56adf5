import type { PoolClient, Pool } from 'pg'
import { type EventValues, type ValueName, valueNames, valueOfClaimed, type Days, type Place } from './values.ts'
import type { FieldChange, ClaimedField, KnownEvent, Claim } from '@cyberluach/api/sources'
import { eventPath, type CalendarEvent } from '@cyberluach/core/events/event'
import { eventColumns, wholeTables, type EventRow } from '../../events/rows.ts'
import type { DayKey } from '@cyberluach/core/dates/day-key'
import { claimedParts, type SourceClaim } from '@cyberluach/core/events/event-page'
import { creditColumns } from '../../events/credits.ts'
import { sameCity, foldedName } from '../match/names.ts'

/** Who states what of an event; `sourceId` is null for a person. */
export type ClaimRow = {
  eventId: string
  field: ValueName
  sourceId: string | null
  value: unknown
  isShown: boolean
}

/** All that is stated of the events. */
export async function readClaimRows(client: PoolClient, events: readonly string[]): Promise<ClaimRow[]> {
  const { rows } = await client.query<ClaimRow>(
    `select event_id as "eventId", field, source_id as "sourceId", value, is_shown as "isShown"
     from event_statements where event_id = any($1::uuid[])`,
    [events],
  )
  return rows
}

export type Stating = {
  eventId: string
  sourceId: string
  values: EventValues
  shown: ReadonlySet<ValueName>
}

/**
 * Keeps what sources state, with since when they do. What is not `shown` of theirs stays as it was; a value that is shown
 * from one is shown from nobody else.
 */
export async function writeClaims(client: PoolClient, stating: readonly Stating[]): Promise<void> {
  const rows = stating.flatMap(({ eventId, sourceId, values, shown }) =>
    valueNames
      .filter((field) => values[field] !== null)
      .map((field) => ({
        event: eventId,
        source: sourceId,
        field,
        value: values[field],
        shown: shown.has(field),
      })),
  )
  if (rows.length === 0) return
  await client.query(
    `with given as materialized (
       select * from jsonb_to_recordset($1::jsonb) as g (event uuid, source uuid, field text, value jsonb, shown boolean)
     ),
     hidden as (
       update event_statements s set is_shown = false from given g
       where g.shown and s.is_shown and s.event_id = g.event and s.field = g.field and s.source_id is distinct from g.source
     )
     insert into event_statements as kept (event_id, field, source_id, value, is_shown)
     select event, field, source, value, shown from given
     on conflict (event_id, field, source_id) do update set value = excluded.value,
       stated_at = case when kept.value = excluded.value then kept.stated_at else excluded.stated_at end,
       is_shown = kept.is_shown or excluded.is_shown
     where kept.value is distinct from excluded.value or excluded.is_shown and not kept.is_shown`,
    [JSON.stringify(rows)],
  )
}

/**
 * Says that the fields that were changed are shown from this source since, and from nobody else. Of deadlines that a person
 * wrote only some changed: they stay a person's.
 */
export async function showClaims(
  client: PoolClient,
  event: string,
  source: string,
  changes: readonly FieldChange[],
): Promise<void> {
  const fields = [...new Set(changes.map(({ field }) => valueOfClaimed[field as ClaimedField]))]
  await client.query(
    `update event_statements set is_shown = source_id is not distinct from $2::uuid
     where event_id = $1 and field = any($3::text[]) and not (field = 'deadlines' and exists (
       select from event_statements p
       where p.event_id = $1 and p.field = 'deadlines' and p.source_id is null and p.is_shown))`,
    [event, source, fields],
  )
}

type Shown = { eventId: string; field: string; source: string | null }

/** What the calendar says of the events, in the words of a statement, and who states what is shown. */
export async function readKnownEvents(
  database: Pool | PoolClient,
  ids: readonly string[],
): Promise<Map<string, KnownEvent>> {
  if (ids.length === 0) return new Map()
  const { rows } = await database.query<EventRow>(
    `select ${eventColumns} from ${wholeTables} where e.id = any($1::uuid[])`,
    [ids],
  )
  const { rows: shown } = await database.query<Shown>(
    `select s.event_id as "eventId", s.field, o.name as source
     from event_statements s left join sources o on o.id = s.source_id
     where s.event_id = any($1::uuid[]) and s.is_shown`,
    [ids],
  )
  const byEvent = Map.groupBy(shown, ({ eventId }) => eventId)
  return new Map(rows.map((row) => [row.id, knownEventOf(row, byEvent.get(row.id) ?? [])]))
}

function knownEventOf(row: EventRow, shown: readonly Shown[]): KnownEvent {
  const bySource = new Map(shown.map(({ field, source }) => [field, source]))
  const stated = Object.entries(valueOfClaimed).filter(([, value]) => bySource.has(value))
  return {
    id: row.id,
    path: eventPath(row.slug),
    isPublished: true,
    statement: statementOf(row),
    statedBy: Object.fromEntries(stated.map(([field, value]) => [field, bySource.get(value) ?? null])),
  }
}

function statementOf(row: EventRow): Claim {
  return {
    title: row.title ?? row.titleHe ?? '',
    titleHe: row.titleHe,
    description: row.description || null,
    startDay: row.startDay,
    endDay: row.endDay,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    url: row.registrationUrl,
    isOnline: row.isOnline,
    city: row.locationCity,
    country: row.locationCountry,
    venue: row.locationVenue,
    eventType: row.eventType,
    state: row.state,
    organizer: row.organizer,
    admission: row.admission,
    price: row.price,
    languages: row.languages,
    conductUrl: row.conductUrl,
    tags: row.tags ?? [],
    deadlines: row.deadlines ?? [],
  }
}

type Said = Partial<Record<keyof EventValues, { value: unknown; isShown: boolean }>>

type Row = { name: string; url: string; licence: string | null; checkedAt: Date; said: Said }

/** The lists that name an event now, those that something shown comes from first, and where they contradict it. */
export async function readSourceClaims(pool: Pool, event: CalendarEvent): Promise<SourceClaim[]> {
  const { rows } = await pool.query<Row>({
    name: 'sources of an event',
    text: `select ${creditColumns}, seen.at as "checkedAt", coalesce((
         select jsonb_object_agg(s.field, jsonb_build_object('value', s.value, 'isShown', s.is_shown))
         from event_statements s
         where s.event_id = $1 and s.source_id = list.id and s.field in ('days', 'place', 'link', 'deadlines', 'state')
       ), '{}') as said
       from (
         select source_id, max(last_seen_at) as at from sightings
         where event_id = $1 and vanished_at is null group by source_id
       ) seen
       join sources list on list.id = seen.source_id
       order by 1, list.id`,
    values: [event.id],
  })
  const statements = oneOfEachCredit(rows.map((row) => claimOf(row, event)))
  return statements.sort((one, other) => other.shown.length - one.shown.length)
}

/** A list that is read from several addresses is one to its readers, and what it is shown by is not contradicted by itself. */
function oneOfEachCredit(statements: readonly SourceClaim[]): SourceClaim[] {
  const groups = Map.groupBy(statements, ({ name, url }) => `${name} ${url}`)
  return [...groups.values()].flatMap((same) => {
    const first = same.toSorted((one, other) => other.shown.length - one.shown.length)[0]
    if (!first) return []
    return {
      ...first,
      checkedAt:
        same
          .map(({ checkedAt }) => checkedAt)
          .toSorted()
          .at(-1) ?? first.checkedAt,
      shown: claimedParts.filter((part) => same.some(({ shown }) => shown.includes(part))),
    }
  })
}

function claimOf({ name, url, licence, checkedAt, said }: Row, event: CalendarEvent): SourceClaim {
  return {
    name,
    url,
    licence,
    isOwnPage: false,
    checkedAt: checkedAt.toISOString(),
    shown: claimedParts.filter((part) => said[part]?.isShown),
    otherDays: otherDaysOf(said.days?.value as Days | undefined, event),
    otherState: otherStateOf(said.state?.value, event),
    otherPlace: otherPlaceOf(said.place?.value as Place | undefined, event),
  }
}

function otherDaysOf(days: Days | undefined, { day, lastDay }: CalendarEvent): SourceClaim['otherDays'] {
  if (!days || (days.startDay === day && days.endDay === lastDay)) return null
  // Hours have their days in another zone, maybe: a day before or after is the same one there.
  if (days.startsAt && daysBetween(days.startDay, day) <= 1 && daysBetween(days.endDay, lastDay) <= 1) return null
  return { day: days.startDay, lastDay: days.endDay }
}

const daysBetween = (one: DayKey, other: DayKey) => Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000

function otherStateOf(state: unknown, event: CalendarEvent): SourceClaim['otherState'] {
  const isOff = state === 'cancelled' || state === 'postponed'
  return isOff && state !== event.state ? state : null
}

/** Only where both tell a city in the same letters, or a country. */
function otherPlaceOf(place: Place | undefined, event: CalendarEvent): SourceClaim['otherPlace'] {
  if (!place || place.isOnline !== event.isOnline) return null
  const { locationCity, locationCountry: country } = event
  const isOtherCountry =
    Boolean(country && place.country) && foldedName(country ?? '') !== foldedName(place.country ?? '')
  const isOtherCity =
    isHebrew(locationCity) === isHebrew(place.city) &&
    sameCity(cityAlone(locationCity), cityAlone(place.city)) === false
  return isOtherCountry || isOtherCity ? { city: place.city, country: place.country } : null
}

const cityAlone = (city: string | null) => ({ title: '', titleHe: null, city, country: null })
const isHebrew = (text: string | null) => /[\u05d0-\u05ea]/.test(text ?? '')
