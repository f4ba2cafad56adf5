import type { BriefEvent, CalendarEvent } from './event.ts'
import type { EventListLink } from './event-lists.ts'
import type { DayKey } from '../dates/day-key.ts'

/** What an event's own page shows. Days are those of the site's time zone. */
export type EventPage = {
  event: CalendarEvent
  /** What runs in the week, from Sunday, in which it begins: it among them, by start. `count` is of all. */
  week: { firstDay: DayKey; events: BriefEvent[]; count: number }
  /** The next ones in its country, those of its city first. */
  nearby: BriefEvent[]
  /** The lists of the archive that it stands in. */
  lists: EventListLink[]
  /** Others by its organizer: the next ones, and after them the latest. */
  organized: BriefEvent[]
  /** The editions before and after it where its series is held every year. */
  editions: {
    previous: BriefEvent | null
    next: BriefEvent | null
    /** The next other event of its series, yearly or not, that takes place and is ahead. */
    upcoming: BriefEvent | null
  }
  /** The public lists that name it now, those that what is shown comes from first. */
  statements: SourceClaim[]
  /** Where the last edition of an event ahead was held whose own place is not known. */
  lastPlace: LastPlace | null
}

/** Where an edition was held, and on which day it began: no fact about another edition. */
export type LastPlace = { city: string | null; country: string | null; day: DayKey }

/** The parts of an event that a page attributes to a list. */
export const claimedParts = ['days', 'place', 'link', 'deadlines'] as const

/** What of an event comes from its own page, where it does. */
export const pageParts = ['venue', 'hours', 'price', 'text'] as const

/** What a public list, or the event's own page, claims of an event, and where that differs from what is shown. */
export type SourceClaim = {
  name: string
  url: string
  licence: string | null
  /** It is the event's own page, called by its host. */
  isOwnPage: boolean
  /** When it was last read, ISO 8601 in UTC. */
  checkedAt: string
  /** What of the event is shown as it claims it. */
  shown: (typeof claimedParts | typeof pageParts)[number][]
  /** Each null where the list agrees, or does not say. */
  otherDays: { day: DayKey; lastDay: DayKey } | null
  otherState: 'cancelled' | 'postponed' | null
  otherPlace: { city: string | null; country: string | null } | null
}

/** How many of a week's events are read for a page. */
export const mostOfWeek = 12

/** How many others by its organizer are. */
export const mostOrganized = 4

/** How many events nearby are. */
export const mostNearby = 4
