/** Every kind of event the product knows. The first four have a colour, a mark and a filter of their own. */
export const eventTypes = [
  'ctf',
  'conference',
  'workshop',
  'competition',
  'meetup',
  'training',
  'webinar',
  'hackathon',
  'other',
] as const

/** The four kinds that the calendar's filter, legend and summaries name. */
export const mainEventTypes = ['ctf', 'conference', 'workshop', 'competition'] as const

export const difficultyLevels = ['beginner', 'intermediate', 'advanced', 'expert', 'mixed'] as const

export type EventType = (typeof eventTypes)[number]
export type MainEventType = (typeof mainEventTypes)[number]
export type DifficultyLevel = (typeof difficultyLevels)[number]

/**
 * A published event, as the wire carries it.
 * `startDate` and `endDate` are ISO 8601 with an offset. `day` is the first day in the site's time zone (YYYY-MM-DD).
 * Where `allDay` holds only days are known: show no hours; `endDate` lies on the last day.
 */
export type CalendarEvent = {
  id: string
  title: string
  titleHe: string | null
  description: string
  descriptionHe: string | null
  eventType: EventType
  difficultyLevel: DifficultyLevel | null
  startDate: string
  endDate: string | null
  isOnline: boolean
  /** English name of the country (`Israel`), null where unknown. */
  locationCountry: string | null
  locationCity: string | null
  locationVenue: string | null
  registrationUrl: string | null
  /** Whole US dollars. */
  prizeMoney: number | null
  tags: string[]
  day: string
  /** Last day in the site's time zone (YYYY-MM-DD); equal to `day` for a one-day event. */
  lastDay: string
  allDay: boolean
  /** The public list an imported event came from; null for submissions and samples. */
  source: { name: string; url: string } | null
  /** When what is said of it was last changed, ISO 8601 in UTC. */
  updatedAt: string
  /** Invented by the seed to show how the calendar works: never counted, announced or syndicated. */
  isSample: boolean
}
