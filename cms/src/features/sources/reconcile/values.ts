import type { Deadline } from '@cyberluach/core/events/deadline'
import type { Admission, EventType } from '@cyberluach/core/events/event'
import type { EventState } from '@cyberluach/core/events/event-states'
import type { EventRow } from '../../events/rows.ts'
import type { Stated } from '../rows.ts'
import type { FieldChange, ClaimedField } from '@cyberluach/api/sources'
import { otherTextsField } from '../../../panel/custom-components.ts'
import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { changeBetween, valuesOf } from '../../events/changes.ts'
import { databaseOf } from '../../../platform/database/transaction.ts'

export type Days = { startDay: string; endDay: string; startsAt: string | null; endsAt: string | null }
export type Place = { isOnline: boolean; city: string | null; country: string | null; venue: string | null }

/** What can be stated of an event, each with what belongs to it; null where nothing is. */
export type EventValues = {
  title: string | null
  titleHe: string | null
  description: string | null
  days: Days | null
  place: Place | null
  link: string | null
  eventType: EventType | null
  state: EventState | null
  organizer: string | null
  admission: Admission | null
  price: string | null
  languages: string | null
  conductUrl: string | null
  tags: string[] | null
  deadlines: Deadline[] | null
}

export type ValueName = keyof EventValues

export const valueNames = [
  'title',
  'titleHe',
  'description',
  'days',
  'place',
  'link',
  'eventType',
  'state',
  'organizer',
  'admission',
  'price',
  'languages',
  'conductUrl',
  'tags',
  'deadlines',
] as const satisfies readonly ValueName[]

/** What a source states. */
export function claimedValues(stated: Stated): EventValues {
  const { startDay, endDay, startsAt, endsAt, isOnline, city, country, venue } = stated
  return {
    title: stated.title,
    titleHe: stated.titleHe,
    description: stated.description || null,
    days: { startDay, endDay, startsAt, endsAt },
    place: isOnline || city || country || venue ? { isOnline, city, country, venue } : null,
    link: stated.url,
    eventType: stated.eventType,
    state: stated.state,
    organizer: stated.organizer,
    admission: stated.admission,
    price: stated.price,
    languages: stated.languages ?? null,
    conductUrl: stated.conductUrl ?? null,
    tags: nonEmpty(stated.tags),
    deadlines: nonEmpty(stated.deadlines),
  }
}

/** What the calendar says. */
export function shownValues(row: EventRow): EventValues {
  const { startDay, endDay, startsAt, endsAt } = row
  return {
    title: row.title,
    titleHe: row.titleHe,
    description: row.description || null,
    days: {
      startDay,
      endDay,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    },
    place: {
      isOnline: row.isOnline,
      city: row.locationCity,
      country: row.locationCountry,
      venue: row.locationVenue,
    },
    link: row.registrationUrl,
    eventType: row.eventType,
    state: row.state,
    organizer: row.organizer,
    admission: row.admission,
    price: row.price,
    languages: row.languages,
    conductUrl: row.conductUrl,
    tags: nonEmpty(row.tags ?? []),
    deadlines: nonEmpty(row.deadlines ?? []),
  }
}

function nonEmpty<Item>(list: Item[]): Item[] | null {
  return list.length > 0 ? list : null
}

/** How Payload's English form of an event writes the fields of a claim. */
const names: Readonly<Record<ClaimedField, string>> = {
  title: 'title',
  titleHe: otherTextsField,
  description: 'description',
  startDay: 'startDay',
  endDay: 'endDay',
  startsAt: 'startsAt',
  endsAt: 'endsAt',
  url: 'registrationUrl',
  isOnline: 'isOnline',
  city: 'locationCity',
  country: 'locationCountry',
  venue: 'locationVenue',
  eventType: 'eventType',
  state: 'state',
  organizer: 'organizer',
  admission: 'admission',
  price: 'price',
  languages: 'languages',
  conductUrl: 'conductUrl',
  tags: 'tags',
  deadlines: 'deadlines',
}

