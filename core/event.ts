import type { EventValues } from './event-fields.ts'
import type { EventState } from './event-states.ts'

export {
  difficultyLevels,
  eventTypes,
  mainEventTypes,
  shownTypeOf,
  shownTypes,
  typesFoundBy,
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
  /** The public list an imported event came from; null for submissions and samples. */
  source: { name: string; url: string } | null
  /** When what is said of it was last changed, ISO 8601 in UTC. */
  updatedAt: string
  /** Whether it takes place as announced. */
  state: EventState
  /** Invented by the seed to show how the calendar works: never counted, announced or syndicated. */
  isSample: boolean
}
