import type { CalendarEvent } from './event.ts'

/** What a calendar shows of an event, in the order in which rows of it are written. */
export const briefFields = [
  'id',
  'title',
  'titleHe',
  'eventType',
  'startDate',
  'day',
  'lastDay',
  'allDay',
  'isOnline',
  'locationCity',
  'locationCountry',
  'prizeMoney',
  'state',
  'isSample',
] as const

/** An event without what only its dialog or its card shows. */
export type BriefEvent = Pick<CalendarEvent, (typeof briefFields)[number]>

/** The same with the address of its page. */
export type LinkedEvent = BriefEvent & Pick<CalendarEvent, 'url'>
