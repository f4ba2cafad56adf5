import { daysBetween, type DayKey } from '@cyberluach/core/day-key'
import { groupByDay } from '@cyberluach/core/month-grid'
import type { ListedEvent } from './listed-event.ts'

/** Events that a day shows one under the other before "+N more". */
export const laneCount = 3

/** An event's piece in one week, standing in the cell of its first day there. */
export type Segment = {
  event: ListedEvent
  /** The line it keeps on each of its days, from 0. */
  lane: number
  /** Days it covers within the week. */
  span: number
  /** Whether the event has begun before this week, or goes on after it. */
  opensStart: boolean
  opensEnd: boolean
}

/** What a day shows, and how many of the events on it found no line. */
export type DayLanes = { segments: Segment[]; more: number }

/**
 * Lays the events of a week (its seven days) in lines. An event of several days is one bar that keeps its line; the
 * bars go first, by start and the longest before the shorter, then each day's other events in the day's own order.
 */
export function weekLanes(days: readonly DayKey[], events: readonly ListedEvent[]): DayLanes[] {
  const [first, last] = [days[0] ?? '', days.at(-1) ?? '']
  const lanes = days.map((): DayLanes => ({ segments: [], more: 0 }))
  const taken = days.map(() => new Set<number>())
  const within = events.filter((event) => event.day <= last && lastDayOf(event) >= first)
  for (const event of inOrder(within)) {
    const start = event.day > first ? daysBetween(first, event.day) : 0
    const end = Math.min(daysBetween(first, lastDayOf(event)), days.length - 1)
    const covered = taken.slice(start, end + 1)
    const lane = lanesInOrder.find((each) => covered.every((used) => !used.has(each)))
    if (lane === undefined) {
      for (const day of lanes.slice(start, end + 1)) day.more += 1
      continue
    }
    for (const used of covered) used.add(lane)
    lanes[start]?.segments.push({
      event,
      lane,
      span: end - start + 1,
      opensStart: event.day < first,
      opensEnd: lastDayOf(event) > last,
    })
  }
  for (const day of lanes) day.segments.sort((one, other) => one.lane - other.lane)
  return lanes
}

const lanesInOrder = Array.from({ length: laneCount }, (_, lane) => lane)

function inOrder(events: readonly ListedEvent[]): ListedEvent[] {
  const bars = events.filter(isBar).sort(byStartAndLength)
  const single = events.filter((event) => !isBar(event))
  return [...bars, ...[...groupByDay(single).values()].flat()]
}

/** Whether the event covers more than one day. */
function isBar(event: ListedEvent): boolean {
  return lastDayOf(event) > event.day
}

/** A last day before the first is an error of whoever wrote it: such an event stands on its first day. */
function lastDayOf({ day, lastDay }: ListedEvent): DayKey {
  return lastDay > day ? lastDay : day
}

function byStartAndLength(one: ListedEvent, other: ListedEvent): number {
  return (
    one.day.localeCompare(other.day) ||
    other.lastDay.localeCompare(one.lastDay) ||
    one.title.localeCompare(other.title, 'en')
  )
}
