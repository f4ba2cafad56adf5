import type { DayKey, MonthKey } from '@cyberluach/core/day-key'
import type { CalendarEvent } from '@cyberluach/core/event'
import { monthGrid } from '@cyberluach/core/month-grid'

type Range = { from: DayKey; to: DayKey }

/**
 * The events of a month's six weeks: those that begin in them, and those that have begun before and still run. The
 * second read may fail, which leaves its events out.
 */
export async function eventsOfMonth(
  month: MonthKey,
  readStarting: (range: Range) => Promise<CalendarEvent[] | null>,
  readRunning: (range: Range) => Promise<CalendarEvent[] | null>,
): Promise<CalendarEvent[] | null> {
  const days = monthGrid(month)
  const range = { from: days[0] ?? '', to: days.at(-1) ?? '' }
  const [starting, running] = await Promise.all([readStarting(range), readRunning(range)])
  return starting && [...(running ?? []).filter(({ day }) => day < range.from), ...starting]
}
