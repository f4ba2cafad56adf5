import { firstDayOf, type DayKey, type MonthKey } from '@cyberluach/core/day-key'
import { groupByDay } from '@cyberluach/core/month-grid'
import type { ListedEvent } from './listed-event.ts'

/** Days with events that the agenda shows before the rest is asked for. */
export const agendaDayCount = 5

export type AgendaDay = { day: DayKey; events: ListedEvent[] }

/** The days with events in the calendar's six weeks, from today or else from the month's first day. */
export function agendaDays(month: MonthKey, events: readonly ListedEvent[], today: DayKey): AgendaDay[] {
  const first = firstDayOf(month)
  const from = today.startsWith(month) ? today : first
  return [...groupByDay(events)]
    .filter(([day]) => day >= from)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, listed]) => ({ day, events: listed }))
}

/** Every day of the month with events. */
export function agendaOfMonth(month: MonthKey, events: readonly ListedEvent[]): AgendaDay[] {
  return [...groupByDay(events)]
    .filter(([day]) => day.startsWith(month))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, listed]) => ({ day, events: listed }))
}
