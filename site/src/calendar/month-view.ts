import { monthOf, type DayKey, type MonthKey } from '@cyberluach/core/day-key'
import { mainEventTypes, type MainEventType } from '@cyberluach/core/event'
import { groupByDay, monthGrid } from '@cyberluach/core/month-grid'
import type { ListedEvent } from './listed-event.ts'
import { weekLanes, type Segment } from './week-lanes.ts'

export type DayView = {
  day: DayKey
  /** Where the day stands: in the month or beside it, before today or on it. */
  place: 'inside' | 'outside'
  time: 'past' | 'today' | 'ahead'
  /** Events that begin here, and those of several days that go on here from the week before. */
  segments: Segment[]
  /** Events on this day beyond those shown. */
  more: number
  /** Events that begin on this day. */
  count: number
}

export type MonthView = {
  month: MonthKey
  weeks: DayView[][]
  /** Events of the month itself, by kind; those without a filter of their own count as other. */
  counts: Record<MainEventType | 'other', number>
  total: number
}

/** The six weeks of a month with their events, those of several days over all of them. Days go by the site's time zone. */
export function monthView(month: MonthKey, events: readonly ListedEvent[], today: DayKey): MonthView {
  const byDay = groupByDay(events)
  const weeks = inWeeks(monthGrid(month)).map((days) => {
    const lanes = weekLanes(days, events)
    return days.map((day, index): DayView => ({
      day,
      place: monthOf(day) === month ? 'inside' : 'outside',
      time: day < today ? 'past' : day === today ? 'today' : 'ahead',
      segments: lanes[index]?.segments ?? [],
      more: lanes[index]?.more ?? 0,
      count: byDay.get(day)?.length ?? 0,
    }))
  })
  const inMonth = events.filter((event) => monthOf(event.day) === month)
  return { month, weeks, counts: countByType(inMonth), total: inMonth.length }
}

function inWeeks(days: readonly DayKey[]): DayKey[][] {
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

function countByType(events: readonly ListedEvent[]): MonthView['counts'] {
  const counts: MonthView['counts'] = { ctf: 0, conference: 0, workshop: 0, competition: 0, other: 0 }
  for (const { eventType } of events) counts[isMain(eventType) ? eventType : 'other'] += 1
  return counts
}

function isMain(type: string): type is MainEventType {
  return (mainEventTypes as readonly string[]).includes(type)
}
