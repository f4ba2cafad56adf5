import { cpus, release, totalmem } from 'node:os'
import { loadGenerator } from './load.ts'
import type { Row } from './row.ts'
import { markdownTable } from './markdown-table.ts'

/** Prints the rows as a Markdown table, so that it can be pasted into a note as it is. */
export function printTable(rows: Row[]): void {
  const isSpread = rows.some(({ spread }) => spread !== undefined)
  const cells = rows.map((row) => [
    row.what,
    row.asked,
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
