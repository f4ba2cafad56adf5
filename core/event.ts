import type { Credit, EventCredit } from './credits.ts'
import type { Deadline } from './event-deadlines.ts'
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
  /** When its source, or what it says, was last looked at; null where nobody told. ISO 8601 in UTC. */
  checkedAt: string | null
  /** Whether it takes place as announced. */
  state: EventState
  /** Invented by the seed to show how the calendar works: never counted, announced or syndicated. */
  isSample: boolean
}

/** An event with every list that tells of it, those that most of what is shown comes from first. */
export type CreditedEvent = CalendarEvent & { sources: EventCredit[] }

/** What several events are editions of; its page is `/series/{slug}`. */
export type EventSeries = { slug: string; name: string; nameHe: string | null }
