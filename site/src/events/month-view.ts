import { type DayKey, type MonthKey, monthOf } from '@cyberluach/core/dates/day-key'
import { monthGrid } from '@cyberluach/core/events/month-grid'
import { writeFilter, type EventFilter } from '@cyberluach/core/events/event-filter'
import {
  type DifficultyLevel,
  type EventType,
  countedOf,
  isCounted,
  shownTypes,
  type ShownType,
} from '@cyberluach/core/events/event'
import type { Locale } from '@cyberluach/i18n/locales'
import { type Lasting, runningOnEach } from '@cyberluach/core/events/event-timing'
import { type ListedEvent, countByType } from './listed-event.ts'
import { weekLanes, type DayLanes } from './week-lanes.ts'

/** The first and the last day of a month's six weeks. */
export function gridRange(month: MonthKey): { from: DayKey; to: DayKey } {
  const days = monthGrid(month)
  return { from: days[0] ?? '', to: days.at(-1) ?? '' }
}

export type MonthsQuery = {
  month: MonthKey
  lang: Locale
  q?: string
  type?: EventType
  location?: string
  level?: DifficultyLevel
  prize?: 'true'
  admission?: 'free'
}

type Options = { month: MonthKey; filter: EventFilter; locale: Locale }

/** The question for the months nearest to one that have what a calendar in this language would show. */
export function monthsQuery({ month, filter, locale }: Options): MonthsQuery {
  const { q, ...rest } = Object.fromEntries(writeFilter(filter)) as Partial<MonthsQuery>
  return {
    month,
    lang: locale,
    ...rest,
    ...(q ? { q: q.trim() } : {}),
  }
}

/** The events that run on a day of the month, also those that began before it. */
export function monthHits<Event extends Lasting>(month: MonthKey, events: readonly Event[]): Event[] {
  return events.filter(({ day, lastDay }) => monthOf(day) <= month && month <= monthOf(lastDay > day ? lastDay : day))
}

/** A day with the pieces of bars and the titles that stand in its cell, and how many of its events do not. */
export type DayView = DayLanes & {
  day: DayKey
  /** Where the day stands: in the month or beside it, before today or on it. */
  place: 'inside' | 'outside'
  time: 'past' | 'today' | 'ahead'
  /** Events that run on this day and count (`core/events/event.ts`), as in every figure here. */
  count: number
  /** The kinds of those events, in the order of the filter: what is marked where there is no room for titles. */
  kinds: ShownType[]
  /** Whether one of several days is among them, and whether it has begun before or goes on after; null without any. */
  line: { begun: boolean; goesOn: boolean } | null
}

export type MonthView = {
  month: MonthKey
  weeks: DayView[][]
  /** In the month of today, how many weeks at its beginning are over. */
  over: number
  /** Events that begin in the month, by kind; those without a filter of their own count as other. */
  counts: Record<ShownType, number>
  /** Events that begin in the month, as the statistics count them. */
  total: number
  /** Events that run in the month. */
  running: number
}

/** The six weeks of a month with their events, those of several days over all of them. Days go by the site's time zone. */
export function monthView(month: MonthKey, events: readonly ListedEvent[], today: DayKey): MonthView {
  const grid = monthGrid(month)
  const running = runningOnEach(grid, events)
  const weeks = inWeeks(grid).map((days, week) => {
    const lanes = weekLanes(days, events)
    return days.map((day, index): DayView => ({
      ...(lanes[index] ?? noLanes),
      ...summaryOf(day, running[week * 7 + index] ?? []),
      day,
      place: monthOf(day) === month ? 'inside' : 'outside',
      time: day < today ? 'past' : day === today ? 'today' : 'ahead',
    }))
  })
  const inMonth = events.filter((event) => monthOf(event.day) === month)
  return {
    month,
    weeks,
    over: monthOf(today) === month ? weeks.filter(isOver).length : 0,
    counts: countByType(inMonth),
    total: countedOf(inMonth),
    running: countedOf(monthHits(month, events)),
  }
}

function isOver(week: DayView[]): boolean {
  return week.at(-1)?.time === 'past'
}

const noLanes: DayLanes = { segments: [], more: 0, moreLane: 0 }

function summaryOf(day: DayKey, all: readonly ListedEvent[]): Pick<DayView, 'count' | 'kinds' | 'line'> {
  const running = all.filter(isCounted)
  const counts = countByType(running)
  const long = running.filter((event) => event.lastDay > event.day)
  return {
    count: running.length,
    kinds: shownTypes.filter((kind) => counts[kind] > 0),
    line:
      long.length > 0
        ? { begun: long.some((event) => event.day < day), goesOn: long.some((event) => day < event.lastDay) }
        : null,
  }
}

function inWeeks(days: readonly DayKey[]): DayKey[][] {
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}
