import { firstDayOf, monthOf, type DayKey, type MonthKey } from '@cyberluach/core/day-key'
import { groupByDay, monthGrid } from '@cyberluach/core/month-grid'
import { runningOnEach } from '@cyberluach/core/runs-on'
import type { ListedEvent } from './listed-event.ts'

/** Days with events that the agenda shows before the rest is asked for. */
export const agendaDayCount = 5

/** A day and the events that run on it: those that began earlier first, then what begins, in the day's own order. */
export type AgendaDay = { day: DayKey; events: ListedEvent[] }

/** The days with events in the calendar's six weeks, from today or else from the month's first day. */
export function agendaDays(month: MonthKey, events: readonly ListedEvent[], today: DayKey): AgendaDay[] {
  const from = today.startsWith(month) ? today : firstDayOf(month)
  return daysWithEvents(
    monthGrid(month).filter((day) => day >= from),
    events,
  )
}

/** Every day of the month with events. */
export function agendaOfMonth(month: MonthKey, events: readonly ListedEvent[]): AgendaDay[] {
  return daysWithEvents(
    monthGrid(month).filter((day) => monthOf(day) === month),
    events,
  )
}

function daysWithEvents(days: readonly DayKey[], events: readonly ListedEvent[]): AgendaDay[] {
  const ordered = [...groupByDay(events)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, of]) => of)
  const running = runningOnEach(days, ordered)
  return days.flatMap((day, index) => (running[index]?.length ? [{ day, events: running[index] }] : []))
}
