import type { BriefEvent, LinkedEvent } from '@cyberluach/core/brief-event'
import type { CalendarEvent } from '@cyberluach/core/event'
import { eventPath } from '@cyberluach/core/event-path'
import { eventFacts, eventFields, valuesOf, type EventValues } from '@cyberluach/core/event-fields'
import type { EventState } from '@cyberluach/core/event-states'
import { instantInZone, startOfDay } from '@cyberluach/core/zoned-time'
import { readColumns } from './event-columns.ts'

const { type, online, place, links, prize } = eventFields

/** An event as the statement below reads it; a text may be missing in either language. */
export type EventRow = Omit<EventValues, 'title' | 'description'> & {
  id: string
  /** The id where it has none yet. */
  slug: string
  title: string | null
  description: string | null
  allDay: boolean
  startsAt: Date | null
  endsAt: Date | null
  startDay: string
  endDay: string
  sourceName: string | null
  sourceUrl: string | null
  tags: string[] | null
  updatedAt: Date
  state: EventState
  isSample: boolean
}

const whenColumns = `
  e.all_day as "allDay", e.starts_at as "startsAt", e.start_day as "startDay", e.end_day as "endDay",
  e.state, e.is_sample as "isSample"`

const slugColumn = `
  coalesce((select s.slug from event_slugs s where s.event_id = e.id and s.is_current), e.id::text) as slug`

export const eventColumns = `
  e.id, ${slugColumn},
  en.title, he.title as "titleHe", en.description, he.description as "descriptionHe",
  ${readColumns('e', eventFacts)},
  ${whenColumns}, e.ends_at as "endsAt", e.source_name as "sourceName", e.source_url as "sourceUrl",
  e.updated_at as "updatedAt",
  array(select t.text from events_texts t where t.parent_id = e.id and t.path = 'tags' order by t."order") as tags`

/** What a calendar shows, for lists of very many. */
export const briefColumns = `
  e.id, en.title, he.title as "titleHe", e.event_type as "eventType", e.is_online as "isOnline",
  e.location_city as "locationCity", e.location_country as "locationCountry",
  e.prize_money::float8 as "prizeMoney", ${whenColumns}`

/** The same with the address of its page. */
export const linkedColumns = `${briefColumns}, ${slugColumn}`

/** The condition that an event takes place as announced: nothing else is advertised. */
export const isScheduled = `e.state = 'scheduled'`

/** Events of the same day, those that last all of it first. */
export const withinDay = 'e.all_day desc, e.starts_at, en.title, e.id'

/** Events by start. */
export const inOrder = `e.start_day, ${withinDay}`

/** The condition that an event runs on one of the days (`core/runs-on.ts`), each given as an expression. */
export function runsWithin(first: string, last: string): string {
  return `(e.start_day between ${first} and ${last} or ${isRunningSince(first)})`
}

/**
 * The condition that an event began before the day and runs on it. By an index of the days of longer events: how many
 * are over does not matter.
 */
export function isRunningSince(day: string): string {
  return `e.start_day < ${day} and e.end_day > e.start_day and days_of(e.start_day, e.end_day) @> ${day}::date`
}

export const eventTables = `
  events e
  left join events_locales en on en._parent_id = e.id and en._locale = 'en'
  left join events_locales he on he._parent_id = e.id and he._locale = 'he'`

/** The event as the wire carries it; days alone begin and end at midnight in the site's time zone. */
export function eventOf(row: EventRow, timeZone: string): CalendarEvent {
  return {
    id: row.id,
    url: eventPath(row.slug),
    title: row.title ?? row.titleHe ?? '',
    titleHe: row.titleHe,
    description: row.description ?? '',
    descriptionHe: row.descriptionHe,
    ...valuesOf(type, row),
    ...(row.allDay || !row.startsAt ? days(row, timeZone) : instants(row, row.startsAt, timeZone)),
    ...valuesOf(online, row),
    ...valuesOf(place, row),
    ...valuesOf(links, row),
    ...valuesOf(prize, row),
    tags: row.tags ?? [],
    day: row.startDay,
    lastDay: row.endDay,
    source: row.sourceName && row.sourceUrl ? { name: row.sourceName, url: row.sourceUrl } : null,
    updatedAt: row.updatedAt.toISOString(),
    state: row.state,
    isSample: row.isSample,
  }
}

export type BriefRow = Pick<
  EventRow,
  | 'id'
  | 'title'
  | 'titleHe'
  | 'startsAt'
  | 'startDay'
  | 'endDay'
  | Exclude<keyof BriefEvent, WhenFields | 'id' | 'title' | 'titleHe'>
>
type WhenFields = 'startDate' | 'day' | 'lastDay'

/** The same in brief. */
export function briefOf(row: BriefRow, timeZone: string): BriefEvent {
  return {
    id: row.id,
    title: row.title ?? row.titleHe ?? '',
    titleHe: row.titleHe,
    eventType: row.eventType,
    startDate:
      row.allDay || !row.startsAt ? midnight(row.startDay, timeZone) : instantInZone(row.startsAt, timeZone),
    day: row.startDay,
    lastDay: row.endDay,
    allDay: row.allDay || !row.startsAt,
    isOnline: row.isOnline,
    locationCity: row.locationCity,
    locationCountry: row.locationCountry,
    prizeMoney: row.prizeMoney,
    state: row.state,
    isSample: row.isSample,
  }
}

export function linkedOf(row: BriefRow & Pick<EventRow, 'slug'>, timeZone: string): LinkedEvent {
  return { ...briefOf(row, timeZone), url: eventPath(row.slug) }
}

type When = Pick<CalendarEvent, 'startDate' | 'endDate' | 'allDay'>

function days({ startDay, endDay }: EventRow, timeZone: string): When {
  const endDate = endDay === startDay ? null : midnight(endDay, timeZone)
  return { startDate: midnight(startDay, timeZone), endDate, allDay: true }
}

function instants({ endsAt }: EventRow, startsAt: Date, timeZone: string): When {
  return {
    startDate: instantInZone(startsAt, timeZone),
    endDate: endsAt && instantInZone(endsAt, timeZone),
    allDay: false,
  }
}

const midnights = new Map<string, string>()

/** A list has many events on few days. */
function midnight(day: string, timeZone: string): string {
  const key = `${timeZone} ${day}`
  const known = midnights.get(key)
  if (known) return known
  if (midnights.size > 5000) midnights.clear()
  const made = startOfDay(day, timeZone)
  midnights.set(key, made)
  return made
}
