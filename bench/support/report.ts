import { cpus, release, totalmem } from 'node:os'
import { loadGenerator } from './load.ts'

/** One line of the table: what was measured, the target, what came out. `ok` is null where there is no target. */
export type Row = {
  what: string
  target: string
  measured: string
  ok: boolean | null
  /** Numbers behind `measured`, by which the middle one of several runs is chosen. */
  value?: number
  /** From the lowest round to the highest, as a share of their median. */
  spread?: number
  watched?: Watched
}

/** What the baseline keeps of a row: bytes, or a ratio to something measured in the same run. `what` is its name. */
export type Watched = { unit: Unit; value: number; better: 'less' | 'more' }

export type Unit = 'ratio' | 'bare Node answers' | 'bytes'

/** A row that is judged: `value` may be `limit` and no more. */
export function atMost(what: string, value: number, limit: number, unit = ''): Row {
  return judged(what, value, `<= ${round(limit)}${unit}`, unit, value <= limit)
}

/** A row that is judged: `value` has to be `limit` at least. */
export function atLeast(what: string, value: number, limit: number, unit = ''): Row {
  return judged(what, value, `>= ${round(limit)}${unit}`, unit, value >= limit)
}

function judged(what: string, value: number, target: string, unit: string, ok: boolean): Row {
  return { what, target, measured: `${round(value)}${unit}`, ok, value }
}

/** A row that only tells. */
export function reported(what: string, measured: string): Row {
  return { what, target: '', measured, ok: null }
}

/** The row, watched by its `rounds`: their median goes into the baseline. Less is better, unless said otherwise. */
export function watched(row: Row, unit: Unit, rounds: number[], better: Watched['better'] = 'less'): Row {
  return { ...row, spread: spreadOf(rounds), watched: { unit, value: median(rounds), better } }
}

/** The row with the same said in other words behind what came out. */
export function withNote(row: Row, words: string): Row {
  return { ...row, measured: `${row.measured} (${words})` }
}

export function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
}

/** The value below which `share` (0 to 1) of the sorted values lie, by the nearest-rank method. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** The one in the middle, or the mean of the two there. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}

/** From the lowest to the highest, as a share of the median; 0 where all are the same. */
export function spreadOf(values: number[]): number {
  const distance = Math.max(...values) - Math.min(...values)
  return distance === 0 ? 0 : distance / median(values)
}

/** A Markdown table as the formatter leaves it: columns as wide as their widest cell. */
export function markdownTable(head: string[], rows: string[][]): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((cells) => (cells[column] ?? '').length)))
  const line = (cells: string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/** Prints the rows as a Markdown table, so that it can be pasted into a note as it is. */
export function printTable(rows: Row[]): void {
  const isSpread = rows.some(({ spread }) => spread !== undefined)
  const cells = rows.map((row) => [
    row.what,
    row.target,
    row.measured,
    ...(isSpread ? [row.spread === undefined ? '' : percent(row.spread)] : []),
    row.ok === null ? '' : row.ok ? 'yes' : 'NO',
  ])
  const head = ['measured', 'asked', 'came out', ...(isSpread ? ['spread'] : []), 'reached']
  console.log(markdownTable(head, cells))
}

export function printMachine(): void {
  const [first] = cpus()
  const gibibytes = (totalmem() / 2 ** 30).toFixed(0)
  console.log(
    `Machine: ${cpus().length} × ${first?.model.trim() ?? 'unknown'}, ${gibibytes} GiB, Linux ${release()}, Node ${process.version}, load by ${loadGenerator()}`,
  )
}

/** A share in whole percent. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`
}
