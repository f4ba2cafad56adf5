import { useText } from '../../../ui/text.tsx'
import { isTimeMirrored } from './chart-plot.ts'

const box = { width: 118, height: 40 }

type Props = { values: readonly (number | null)[]; label: string; hasColumns: boolean }

/** A small line of measured values, or small columns, the latest end in red; nothing where they make no line. */
export function Sparkline({ values, label, hasColumns }: Props) {
  const { locale } = useText()
  const spark = sparkOf(values, { ...box, isMirrored: isTimeMirrored(locale) })
  if (!spark) return null
  return (
    <svg
      className="mb-1 h-8 w-full self-end justify-self-end overflow-visible *:[vector-effect:non-scaling-stroke] md:col-start-2 md:row-span-2 md:row-start-2 md:h-10 md:max-w-29.5"
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {hasColumns ? (
        <>
          <path className="stroke-line-strong" d={`M0 ${spark.base}H${box.width}`} />
          <path className="stroke-ink-2 stroke-3" d={spark.columns} />
        </>
      ) : (
        <>
          <path className="fill-ink-2 opacity-7" d={spark.area} />
          <path className="fill-none stroke-ink-2 stroke-[1.5]" strokeLinejoin="round" d={spark.line} />
        </>
      )}
      <path
        className="fill-none stroke-red stroke-5"
        strokeLinecap="round"
        d={`M${spark.end.x} ${spark.end.y}h.01`}
      />
    </svg>
  )
}

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
