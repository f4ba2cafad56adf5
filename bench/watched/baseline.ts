import { median, spreadOf, type Row, type Unit } from '../support/row.ts'

/** What was measured once and is compared with since: a line of `baseline.json`. */
export type Kept = {
  name: string
  unit: Unit
  value: number
  /** From the lowest round to the highest (of several runs: from run to run), as a share of the median. */
  spread: number
  date: string
  commit: string
}

/** A row that moved away from the baseline, by a share of what was kept: 0.2 is a fifth more. */
export type Moved = { before: Kept; now: number; share: number; isWorse: boolean }

export type Comparison = { moved: Moved[]; steady: number; unknown: string[] }

const most = 0.15

/** What may come and go without meaning anything, where a figure is so small that 15 % of it is nothing. */
const trifle: Record<Unit, number> = { ratio: 0, 'bare Node answers': 5, bytes: 100 }

/** What moved by more than 15 % since it was kept, to the worse or to the better; what of the rows was never kept. */
export function compare(baseline: Kept[], rows: Row[]): Comparison {
  const comparison: Comparison = { moved: [], steady: 0, unknown: [] }
  for (const { what, watched } of rows) {
    if (!watched) continue
    const before = baseline.find(({ name, unit }) => name === what && unit === watched.unit)
    if (!before) {
      comparison.unknown.push(what)
      continue
    }
    const difference = watched.value - before.value
    const isFar = Math.abs(difference) > Math.max(most * before.value, trifle[watched.unit])
    if (isFar) {
      const isWorse = difference > 0 === (watched.better === 'less')
      comparison.moved.push({ before, now: watched.value, share: difference / before.value, isWorse })
    } else comparison.steady += 1
  }
  return comparison
}

/** The baseline with what was just measured in the place of what was kept by the same names. */
export function keep(baseline: Kept[], rows: Row[], date: string, commit: string): Kept[] {
  const fresh = rows.flatMap(({ what, watched, spread = 0 }) =>
    watched
      ? [
          {
            name: what,
            unit: watched.unit,
            value: rounded(watched.value, watched.unit),
            spread: Number(spread.toFixed(2)),
            date,
            commit,
          },
        ]
      : [],
  )
  const known = new Set(baseline.map(({ name }) => name))
  return [
    ...baseline.map((kept) => fresh.find(({ name }) => name === kept.name) ?? kept),
    ...fresh.filter(({ name }) => !known.has(name)),
  ]
}

function rounded(value: number, unit: Unit): number {
  return unit === 'bytes' ? Math.round(value) : Number(value.toPrecision(3))
}

/** Of several runs the middle one, row by row, with the spread from run to run. What only tells is the last run's. */
export function ofRuns(runs: Row[][]): Row[] {
  const last = runs.at(-1) ?? []
  if (runs.length < 2) return last
  return last.map((row) => {
    const same = runs.flatMap((rows) => rows.filter(({ what }) => what === row.what))
    const values = same.map(valueOf).filter((value) => value !== undefined)
    if (values.length < same.length) return row
    const middle = median(values)
    const distance = (one: Row) => Math.abs((valueOf(one) ?? 0) - middle)
    const chosen = same.reduce((one, other) => (distance(other) < distance(one) ? other : one))
    return { ...chosen, spread: spreadOf(values) }
  })
}

function valueOf({ watched, value }: Row): number | undefined {
  return watched?.value ?? value
}
