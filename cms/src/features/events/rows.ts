import {
  mapFields,
  type EventField,
  type FieldGroup,
  eventDetails,
  eventFacts,
  eventFields,
  valuesOf,
  type EventValues,
} from '@cyberluach/core/events/event-fields'
import { type BriefEvent, type CalendarEvent, type EventSeries, eventPath } from '@cyberluach/core/events/event'
import { creditOf } from '@cyberluach/core/sources/credits'
import type { Deadline } from '@cyberluach/core/events/deadline'
import type { EventState } from '@cyberluach/core/events/event-states'
import { instantInZone, startOfDay } from '@cyberluach/core/dates/zoned-time'
import { namedCredit, type CreditRow } from './credits.ts'

/** What a select reads to have a group's values as the wire carries them, each under its name there. */
export function readColumns(table: string, ...groups: FieldGroup[]): string {
  const read = ({ kind }: EventField, name: string) =>
    `${table}.${columnOf(name)}${kind === 'whole' ? '::float8' : ''} as "${name}"`
  return groups.flatMap((group) => Object.values(mapFields(group, read))).join(', ')
}

export function columnsWith<Group extends FieldGroup>(
  group: Group,
  values: Record<keyof Group, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(Object.keys(group).map((name) => [columnOf(name), values[name]]))
}

/** The last instant of what has hours, for its last day: an end is exclusive, as `lastDayOf` has it. */
export function lastInstant(start: string, end: string): string {
  return `greatest(${start}, ${end} - interval '1 millisecond')`
}

/** Where the tables keep a field: `registrationUrl` in `registration_url`. */
export function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

const { type, online, place, links, prize, practical } = eventFields

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
  sourceCredit: CreditRow | null
  tags: string[] | null
  updatedAt: Date
  state: EventState
  isSample: boolean
  deadlines: Deadline[] | null
  seriesSlug: string | null
  seriesName: string | null
  seriesNameHe: string | null
  formerStartsAt: Date | null
  formerStartDay: string | null
  formerEndDay: string | null
  checkedAt: Date | null
}

const whenColumns = `
  e.all_day as "allDay", e.starts_at as "startsAt", e.start_day as "startDay", e.end_day as "endDay",
  e.state, e.is_sample as "isSample"`

export const slugColumn = `
  coalesce((select s.slug from event_slugs s where s.event_id = e.id and s.is_current), e.id::text) as slug`

export const eventColumns = `
  e.id, ${slugColumn},
  en.title, he.title as "titleHe", en.description, he.description as "descriptionHe",
  ${readColumns('e', eventFacts, eventDetails)},
  ${whenColumns}, e.ends_at as "endsAt", e.source_name as "sourceName", e.source_url as "sourceUrl",
  ${namedCredit} as "sourceCredit",
  e.updated_at as "updatedAt", e.checked_at as "checkedAt", e.former_starts_at as "formerStartsAt",
  e.former_start_day as "formerStartDay", e.former_end_day as "formerEndDay",
  s.slug as "seriesSlug", s_en.name as "seriesName", s_he.name as "seriesNameHe",
  (select json_agg(json_build_object('kind', d.kind, 'day', d.day,
      'at', to_char(d.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'zone', d.zone, 'url', d.url, 'extendedFrom', d.extended_from) order by d.day, d.at, d._order)
    from events_deadlines d where d._parent_id = e.id) as deadlines,
  array(select t.text from events_texts t where t.parent_id = e.id and t.path = 'tags' order by t."order") as tags`

/** What a calendar shows, for lists of very many. */
export const briefColumns = `
  e.id, ${slugColumn}, en.title, he.title as "titleHe", e.event_type as "eventType",
  e.difficulty_level as "difficultyLevel", e.is_online as "isOnline",
  e.location_city as "locationCity", e.location_country as "locationCountry",
  e.prize_money::float8 as "prizeMoney", e.admission, ${whenColumns}, e.ends_at as "endsAt"`

/** The condition that an event takes place on its days: nothing else is advertised. */
export const takesPlace = `e.state in ('scheduled', 'moved')`

/** The condition that an event counts in a figure (`core/events/event.ts`). */
export const isCounted = `not e.is_sample and e.state <> 'cancelled'`

/** Events of the same day as `byPlaceInDay` has them (`core/events/month-grid.ts`): those that last all of it first, then by hour. */
export const withinDay = `e.all_day desc, case when not e.all_day then e.starts_at end,
  coalesce(en.title, he.title) collate "C", e.id`

