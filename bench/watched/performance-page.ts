import { markdownTable } from '../support/markdown-table.ts'
import type { Unit } from '../support/row.ts'
import type { Kept } from './baseline.ts'

const begin = '<!-- The table is written by `npm run bench -- --keep`. -->'
const end = '<!-- The end of the table. -->'

/** The page with the baseline's table in the place of the one that it holds. */
export function withTable(page: string, baseline: Kept[]): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error('docs/performance.md has lost the lines around its table')
  return `${page.slice(0, from + begin.length)}\n\n${tableOf(baseline)}\n\n${page.slice(to)}`
}

function tableOf(baseline: Kept[]): string {
  const cells = baseline.map(({ name, unit, value, spread, date, commit }) => [
    name,
    valueIn(unit, value),
    unit,
    `${(spread * 100).toFixed(0)} %`,
    date,
    commit,
  ])
  return markdownTable(['what', 'value', 'unit', 'spread', 'taken', 'at'], cells)
}

function valueIn(unit: Unit, value: number): string {
  return unit === 'bytes' ? value.toLocaleString('en') : String(value)
}
