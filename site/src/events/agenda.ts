import { isCounted } from '@cyberluach/core/events/event'
import { firstDayOf, monthOf, type DayKey, type MonthKey } from '@cyberluach/core/dates/day-key'
import { byStart } from '@cyberluach/core/events/event-timing'
import { monthGrid } from '@cyberluach/core/events/month-grid'
import type { ListedEvent } from './listed-event.ts'

/** Days and rows that the agenda shows before the rest is asked for, and rows of a day before it leads to its page. */
const mostDays = 5
const mostRows = 7
const mostOfDay = 5
/** Samples of a day: they take no room from what counts. */
const mostSamples = 1

/** A day and what begins on it, in the day's order; `more` are those that count and stand on its page alone. */
export type AgendaDay = { day: DayKey; events: ListedEvent[]; more: number }

export type Agenda = {
  /** What is under way, by start: it stands on no day. */
  live: ListedEvent[]
  /** The days of the month from today on, or else from its first. */
  coming: AgendaDay[]
  /** The same of the whole month. */
  whole: AgendaDay[]
}

/**
 * The events of a month's six weeks as a list, each once: what is under way apart, all others on the day on which they
 * begin, and what began before the list on its first day.
 */
export function agendaOf(month: MonthKey, events: readonly ListedEvent[], today: DayKey): Agenda {
  const isNow = monthOf(today) === month
  const live = isNow ? events.filter((event) => event.live) : []
  const others = byStart(events.filter((event) => !live.includes(event)))
  const first = firstDayOf(month)
  return {
    live: byStart(live),
    coming: firstDays(daysFrom(isNow ? today : first, monthGrid(month).at(-1) ?? first, others)),
    whole: daysFrom(first, `${month}-31`, others),
  }
}

function daysFrom(from: DayKey, to: DayKey, events: readonly ListedEvent[]): AgendaDay[] {
  const days = new Map<DayKey, ListedEvent[]>()
  for (const event of events) {
    const day = event.day < from ? from : event.day
    if (day > to || (event.day < from && event.lastDay < from)) continue
    days.set(day, [...(days.get(day) ?? []), event])
  }
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1)).map(([day, of]) => cutDay(day, of))
}

/** What counts comes first, then what was called off, and then a sample. */
function cutDay(day: DayKey, all: readonly ListedEvent[]): AgendaDay {
  const counted = all.filter(isCounted)
  const samples = all.filter((event) => event.isSample)
  const others = all.filter((event) => !isCounted(event) && !event.isSample)
  const shown = new Set([...counted, ...others, ...samples.slice(0, mostSamples)].slice(0, mostOfDay))
  return {
    day,
    events: all.filter((event) => shown.has(event)),
    more: Math.max(0, counted.length - mostOfDay),
  }
}

/** As many days as find room, the first one whatever it has. */
function firstDays(days: readonly AgendaDay[]): AgendaDay[] {
  let rows = 0
  const end = days.findIndex(({ events }, index) => {
    rows += events.length
    return index >= mostDays || (index > 0 && rows > mostRows)
  })
  return end < 0 ? [...days] : days.slice(0, end)
}