/** The changes as Payload writes them. Days that change bring their hours, or that there are none, with them. */
export function documentOfChanges(changes: readonly FieldChange[], event: EventRow): Record<string, unknown> {
  const after = new Map(changes.map((change) => [change.field, change.after]))
  const data: Record<string, unknown> = {}
  for (const [field, value] of after) if (isStated(field)) data[names[field]] = value
  if (after.has('titleHe')) data[otherTextsField] = { title: after.get('titleHe'), description: event.descriptionHe }
  const ofDays = ['startDay', 'endDay', 'startsAt', 'endsAt']
  if (!ofDays.some((field) => after.has(field))) return data
  const startsAt = after.has('startsAt') ? after.get('startsAt') : (event.startsAt?.toISOString() ?? null)
  const endsAt = after.has('endsAt') ? after.get('endsAt') : (event.endsAt?.toISOString() ?? null)
  return {
    ...data,
    allDay: startsAt === null,
    startsAt,
    endsAt,
    startDay: after.get('startDay') ?? event.startDay,
    endDay: after.get('endDay') ?? event.endDay,
  }
}

function isStated(field: string): field is ClaimedField {
  return field in names
}

/** Which value each field of a claim belongs to. */
export const valueOfClaimed: Readonly<Record<ClaimedField, ValueName>> = {
  title: 'title',
  titleHe: 'titleHe',
  description: 'description',
  startDay: 'days',
  endDay: 'days',
  startsAt: 'days',
  endsAt: 'days',
  url: 'link',
  isOnline: 'place',
  city: 'place',
  country: 'place',
  venue: 'place',
  eventType: 'eventType',
  state: 'state',
  organizer: 'organizer',
  admission: 'admission',
  price: 'price',
  languages: 'languages',
  conductUrl: 'conductUrl',
  tags: 'tags',
  deadlines: 'deadlines',
}

/** Under this name a request tells the source whose statement it writes. */
const context = 'statedBy'
const byGuest = 'statedByGuest'

/** Says that what the request writes next is the statement of this source; null where it is nobody's but the site's. */
export function writeAs(req: PayloadRequest, source: string | null): void {
  req.context[context] = source
}

/** What the request writes next is a person's who is not signed in, but was given a link of their own. */
export function writeAsGuest(req: PayloadRequest): void {
  req.context[byGuest] = true
}

/** What the request writes next is the person's who is signed in. */
export function writeAsPerson(req: PayloadRequest): void {
  delete req.context[context]
}

/**
 * Keeps whose the fields are that a change wrote: those of the source that the request writes for, otherwise those of the
 * person who is signed in or has a link of their own, which no sync overwrites. A person's deadlines stay theirs where a
 * source puts some of them off. In the transaction of the change.
 */
export const noteStated: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return
  const isOfSource = context in req.context
  if (!isOfSource && !req.user && !req.context[byGuest]) return
  const change = changeBetween(valuesOf(previousDoc, req), valuesOf(doc, req))
  const names = [...new Set(Object.keys(change?.after ?? {}).flatMap((name) => valueOfField[name] ?? []))]
  if (names.length === 0) return
  const event = String(doc.id)
  const source = isOfSource ? (req.context[context] as string | null) : null
  const database = await databaseOf(req)
  const fields = sql`select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb)`
  await database.execute(sql`
    update event_statements set is_shown = false
    where event_id = ${event}::uuid and is_shown and field in (${fields}) and source_id is distinct from ${source}::uuid
      and not (${isOfSource} and field = 'deadlines' and source_id is null)
  `)
  await database.execute(sql`delete from withheld_fields where event_id = ${event}::uuid and field in (${fields})`)
  if (isOfSource) return
  await database.execute(sql`
    insert into event_statements (event_id, field, source_id, is_shown)
    select ${event}::uuid, field, null, true from (${fields}) as named (field)
    on conflict (event_id, field, source_id) do update set is_shown = true, stated_at = now()
  `)
}

/** The same by the names of the API's fields. */
export const valueOfField: Readonly<Record<string, ValueName>> = {
  ...Object.fromEntries(
    Object.entries(names).map(([claimed, field]) => [field, valueOfClaimed[claimed as ClaimedField]]),
  ),
  titleHe: 'titleHe',
  allDay: 'days',
}
