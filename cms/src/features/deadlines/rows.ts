import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import { daysOfClosed, type DeadlineFilter, type ListedDeadline } from '@cyberluach/core/deadlines/deadline-list'
import type { Deadline } from '@cyberluach/core/events/deadline'
import { eventPath } from '@cyberluach/core/events/event'
import { eventTables, slugColumn, takesPlace } from '../events/rows.ts'

export type DeadlineRow = Deadline &
  Omit<ListedDeadline['event'], 'id' | 'url' | 'title' | 'day'> & {
    startDay: string
    closesAt: Date
    eventId: string
    slug: string
    title: string | null
    /** Which one of its kind it is among those of its event, from 0. */
    place: number
    /** How often what is said of the event's deadlines was changed. */
    changes: number
    updatedAt: Date
  }

const closing = 'deadline_closing(d.day, d.at, d.zone)'

const listed = `not e.is_sample and ${takesPlace}`

/**
 * The condition of what is open at an instant. A zone is at most fourteen hours from UTC: by their day, an index finds
 * those that can be.
 */
export function isOpen(now: Date): string {
  return `${listed} and d.day >= '${dayBeside(now, -2)}' and ${closing} > ${literal(now)}`
}

/** The condition of what closed lately, whose entries calendars keep. */
export function isClosed(now: Date): string {
  return `${listed} and d.day between '${dayBeside(now, -daysOfClosed - 2)}' and '${dayBeside(now, 2)}'
    and ${closing} between ${literal(now)} - interval '${daysOfClosed} days' and ${literal(now)}`
}

/** The condition of what has closed before an event that is not over: found by the days of the events that are ahead. */
export function isPast(now: Date): string {
  return `${listed} and e.end_day >= '${dayBeside(now, 0)}' and ${closing} <= ${literal(now)}`
}

const dayBeside = (now: Date, days: number) => addDays(dayKeyOf(now, 'UTC'), days)

/** Made of an instant alone, so that it can be nothing else. */
const literal = (instant: Date) => `'${instant.toISOString()}'::timestamptz`

export const byClosing = `"closesAt", title, d._parent_id, d._order`

export const deadlineColumns = `
  d.kind, d.day, to_char(d.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, d.zone, d.url,
  d.extended_from as "extendedFrom", ${closing} as "closesAt", e.id as "eventId", ${slugColumn},
  en.title, he.title as "titleHe", e.event_type as "eventType", e.start_day as "startDay", e.end_day as "lastDay",
  e.is_online as "isOnline", e.location_city as "locationCity", e.location_country as "locationCountry", e.state,
  (select count(*)::integer from events_deadlines o
   where o._parent_id = d._parent_id and o.kind = d.kind and o._order < d._order) as place,
  (select count(*)::integer from event_changes c where c.event_id = e.id and c.after ? 'deadlines') as changes,
  e.updated_at as "updatedAt"`

export const deadlineTables = `${eventTables} join events_deadlines d on d._parent_id = e.id`

const isInList = (kind: string) =>
  `exists (select from event_lists l where l.event_id = e.id and l.kind = '${kind}' and l.key = ?)`

export function narrowedBy({ kind, place, tag }: Partial<DeadlineFilter>): [string, unknown][] {
  return [
    ['d.kind::text = ?', kind],
    [isInList('country'), place],
    [isInList('tag'), tag],
  ]
}

export function deadlineOf(row: DeadlineRow): ListedDeadline {
  return {
    kind: row.kind,
    day: row.day,
    at: row.at,
    zone: row.zone,
    url: row.url,
    extendedFrom: row.extendedFrom,
    closesAt: row.closesAt.toISOString(),
    event: {
      id: row.eventId,
      url: eventPath(row.slug),
      title: row.title ?? row.titleHe ?? '',
      titleHe: row.titleHe,
      eventType: row.eventType,
      day: row.startDay,
      lastDay: row.lastDay,
      isOnline: row.isOnline,
      locationCity: row.locationCity,
      locationCountry: row.locationCountry,
      state: row.state,
    },
  }
}
