import { addDays, monthOf, type DayKey, type MonthKey } from '@cyberluach/core/dates/day-key'

/** So many days are told apart from the months, today the first. */
const nearDays = 7

/** `month` is null of what is near. */
type DeadlineGroup<One> = { month: MonthKey | null; deadlines: One[] }

/**
 * What is near, and after that what stands in each month, by the day that is shown of it; within a group in the order
 * given. A day can close before the last of the month before, by another clock: its month still stands once.
 */
export function groupedByDay<One extends { day: DayKey }>(
  deadlines: readonly One[],
  today: DayKey,
): DeadlineGroup<One>[] {
  const near = addDays(today, nearDays)
  const months = Map.groupBy(deadlines, ({ day }) => (day < near ? null : monthOf(day)))
  return [...months]
    .map(([month, those]) => ({ month, deadlines: those }))
    .toSorted((one, other) => (one.month ?? '').localeCompare(other.month ?? ''))
}
