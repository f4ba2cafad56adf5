import { daysBetween, type DayKey } from '@cyberluach/core/day-key'
import { groupByDay } from '@cyberluach/core/month-grid'
import type { ListedEvent } from './listed-event.ts'

/** Events that a day shows one under the other before "+N more". */
export const laneCount = 3

/** An event's piece in one week, standing in the cell of the piece's first day. */
export type Segment = {
  event: ListedEvent
  /** The line it keeps on each of its days, from 0. */
  lane: number
  /** Days it covers from there. */
  span: number
  /** Whether the event has begun before this piece, or goes on after it. */
  opensStart: boolean
  opensEnd: boolean
}

/** What a day shows, and how many of the events on it found no line. */
export type DayLanes = { segments: Segment[]; more: number }

/**
 * Lays the events of a week (its seven days) in lines. An event of several days is one bar that keeps its line; the
 * bars go first, by start and the longest before the shorter, then each day's other events in the day's own order. On a
 * day on which something begins, one line is left to that: a bar that would take it pauses there.
 */
export function weekLanes(days: readonly DayKey[], events: readonly ListedEvent[]): DayLanes[] {
  const [first, last] = [days[0] ?? '', days.at(-1) ?? '']
  const lanes = days.map((): DayLanes => ({ segments: [], more: 0 }))
  const taken = days.map(() => new Set<number>())
  const carried = days.map(() => 0)
  const within = events.filter((event) => event.day <= last && lastDayOf(event) >= first)
  const begins = days.map((day) => within.some((event) => event.day === day))

  for (const event of inOrder(within)) {
    const start = event.day > first ? daysBetween(first, event.day) : 0
    const end = Math.min(daysBetween(first, lastDayOf(event)), days.length - 1)
    const runs = runsOf(start, end, (index) => days[index] === event.day || !isFull(index))
    for (const [from, to] of runs) lay(event, from, to)
    for (let index = start; index <= end; index++)
      if (!runs.some(([from, to]) => from <= index && index <= to)) moreOn(index, index)
  }
  for (const day of lanes) day.segments.sort((one, other) => one.lane - other.lane)
  return lanes

  /** Whether bars from earlier days may take no further line, since the last is for what begins on this day. */
  function isFull(index: number): boolean {
    return begins[index] === true && (carried[index] ?? 0) >= laneCount - 1
  }

  function lay(event: ListedEvent, from: number, to: number): void {
    const covered = taken.slice(from, to + 1)
    const lane = lanesInOrder.find((each) => covered.every((used) => !used.has(each)))
    if (lane === undefined) return moreOn(from, to)
    for (const used of covered) used.add(lane)
    for (let index = from; index <= to; index++)
      if (days[index] !== event.day) carried[index] = (carried[index] ?? 0) + 1
    lanes[from]?.segments.push({
      event,
      lane,
      span: to - from + 1,
      opensStart: event.day < (days[from] ?? ''),
      opensEnd: lastDayOf(event) > (days[to] ?? ''),
    })
  }

  function moreOn(from: number, to: number): void {
    for (const day of lanes.slice(from, to + 1)) day.more += 1
  }
}

/** The longest stretches between two days, both included, on which something holds. */
function runsOf(start: number, end: number, holds: (index: number) => boolean): [from: number, to: number][] {
  const runs: [number, number][] = []
  for (let index = start; index <= end; index++) {
    if (!holds(index)) continue
    const before = runs.at(-1)
    if (before?.[1] === index - 1) before[1] = index
    else runs.push([index, index])
  }
  return runs
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
