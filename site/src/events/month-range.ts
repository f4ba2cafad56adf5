import type { DayKey, MonthKey } from '@cyberluach/core/dates/day-key'
import { monthGrid } from '@cyberluach/core/events/month-grid'

/** The first and the last day of a month's six weeks. */
export function gridRange(month: MonthKey): { from: DayKey; to: DayKey } {
  const days = monthGrid(month)
  return { from: days[0] ?? '', to: days.at(-1) ?? '' }
}
