import type { Plot } from './chart-plot.ts'

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
