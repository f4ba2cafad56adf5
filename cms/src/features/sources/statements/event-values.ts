import type { Deadline } from '@cyberluach/core/events/deadline'
import type { Admission, EventType } from '@cyberluach/core/events/event'
import type { EventState } from '@cyberluach/core/events/event-states'
import type { EventRow } from '../../events/rows.ts'
import type { Stated } from '../sightings.ts'

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
  'tags',
  'deadlines',
] as const satisfies readonly ValueName[]

/** What a source states. */
export function valuesStated(stated: Stated): EventValues {
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
    tags: nonEmpty(stated.tags),
    deadlines: nonEmpty(stated.deadlines),
  }
}

/** What the calendar says. */
export function valuesShown(row: EventRow): EventValues {
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
    tags: nonEmpty(row.tags ?? []),
    deadlines: nonEmpty(row.deadlines ?? []),
  }
}

/** The values by the names of the API's fields: which of ours each belongs to. */
export const valueOfField: Readonly<Record<string, ValueName>> = {
  title: 'title',
  titleHe: 'titleHe',
  description: 'description',
  allDay: 'days',
  startDay: 'days',
  endDay: 'days',
  startsAt: 'days',
  endsAt: 'days',
  isOnline: 'place',
  locationCity: 'place',
  locationCountry: 'place',
  locationVenue: 'place',
  registrationUrl: 'link',
  eventType: 'eventType',
  state: 'state',
  organizer: 'organizer',
  admission: 'admission',
  price: 'price',
  tags: 'tags',
  deadlines: 'deadlines',
}

function nonEmpty<Item>(list: Item[]): Item[] | null {
  return list.length > 0 ? list : null
}
