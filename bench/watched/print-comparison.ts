import { markdownTable } from '../support/markdown-table.ts'
import { round } from '../support/row.ts'
import type { Comparison, Moved } from './baseline.ts'

/** Prints what moved since the baseline was kept, as a Markdown table, and how the rest stands. */
export function printComparison({ moved, steady, unknown }: Comparison): void {
  console.log('Against bench/baseline.json, what moved by more than 15 %:')
  if (moved.length > 0)
    console.log(markdownTable(['what', 'then', 'now', 'moved', 'kept'], moved.map(cellsOf)))
  if (unknown.length > 0) console.log(`Not in the baseline: ${unknown.join('; ')}`)
  const worse = moved.filter(({ isWorse }) => isWorse).length
  console.log(`${worse} worse, ${moved.length - worse} better, ${steady} as they were`)
  if (worse > 0)
    console.log('Run it again on a machine at rest; what is meant is kept by npm run bench -- --keep')
}

function cellsOf({ before, now, share, isWorse }: Moved): string[] {
  const size = Number.isFinite(share) ? `${share > 0 ? '+' : ''}${(share * 100).toFixed(0)} %, ` : ''
  return [
    `${before.name}, ${before.unit}`,
    round(before.value),
    round(now),
    size + (isWorse ? 'worse' : 'better'),
    `${before.date}, ${before.commit}`,
  ]
}
