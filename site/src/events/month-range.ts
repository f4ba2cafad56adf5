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
  const range = gridRange(month)
  const [starting, running] = await Promise.all([readStarting(range), readRunning(range)])
  return starting && [...(running ?? []).filter(({ day }) => day < range.from), ...starting]
}

/** The first and the last day of a month's six weeks. */
export function gridRange(month: MonthKey): Range {
  const days = monthGrid(month)
  return { from: days[0] ?? '', to: days.at(-1) ?? '' }
}
