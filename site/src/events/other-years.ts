import type { DayKey } from '@cyberluach/core/dates/day-key'

/** Whether a list of days has to name their years: a day without one is of this year. */
export function areOfOtherYears(events: readonly { day: DayKey }[], today: DayKey): boolean {
  return events.some(({ day }) => day.slice(0, 4) !== today.slice(0, 4))
}
