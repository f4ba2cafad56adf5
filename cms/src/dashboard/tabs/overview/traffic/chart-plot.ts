import { directionOfLocale, type Locale } from '@cyberluach/i18n/locales'

/** Where the values of a chart lie: within its margins, time from the starting edge of reading to the other. */
export type Plot = {
  left: number
  right: number
  top: number
  bottom: number
  /** How wide the time of one value is. */
  band: number
  /** The middle of a value's time. */
  x: (index: number) => number
  /** Where a value's time begins; of a line, that is the value itself. */
  begin: (index: number) => number
  y: (value: number) => number
}

type Shape = {
  width: number
  height: number
  /** How many values there are. */
  count: number
  /** What stands at the upper edge. */
  most: number
  isMirrored: boolean
  /** Columns fill their time; a line's values lie from edge to edge. */
  hasColumns: boolean
}

export const axisRoom = 44
const nowRoom = 20
const topRoom = 20
const namesRoom = 28

export function plotOf({ width, height, count, most, isMirrored, hasColumns }: Shape): Plot {
  const left = isMirrored ? nowRoom : axisRoom
  const right = width - (isMirrored ? axisRoom : nowRoom)
  const bottom = height - namesRoom
  const band = (right - left) / Math.max(1, hasColumns ? count : count - 1)
  const along = (steps: number) => (isMirrored ? right - steps * band : left + steps * band)
  return {
    left,
    right,
    top: topRoom,
    bottom,
    band,
    x: (index) => along(hasColumns ? index + 0.5 : index),
    begin: along,
    y: (value) => topRoom + (1 - value / most) * (bottom - topRoom),
  }
}

/** The value whose time is nearest; null outside the plot. */
export function indexAt({ left, right, top, bottom, x }: Plot, count: number, at: Point): number | null {
  if (at.x < left || at.x > right || at.y < top || at.y > bottom) return null
  const away = (index: number) => Math.abs(x(index) - at.x)
  return Array.from({ length: count }, (_, index) => index).reduce((nearest, index) =>
    away(index) < away(nearest) ? index : nearest,
  )
}

export type Point = { x: number; y: number }

/** The values joined by straight lines. */
export function linePath(plot: Plot, values: readonly number[]): string {
  return `M${values.map((value, index) => `${rounded(plot.x(index))},${rounded(plot.y(value))}`).join('L')}`
}

/** What lies below such a line. */
export function areaPath(plot: Plot, values: readonly number[]): string {
  const last = rounded(plot.x(values.length - 1))
  return `${linePath(plot, values)}L${last},${plot.bottom}L${rounded(plot.x(0))},${plot.bottom}Z`
}

const gapShare = 0.16
const widest = 16
const roundness = 2

/** A column for each value above 0, round at its top: the one of so many that stand side by side in a value's time. */
export function columnPaths(
  plot: Plot,
  values: readonly number[],
  { place, of }: { place: number; of: number },
): string[] {
  const room = plot.band * (1 - 2 * gapShare)
  const size = room / of > 1 ? Math.round(room / of) : room / of
  const width = Math.min(size, widest)
  const inset = plot.band * gapShare + (of * (size - width)) / 2 + width * place
  return values.flatMap((value, index) => {
    if (value <= 0) return []
    const x = rounded(Math.min(plot.begin(index), plot.begin(index + 1)) + inset)
    const y = rounded(plot.y(value))
    const radius = Math.min(roundness, width / 2, (plot.bottom - y) / 2)
    const corner = `A${radius},${radius},0,0,1,`
    return (
      `M${x},${y + radius}${corner}${x + radius},${y}L${x + width - radius},${y}` +
      `${corner}${x + width},${y + radius}L${x + width},${plot.bottom}L${x},${plot.bottom}Z`
    )
  })
}

/** Where a box beside a point stands: on the side where time goes on, or on the other where it has no room there. */
export function boxBeside(
  point: Point,
  box: { width: number; height: number },
  { left, right, top, bottom }: Plot,
  isMirrored: boolean,
): Point {
  const away = 14
  const before = point.x - box.width - away
  const after = point.x + away
  const isBefore = isMirrored ? before >= left : after + box.width > right
  const above = point.y - box.height - away
  const below = point.y + away
  return {
    x: Math.max(isBefore ? before : after, left),
    y: Math.max(below + box.height > bottom ? above : below, top),
  }
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}

/**
 * Time runs with the reading in every chart, as in the product's calendar: from right to left in Hebrew, with "now" at
 * the left edge. This is the one place to change, should admins misread it.
 */
const timeFollowsReading = true

/** Whether time runs from right to left. */
export function isTimeMirrored(locale: Locale): boolean {
  return timeFollowsReading && directionOfLocale(locale) === 'rtl'
}

/** A name beside a line: ending before it, on its left, or starting after it. */
export type DayName = { name: string; x: number; isBefore: boolean }

const away = 5
/** How wide a letter is at most, on average. */
const letterWidth = 7

/**
 * The names of the days of a chart, each beside the line at which it begins and, of the first, the day before on its
 * other side. None that has no room there: it would run over its neighbour, the values of the axis or the edge.
 */
export function dayNames(
  plot: Pick<Plot, 'left' | 'right' | 'begin'>,
  midnights: readonly number[],
  nameAt: (index: number) => string,
  isMirrored: boolean,
): DayName[] {
  const [oldest, newest] = isMirrored ? [plot.right, plot.left] : [plot.left, plot.right]
  const lines = midnights.map(plot.begin)
  const beside = (line: number, edge: number, name: string): DayName[] => {
    if (Math.abs(edge - line) < 2 * away + name.length * letterWidth) return []
    const isBefore = edge < line
    return [{ name, x: line + (isBefore ? -away : away), isBefore }]
  }
  return midnights.flatMap((index, place) => {
    const line = plot.begin(index)
    return [
      ...(place === 0 ? beside(line, oldest, nameAt(index - 1)) : []),
      ...beside(line, lines[place + 1] ?? newest, nameAt(index)),
    ]
  })
}
