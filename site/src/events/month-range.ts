import type { DayKey, MonthKey } from '@cyberluach/core/day-key'
import { monthGrid } from '@cyberluach/core/month-grid'

type Range = { from: DayKey; to: DayKey }

/**
 * The events of a month's six weeks: those that begin in them, and those that have begun before and still run. The
 * second read may fail, which leaves its events out.
 */
export async function eventsOfMonth<Event extends { day: DayKey }>(
  month: MonthKey,
  readStarting: (range: Range) => Promise<Event[] | null>,
  readRunning: (range: Range) => Promise<Event[] | null>,
): Promise<Event[] | null> {
  const days = monthGrid(month)
  const range = { from: days[0] ?? '', to: days.at(-1) ?? '' }
  const [starting, running] = await Promise.all([readStarting(range), readRunning(range)])
  return starting && [...(running ?? []).filter(({ day }) => day < range.from), ...starting]
}
