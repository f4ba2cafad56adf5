import type { CalendarEvent, DifficultyLevel, EventType } from '@cyberluach/core/event'
import { instantInZone, startOfDay } from '@cyberluach/core/zoned-time'

/** An event as the statement below reads it. */
export type EventRow = {
  id: string
  title: string | null
  title_he: string | null
  description: string | null
  description_he: string | null
  event_type: EventType
  difficulty_level: DifficultyLevel | null
  all_day: boolean
  starts_at: Date | null
  ends_at: Date | null
  start_day: string
  end_day: string
  is_online: boolean
  location_country: string | null
  location_city: string | null
  location_venue: string | null
  registration_url: string | null
  prize_money: string | null
  source_name: string | null
  source_url: string | null
  tags: string[] | null
  updated_at: Date
  is_sample: boolean
}

export const eventColumns = `
  e.id, en.title, he.title as title_he, en.description, he.description as description_he, e.event_type,
  e.difficulty_level, e.all_day, e.starts_at, e.ends_at, e.start_day, e.end_day, e.is_online, e.location_country,
  e.location_city, e.location_venue, e.registration_url, e.prize_money, e.source_name, e.source_url,
  e.updated_at, e.is_sample,
  array(select t.text from events_texts t where t.parent_id = e.id and t.path = 'tags' order by t."order") as tags`

export const eventTables = `
  events e
  left join events_locales en on en._parent_id = e.id and en._locale = 'en'
  left join events_locales he on he._parent_id = e.id and he._locale = 'he'`

/** The event as the wire carries it; days alone begin and end at midnight in the site's time zone. */
export function eventOf(row: EventRow, timeZone: string): CalendarEvent {
  return {
    id: row.id,
    title: row.title ?? row.title_he ?? '',
    titleHe: row.title_he,
    description: row.description ?? '',
    descriptionHe: row.description_he,
    eventType: row.event_type,
    difficultyLevel: row.difficulty_level,
    ...(row.all_day || !row.starts_at ? days(row, timeZone) : instants(row, row.starts_at, timeZone)),
    isOnline: row.is_online,
    locationCountry: row.location_country,
    locationCity: row.location_city,
    locationVenue: row.location_venue,
    registrationUrl: row.registration_url,
    prizeMoney: row.prize_money === null ? null : Number(row.prize_money),
    tags: row.tags ?? [],
    day: row.start_day,
    lastDay: row.end_day,
    source: row.source_name && row.source_url ? { name: row.source_name, url: row.source_url } : null,
    updatedAt: row.updated_at.toISOString(),
    isSample: row.is_sample,
  }
}

type When = Pick<CalendarEvent, 'startDate' | 'endDate' | 'allDay'>

function days({ start_day, end_day }: EventRow, timeZone: string): When {
  const endDate = end_day === start_day ? null : midnight(end_day, timeZone)
  return { startDate: midnight(start_day, timeZone), endDate, allDay: true }
}

function instants({ ends_at }: EventRow, startsAt: Date, timeZone: string): When {
  return {
    startDate: instantInZone(startsAt, timeZone),
    endDate: ends_at && instantInZone(ends_at, timeZone),
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
