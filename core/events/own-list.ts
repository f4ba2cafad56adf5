import { isDayKey, type DayKey } from '../dates/day-key.ts'
import { zonedInstant } from '../dates/zoned-time.ts'
import type { EventState } from './event-states.ts'
import type { Admission, EventType } from './event-types.ts'

/** The licences that a list of the team's own can be published under; null is none. */
export const ownListLicences = ['CC BY 4.0', 'CC0 1.0'] as const

/** One of them, by the name under which `licenceUrlOf` knows it. */
export type OwnListLicence = (typeof ownListLicences)[number]

/** How many rows a list may have. */
export const mostOwnRows = 1000

/** How many rows one call may save or remove. */
export const mostRowsAtOnce = 200

/** What a list is called in its address: small letters, digits and single hyphens, 2 to 40 signs. */
export const ownListSlug = /^(?=.{2,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Where a list is published, from the root of the site. */
export const ownListPath = (slug: string): string => `/lists/${slug}.json`

/** An event as the team keeps it in a list: days and wall clocks of the site's zone. */
export type OwnListRow = {
  title: string
  titleHe: string | null
  start: DayKey
  /** The last day, included; null where it is the first. */
  end: DayKey | null
  /** `hh:mm` on the first day; null where only the days are known. */
  from: string | null
  /** `hh:mm` on the last day. */
  until: string | null
  isOnline: boolean
  city: string | null
  venue: string | null
  url: string | null
  type: EventType | null
  organizer: string | null
  admission: Admission | null
  price: string | null
  state: EventState
}

/** What is wrong with the hours of a row: the field, and the code of an issue; null where nothing is. */
export function ownRowFault({ start, end, from, until }: Pick<OwnListRow, 'start' | 'end' | 'from' | 'until'>) {
  const last = end ?? start
  if (isDayKey(last) && last < start) return { path: 'end', code: 'endBeforeStart' } as const
  if (until !== null && from === null) return { path: 'from', code: 'required' } as const
  if (from !== null && until === null && last > start) return { path: 'until', code: 'required' } as const
  if (from !== null && until !== null && last === start && until <= from)
    return { path: 'until', code: 'endBeforeStart' } as const
  return null
}

/** A row as `docs/event-list.schema.json` writes it. What is in no country of its own is in the list's, unless it is online. */
export function listedEventOf(id: string, row: OwnListRow, list: { country: string | null; timeZone: string }) {
  const last = row.end ?? row.start
  const { from, until } = row
  return {
    id,
    title: row.title,
    titleHe: row.titleHe,
    start: from === null ? row.start : zonedInstant(row.start, from, list.timeZone),
    end: from === null ? row.end : until === null ? null : zonedInstant(last, until, list.timeZone),
    url: row.url,
    isOnline: row.isOnline,
    city: row.city,
    country: row.isOnline ? null : list.country,
    venue: row.venue,
    type: row.type,
    state: row.state,
    organizer: row.organizer,
    isFree: row.admission === null ? null : row.admission === 'free',
    price: row.price,
  }
}
