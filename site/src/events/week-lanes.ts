import { isCounted } from '@cyberluach/core/events/event'
import type { DayKey } from '@cyberluach/core/dates/day-key'
import { groupByDay } from '@cyberluach/core/events/month-grid'
import type { ListedEvent } from './listed-event.ts'

/** Lines of a day, before "+N more" (specification, section 9). */
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

/** What a day shows, how many of the events that run on it found no line, and on which line it says so. */
export type DayLanes = { segments: Segment[]; more: number; moreLane: number }

/** The part of an event that lies in the week: from one of its seven days to another, both included. */
type Piece = { event: ListedEvent; from: number; to: number; isLong: boolean }

/** A line for each piece that has one. */
type Lines = Map<Piece, number>

/**
 * Lays the events of a week (its seven days) in lines, three at most (specification, section 9). A piece has one line on
 * all of its days, or none on any: then each of them counts it in "+N more". The longer events come first; where those
 * would leave a day without a title of its own, its first event comes before them. What does not count (`core/events/event.ts`)
 * has a line where there is one left on each of its days, and none of these hides what counts.
 */
export function weekLanes(days: readonly DayKey[], events: readonly ListedEvent[]): DayLanes[] {
  const all = inOrder(piecesOf(days, events))
  const counted = all.filter(({ event }) => isCounted(event))
  const lines = linesOf(counted)
  for (const piece of besides(all)) {
    const lane = freeLane(piece, lines)
    const hidesNone = counted.every((each) => lines.has(each) || !meet(each, piece))
    if (lane < laneCount && hidesNone) lines.set(piece, lane)
  }
  return days.map((day, index) => dayOf(index, days, all, lines))
}

function piecesOf(days: readonly DayKey[], events: readonly ListedEvent[]): Piece[] {
  const [first, last] = [days[0] ?? '', days.at(-1) ?? '']
  return events
    .filter((event) => event.day <= last && lastDayOf(event) >= first)
    .map((event) => ({
      event,
      from: event.day > first ? days.indexOf(event.day) : 0,
      to: lastDayOf(event) < last ? days.indexOf(lastDayOf(event)) : days.length - 1,
      isLong: lastDayOf(event) > event.day,
    }))
}

/** Events of several days by where they begin in the week, the longer first; then each day's others in its own order. */
function inOrder(pieces: readonly Piece[]): Piece[] {
  const long = pieces.filter(({ isLong }) => isLong)
  const single = new Map(pieces.filter(({ isLong }) => !isLong).map((piece) => [piece.event, piece]))
  const byDay = [...groupByDay([...single.keys()]).values()].flat()
  return [...long.sort(byStartAndLength), ...byDay.flatMap((event) => single.get(event) ?? [])]
}

function byStartAndLength(one: Piece, other: Piece): number {
  return (
    one.from - other.from ||
    other.to - one.to ||
    one.event.day.localeCompare(other.event.day) ||
    one.event.title.localeCompare(other.event.title, 'en')
  )
}

/** Of what does not count, what was called off before what nobody holds. */
function besides(pieces: readonly Piece[]): Piece[] {
  const uncounted = pieces.filter(({ event }) => !isCounted(event))
  return [...uncounted.filter(({ event }) => !event.isSample), ...uncounted.filter(({ event }) => event.isSample)]
}

function linesOf(pieces: readonly Piece[]): Lines {
  const claims: Piece[] = []
  for (;;) {
    const lines = filledLines(pieces, claims)
    const untitled = firstUntitled(pieces, lines)
    if (!untitled) return lines
    claims.push(untitled)
  }
}

function filledLines(pieces: readonly Piece[], claims: readonly Piece[]): Lines {
  const lines: Lines = new Map(claims.map((piece) => [piece, laneCount - 1]))
  for (const piece of pieces) {
    if (lines.has(piece)) continue
    const lane = freeLane(piece, lines)
    if (lane < laneCount) lines.set(piece, lane)
  }
  return closedUp(pieces, lines)
}

/** The same pieces, each on the first line that those before it leave. */
function closedUp(pieces: readonly Piece[], lines: Lines): Lines {
  const closed: Lines = new Map()
  for (const piece of pieces) if (lines.has(piece)) closed.set(piece, freeLane(piece, closed))
  return closed
}

function freeLane(piece: Piece, lines: Lines): number {
  const taken = new Set([...lines].filter(([each]) => meet(each, piece)).map(([, lane]) => lane))
  let lane = 0
  while (taken.has(lane)) lane += 1
  return lane
}

/** The first event of a day on which events begin, and whose lines all belong to what began before. */
function firstUntitled(pieces: readonly Piece[], lines: Lines): Piece | undefined {
  return pieces.find((piece) => !piece.isLong && !lines.has(piece) && titlesOf(piece.from, lines) === 0)
}

function titlesOf(index: number, lines: Lines): number {
  return [...lines.keys()].filter(({ from }) => from === index).length
}

function dayOf(index: number, days: readonly DayKey[], pieces: readonly Piece[], lines: Lines): DayLanes {
  const running = pieces.filter((piece) => covers(piece, index))
  const lanes = running.flatMap((piece) => lines.get(piece) ?? [])
  const segments = running
    .filter((piece) => piece.from === index)
    .flatMap((piece) => {
      const lane = lines.get(piece)
      return lane === undefined ? [] : [segmentOf(piece, lane, days)]
    })
  return {
    segments: segments.sort((one, other) => one.lane - other.lane),
    more: running.filter((piece) => isCounted(piece.event) && !lines.has(piece)).length,
    moreLane: Math.max(-1, ...lanes) + 1,
  }
}

function segmentOf({ event, from, to }: Piece, lane: number, days: readonly DayKey[]): Segment {
  return {
    event,
    lane,
    span: to - from + 1,
    opensStart: event.day < (days[from] ?? ''),
    opensEnd: lastDayOf(event) > (days[to] ?? ''),
  }
}

function covers({ from, to }: Piece, index: number): boolean {
  return from <= index && index <= to
}

function meet(one: Piece, other: Piece): boolean {
  return one.from <= other.to && other.from <= one.to
}

/** A last day before the first is an error of whoever wrote it: such an event stands on its first day. */
function lastDayOf({ day, lastDay }: ListedEvent): DayKey {
  return lastDay > day ? lastDay : day
}
