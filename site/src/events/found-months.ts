import { monthOf, type DayKey, type MonthKey } from '@cyberluach/core/dates/day-key'
import type { BriefEvent } from '@cyberluach/core/events/event'

export type FoundMonth = { month: MonthKey; events: BriefEvent[] }

/** Found events by month, in the order in which they come; what has begun and still runs is of the month of today. */
export function foundMonths(events: readonly BriefEvent[], today: DayKey): FoundMonth[] {
  const byMonth = Map.groupBy(events, ({ day, lastDay }) =>
    monthOf(day < today && lastDay >= today ? today : day),
  )
  return [...byMonth].map(([month, ofMonth]) => ({ month, events: ofMonth }))
}
