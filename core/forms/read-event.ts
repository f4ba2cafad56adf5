import { countryCodeOf } from '../places/country-code.ts'
import type { DayKey } from '../dates/day-key.ts'
import { endWritten, type EventFormValues, momentIn } from './event-form.ts'
import type { Admission, EventType } from '../events/event-types.ts'

/**
 * What a page says of an event; null where it says nothing. Days are inclusive, instants ISO 8601. Hours of which it does
 * not say by what clock are no instants: they are `startTime` and `endTime` (`hh:mm`). `timeZone` is the zone that it
 * names, IANA.
 */
export type ReadEvent = {
  title: string
  titleHe: string | null
  description: string | null
  eventType: EventType | null
  startDay: DayKey | null
  endDay: DayKey | null
  startsAt: string | null
  endsAt: string | null
  startTime: string | null
  endTime: string | null
  timeZone: string | null
  isOnline: boolean
  country: string | null
  city: string | null
  venue: string | null
  url: string
  organizer: string | null
  admission: Admission | null
  price: string | null
  languages?: string | null
  tags: string[]
}

/** The fields of the form that a page fills. */
export type ReadValues = Partial<EventFormValues>

/** The fields of the submission form that a page fills, its hours by the clock of `timeZone`; only what it says itself. */
export function formFromRead(event: ReadEvent, timeZone: string): ReadValues {
  return withoutEmpty({
    title: event.title,
    titleHe: event.titleHe === event.title ? '' : (event.titleHe ?? ''),
    description: event.description ?? '',
    ...(event.eventType ? { eventType: event.eventType } : {}),
    ...whenOf(event, timeZone),
    isOnline: event.isOnline,
    locationCountry: (event.country && countryCodeOf(event.country)) || '',
    locationCity: event.city ?? '',
    locationVenue: event.venue ?? '',
    registrationUrl: event.url,
    organizerName: event.organizer ?? '',
    participationFee: event.price ?? '',
    languages: event.languages && isOffered(event.languages) ? event.languages : '',
  })
}

/** What a form lets choose, whatever was stated before: one language, or both of the site's. */
const isOffered = (languages: string) => !languages.includes(',') || languages === 'en,he'

function whenOf(event: ReadEvent, timeZone: string): ReadValues {
  const { startsAt, endsAt, startDay, endDay, startTime, endTime } = event
  const start = startsAt && momentIn(startsAt, timeZone)
  const firstDay = start ? start.day : startDay
  if (!firstDay) return {}
  const days = { startDate: firstDay, endDate: endDay && endDay !== firstDay ? endDay : '' }
  if (start) return { ...days, startTime: start.time, ...(endsAt && endWritten(start, momentIn(endsAt, timeZone))) }
  return startTime ? { ...days, startTime, endTime: endTime ?? '' } : { ...days, allDay: true }
}

function withoutEmpty(values: ReadValues): ReadValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== false)) as ReadValues
}

/** What a link filled into a form: from which host, and which field with what. */
export type Filled<Values> = { host: string; values: Partial<Values> }

/**
 * The fields to set when a link has been read: its own, and the former link's emptied, wherever the form still holds
 * what it began with or what that link filled in. What a person typed is left.
 */
export function readInto<Values extends Record<string, unknown>>(
  form: { now: Values; initial: Values; before: Filled<Values> | null },
  read: Filled<Values>,
): { set: Partial<Values>; filled: Filled<Values> } {
  const { now, initial, before } = form
  const isOurs = (name: string) =>
    now[name] === initial[name] || (before !== null && name in before.values && before.values[name] === now[name])
  const free = Object.keys(initial).filter(isOurs)
  const taken = free.filter((name) => name in read.values)
  const emptied = free.filter((name) => !(name in read.values) && now[name] !== initial[name])
  const pick = (names: string[], from: Partial<Values>) =>
    Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<Values>
  return {
    set: { ...pick(emptied, initial), ...pick(taken, read.values) },
    filled: { host: read.host, values: pick(taken, read.values) },
  }
}
