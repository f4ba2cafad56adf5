import type { Credit, EventCredit } from '../sources/credits.ts'
import type { Deadline } from './deadline.ts'
import type { EventValues } from './event-fields.ts'
import type { EventState } from './event-states.ts'

export {
  admissions,
  difficultyLevels,
  eventTypes,
  mainEventTypes,
  shownTypeOf,
  shownTypes,
  typesFoundBy,
  type Admission,
  type DifficultyLevel,
  type EventType,
  type MainEventType,
  type ShownType,
} from './event-types.ts'

/**
 * A published event, as the wire carries it: its fields (`event-fields.ts`), and when it is.
 * `startDate` and `endDate` are ISO 8601 with an offset. `day` is the first day in the site's time zone (YYYY-MM-DD).
 * Where `allDay` holds only days are known: show no hours; `endDate` lies on the last day.
 */
export type CalendarEvent = EventValues & {
  id: string
  /** Where its own page is, from the root of the site, without a language: `/event/black-hat-europe-2026`. */
  url: string
  startDate: string
  endDate: string | null
  tags: string[]
  day: string
  /** Last day in the site's time zone (YYYY-MM-DD); equal to `day` for a one-day event. */
  lastDay: string
  allDay: boolean
  deadlines: Deadline[]
  /** What it is one of the editions of. */
  series: EventSeries | null
  /** When it was to be before it moved; null unless it did. */
  former: Pick<CalendarEvent, 'startDate' | 'day' | 'lastDay'> | null
  /** The public list an imported event came from; null for submissions and samples. */
  source: Credit | null
  /** When what is said of it was last changed, ISO 8601 in UTC. */
  updatedAt: string
  /** When its source, or what it says, was last checked; null where that is unknown. ISO 8601 in UTC. */
  checkedAt: string | null
  /** Whether it takes place as announced. */
  state: EventState
  /** Invented by the seed to show how the calendar works: never counted, announced or syndicated. */
  isSample: boolean
}

/** An event with every list that has it, those that most of what is shown comes from first. */
export type CreditedEvent = CalendarEvent & { sources: EventCredit[] }

/** What several events are editions of; its page is `/series/{slug}`. */
export type EventSeries = { slug: string; name: string; nameHe: string | null }

/** What a calendar shows of an event, in the order in which rows of it are written. */
export const briefFields = [
  'id',
  'url',
  'title',
  'titleHe',
  'eventType',
  'difficultyLevel',
  'startDate',
  'endDate',
  'day',
  'lastDay',
  'allDay',
  'isOnline',
  'locationCity',
  'locationCountry',
  'prizeMoney',
  'admission',
  'state',
  'isSample',
] as const

/** An event without what only its dialog or its card shows. */
export type BriefEvent = Pick<CalendarEvent, (typeof briefFields)[number]>

/** What a list of something else says of an event: its title, kind, days and place. */
export type EventSummary = Pick<
  CalendarEvent,
  'id' | 'url' | 'title' | 'titleHe' | 'eventType' | 'day' | 'lastDay' | 'isOnline' | 'locationCity' | 'locationCountry'
>

/**
 * The path of an event's own page, without a language. `slug` is what its page is called now; a name that it had before,
 * or its id, leads there as well.
 */
export function eventPath(slug: string): string {
  return `/event/${slug}`
}

/** How an event is attended, as far as it is known: one of which neither a place nor that it is online is known is `unknown`. */
export type Attendance = 'inPerson' | 'online' | 'both' | 'unknown'

type Placed = Pick<CalendarEvent, 'isOnline' | 'locationCity' | 'locationCountry' | 'locationVenue'>

/** How an event is attended. One that is online is so alone, unless a city is named; a place may be known by its country or venue alone. */
export function attendanceOf(event: Placed): Attendance {
  if (event.isOnline) return event.locationCity ? 'both' : 'online'
  return event.locationCity || event.locationCountry || event.locationVenue ? 'inPerson' : 'unknown'
}

/** What is needed of an event to know whether it counts. */
export type Countable = Pick<CalendarEvent, 'state' | 'isSample'>

/**
 * Whether an event counts in a figure: it is no sample and was not called off. What does not count is drawn beside what
 * does. The same rule in SQL: `isCounted` in `cms/src/features/events/rows.ts`.
 */
export function isCounted({ state, isSample }: Countable): boolean {
  return !isSample && state !== 'cancelled'
}

/** What events are of which none counts. */
export type Uncounted = 'samples' | 'cancelled' | 'both'

/** What all of the events are where none of them counts; null where one does, or where there are none. */
export function onlyUncounted(events: readonly Countable[]): Uncounted | null {
  if (events.length === 0 || events.some(isCounted)) return null
  const samples = events.filter((event) => event.isSample).length
  if (samples === 0) return 'cancelled'
  return samples === events.length ? 'samples' : 'both'
}

/** How many of the events count. */
export function countedOf(events: readonly Countable[]): number {
  return events.filter(isCounted).length
}

/** Whether people register at the link of an event. One that a call before it has, too, is its page and nothing more. */
export function leadsToRegistration({
  registrationUrl,
  deadlines,
}: Pick<CalendarEvent, 'registrationUrl' | 'deadlines'>): boolean {
  if (!registrationUrl) return false
  return !deadlines.some(
    ({ kind, url }) => url !== null && plain(url) === plain(registrationUrl) && calls.includes(kind),
  )
}

const plain = (link: string) => link.replace(/\/$/, '')

const calls: readonly string[] = ['callForPapers', 'abstracts', 'notification']