export const inOrder = `e.start_day, ${withinDay}`

/** The condition that an event runs on one of the days (`core/events/event-timing.ts`), each given as an expression. */
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

export const wholeTables = `${eventTables}
  left join series s on s.id = e.series_id
  left join series_locales s_en on s_en._parent_id = s.id and s_en._locale = 'en'
  left join series_locales s_he on s_he._parent_id = s.id and s_he._locale = 'he'`

/** The event as the wire carries it; days alone begin and end at midnight in the site's time zone. */
export function eventOf(row: EventRow, timeZone: string): CalendarEvent {
  return {
    ...namedOf(row),
    description: row.description ?? '',
    descriptionHe: row.descriptionHe,
    ...valuesOf(type, row),
    ...whenOf(row, timeZone),
    ...valuesOf(online, row),
    ...valuesOf(place, row),
    ...valuesOf(links, row),
    ...valuesOf(prize, row),
    ...valuesOf(practical, row),
    ...valuesOf(eventDetails, row),
    deadlines: row.deadlines ?? [],
    series: seriesOf(row),
    former: formerOf(row, timeZone),
    tags: row.tags ?? [],
    day: row.startDay,
    lastDay: row.endDay,
    source: sourceOf(row),
    updatedAt: row.updatedAt.toISOString(),
    checkedAt: row.checkedAt?.toISOString() ?? null,
    state: row.state,
    isSample: row.isSample,
  }
}

/** By the line that the list wants to be credited with, as everywhere; one that is gone keeps the name that it had. */
function sourceOf({ sourceName, sourceUrl, sourceCredit }: EventRow): CalendarEvent['source'] {
  if (!sourceName || !sourceUrl) return null
  return creditOf(sourceCredit ?? { name: sourceName, url: sourceUrl, licence: null })
}

function seriesOf({ seriesSlug, seriesName, seriesNameHe }: EventRow): EventSeries | null {
  if (!seriesSlug) return null
  return { slug: seriesSlug, name: seriesName ?? seriesNameHe ?? '', nameHe: seriesNameHe }
}

/** Only what moved says when it was to be. */
function formerOf(row: EventRow, timeZone: string): CalendarEvent['former'] {
  const { state, formerStartsAt, formerStartDay, formerEndDay } = row
  if (state !== 'moved' || !formerStartDay) return null
  const startDate = formerStartsAt ? instantInZone(formerStartsAt, timeZone) : midnight(formerStartDay, timeZone)
  return { startDate, day: formerStartDay, lastDay: formerEndDay ?? formerStartDay }
}

export type BriefRow = Pick<
  EventRow,
  | 'slug'
  | 'title'
  | 'startsAt'
  | 'endsAt'
  | 'startDay'
  | 'endDay'
  | Exclude<keyof BriefEvent, WhenFields | 'url' | 'title'>
>
type WhenFields = 'startDate' | 'endDate' | 'day' | 'lastDay'

export function briefOf(row: BriefRow, timeZone: string): BriefEvent {
  return {
    ...namedOf(row),
    eventType: row.eventType,
    difficultyLevel: row.difficultyLevel,
    ...whenOf(row, timeZone),
    day: row.startDay,
    lastDay: row.endDay,
    isOnline: row.isOnline,
    locationCity: row.locationCity,
    locationCountry: row.locationCountry,
    prizeMoney: row.prizeMoney,
    admission: row.admission,
    state: row.state,
    isSample: row.isSample,
  }
}

function namedOf({ id, slug, title, titleHe }: Pick<EventRow, 'id' | 'slug' | 'title' | 'titleHe'>) {
  return { id, url: eventPath(slug), title: title ?? titleHe ?? '', titleHe }
}

type When = Pick<CalendarEvent, 'startDate' | 'endDate' | 'allDay'>
type WhenRow = Pick<EventRow, 'allDay' | 'startsAt' | 'endsAt' | 'startDay' | 'endDay'>

function whenOf({ allDay, startsAt, endsAt, startDay, endDay }: WhenRow, timeZone: string): When {
  if (allDay || !startsAt) {
    const endDate = endDay === startDay ? null : midnight(endDay, timeZone)
    return { startDate: midnight(startDay, timeZone), endDate, allDay: true }
  }
  const endDate = endsAt && instantInZone(endsAt, timeZone)
  return { startDate: instantInZone(startsAt, timeZone), endDate, allDay: false }
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
