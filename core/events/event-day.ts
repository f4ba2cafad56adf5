import { isDayKey } from '../dates/day-key.ts'

/** Days on which an event may lie (contract, "Time"). */
export const eventDays = { first: '2000-01-01', last: '2100-12-31' } as const

/** What is wrong with a text that is to be the day of an event: it is no day, or one outside of `eventDays`; null for none. */
export function eventDayError(text: string): 'date' | 'years' | null {
  if (isDayKey(text)) return text < eventDays.first || text > eventDays.last ? 'years' : null
  // The day and month are real, the year has more digits than a day here can have.
  const isDay = /^\d{4,6}-\d\d-\d\d$/.test(text) && isDayKey(`2000${text.slice(-6)}`)
  return isDay ? 'years' : 'date'
}
