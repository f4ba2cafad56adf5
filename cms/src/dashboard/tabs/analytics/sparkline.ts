/** The points of a small line, time from the starting edge of reading to the other. Values that are missing are left out. */
export type Spark = {
  line: string
  area: string
  /** A stroke for each value above 0, from the line on which all of them stand. */
  columns: string
  base: number
  end: { x: number; y: number }
}

const top = 5
const room = 6

/** The line of measured values in a box; null for fewer than two of them, which make no line. */
export function sparkOf(
  values: readonly (number | null)[],
  { width, height, isMirrored }: { width: number; height: number; isMirrored: boolean },
): Spark | null {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]))
  const most = Math.max(...known.map(({ value }) => value))
  if (known.length < 2 || most <= 0) return null
  const points = known.map(({ value, index }) => {
    const along = index / (values.length - 1)
    return {
      x: rounded((isMirrored ? 1 - along : along) * width),
      y: rounded(top + (1 - value / most) * (height - top - room)),
    }
  })
  const line = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`
  const first = points[0] as { x: number; y: number }
  const end = points.at(-1) as { x: number; y: number }
  const base = height - room
  const columns = points.filter(({ y }) => y < base).map(({ x, y }) => `M${x} ${base}V${y}`)
  return {
    line,
    area: `${line}L${end.x} ${height}L${first.x} ${height}Z`,
    columns: columns.join(''),
    base,
    end,
  }
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
