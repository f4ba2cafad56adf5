import type { CalendarEvent } from './event.ts'

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
