import { cpus, release, totalmem } from 'node:os'
import type { Row } from './row.ts'

/** Prints the rows as a Markdown table, so that it can be pasted into a note as it is. */
export function printTable(rows: Row[]): void {
  const cells = rows.map((row) => [
    row.what,
    row.asked,
    row.measured,
    row.ok === null ? '' : row.ok ? 'yes' : 'NO',
  ])
  const all = [['measured', 'asked', 'came out', 'reached'], ...cells]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((line) => (line[column] ?? '').length)))
  const line = (values: string[]) =>
    `| ${values.map((value, i) => value.padEnd(widths[i] ?? 0)).join(' | ')} |`
  console.log(line(all[0] ?? []))
  console.log(line(widths.map((width) => '-'.repeat(width))))
  for (const row of cells) console.log(line(row))
}

export function printMachine(): void {
  const [first] = cpus()
  const gibibytes = (totalmem() / 2 ** 30).toFixed(0)
  console.log(
    `Machine: ${cpus().length} × ${first?.model.trim() ?? 'unknown'}, ${gibibytes} GiB, Linux ${release()}, Node ${process.version}`,
  )
}
