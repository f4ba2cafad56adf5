import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectFolder } from '../../server/config.ts'
import { median, spreadOf, type Row, type Unit, markdownTable, round } from '../support/report.ts'

const run = promisify(execFile)
const baselineFile = join(projectFolder, 'bench/baseline.json')
const pageFile = join(projectFolder, 'docs/performance.md')

export async function readBaseline(): Promise<BaselineRow[]> {
  return JSON.parse(await readFile(baselineFile, 'utf8')) as BaselineRow[]
}

/** Writes the baseline, and the table of it in `docs/performance.md`. */
export async function writeBaseline(baseline: BaselineRow[]): Promise<void> {
  await writeFile(baselineFile, `${JSON.stringify(baseline, null, 2)}\n`)
  await writeFile(pageFile, withTable(await readFile(pageFile, 'utf8'), baseline))
}

/** The commit that is checked out, with a `+` where files differ from it. */
export async function currentCommit(): Promise<string> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: projectFolder })).stdout.trim()
  try {
    const commit = await git('rev-parse', '--short=10', 'HEAD')
    return (await git('status', '--porcelain', '--untracked-files=no')) ? `${commit}+` : commit
  } catch {
    return 'unknown' // no repository
  }
}

/** What was measured once and is compared with since: a line of `baseline.json`. */
export type BaselineRow = {
  name: string
  unit: Unit
  value: number
  /** From the lowest round to the highest (of several runs: from run to run), as a share of the median. */
  spread: number
  date: string
  commit: string
}

/** A row that moved away from the baseline, by a share of the baseline: 0.2 is a fifth more. */
export type Moved = { before: BaselineRow; now: number; share: number; isWorse: boolean }

export type Comparison = { moved: Moved[]; steady: number; unknown: string[] }

const most = 0.15

/** What may come and go without meaning anything, where a figure is so small that 15 % of it is nothing. */
const trifle: Record<Unit, number> = { ratio: 0, 'bare Node answers': 5, bytes: 100 }

/** What moved by more than 15 % since the baseline, to the worse or to the better; what of the rows the baseline lacks. */
export function compare(baseline: BaselineRow[], rows: Row[]): Comparison {
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

/** The baseline with what was just measured in the place of what it held by the same names. */
export function keep(baseline: BaselineRow[], rows: Row[], date: string, commit: string): BaselineRow[] {
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
    ...baseline.map((row) => fresh.find(({ name }) => name === row.name) ?? row),
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

/** Prints what moved since the baseline was written, as a Markdown table, and how the rest stands. */
export function printComparison({ moved, steady, unknown }: Comparison): void {
  console.log('Against bench/baseline.json, what moved by more than 15 %:')
  if (moved.length > 0) console.log(markdownTable(['what', 'then', 'now', 'moved', 'kept'], moved.map(cellsOf)))
  if (unknown.length > 0) console.log(`Not in the baseline: ${unknown.join('; ')}`)
  const worse = moved.filter(({ isWorse }) => isWorse).length
  console.log(`${worse} worse, ${moved.length - worse} better, ${steady} as they were`)
  if (worse > 0) console.log('Run it again on a machine at rest; what is meant is kept by npm run bench -- --keep')
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

const begin = '<!-- The table is written by `npm run bench -- --keep`. -->'
const end = '<!-- The end of the table. -->'

/** The page with the baseline's table in the place of the one that it holds. */
export function withTable(page: string, baseline: BaselineRow[]): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error('docs/performance.md has lost the lines around its table')
  return `${page.slice(0, from + begin.length)}\n\n${tableOf(baseline)}\n\n${page.slice(to)}`
}

function tableOf(baseline: BaselineRow[]): string {
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
