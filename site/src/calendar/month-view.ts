import { monthOf, weekdayOf, type DayKey, type MonthKey } from '@cyberluach/core/day-key'
import { mainEventTypes, type MainEventType } from '@cyberluach/core/event'
import { groupByDay, monthGrid } from '@cyberluach/core/month-grid'
import type { ListedEvent } from './listed-event.ts'

/** Titles in a cell before "+N more". */
const titlesPerDay = 3

export type DayView = {
  day: DayKey
  /** Where the day stands: in the month or beside it, before today or on it. */
  place: 'inside' | 'outside'
  time: 'past' | 'today' | 'ahead'
  shown: ListedEvent[]
  /** Events beyond those shown. */
  more: number
  count: number
}

export type MonthView = {
  month: MonthKey
  weeks: DayView[][]
  /** Events of the month itself, by kind; those without a filter of their own count as other. */
  counts: Record<MainEventType | 'other', number>
  total: number
}

/** The six weeks of a month with their events. Days go by the site's time zone. */
export function monthView(month: MonthKey, events: readonly ListedEvent[], today: DayKey): MonthView {
  const byDay = groupByDay(events)
  const days = monthGrid(month).map((day): DayView => {
    const listed = byDay.get(day) ?? []
    return {
      day,
      place: monthOf(day) === month ? 'inside' : 'outside',
      time: day < today ? 'past' : day === today ? 'today' : 'ahead',
      shown: listed.slice(0, titlesPerDay),
      more: Math.max(0, listed.length - titlesPerDay),
      count: listed.length,
    }
  })
  const inMonth = events.filter((event) => monthOf(event.day) === month)
  return { month, weeks: inWeeks(days), counts: countByType(inMonth), total: inMonth.length }
}

function inWeeks(days: DayView[]): DayView[][] {
  return days.reduce<DayView[][]>((weeks, day) => {
    if (weekdayOf(day.day) === 0) weeks.push([])
    weeks.at(-1)?.push(day)
    return weeks
  }, [])
}

function countByType(events: readonly ListedEvent[]): MonthView['counts'] {
  const counts: MonthView['counts'] = { ctf: 0, conference: 0, workshop: 0, competition: 0, other: 0 }
  for (const { eventType } of events) counts[isMain(eventType) ? eventType : 'other'] += 1
  return counts
}

function isMain(type: string): type is MainEventType {
  return (mainEventTypes as readonly string[]).includes(type)
}
