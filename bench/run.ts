import type { Product } from '../server/testing/product.ts'
import { analytics } from './analytics.ts'
import { archivePages } from './archive-pages.ts'
import { approvalLatency } from './approval-latency.ts'
import { attack } from './attack.ts'
import { backup } from './backup.ts'
import { blog } from './blog.ts'
import { calendarFile } from './calendar-file.ts'
import { costs } from './costs.ts'
import { countedHits } from './counted-hits.ts'
import { dashboardReadiness } from './dashboard-readiness.ts'
import { digest } from './digest.ts'
import { eventList } from './event-list.ts'
import { eventsTab } from './events-tab.ts'
import { edgeWorkers } from './edge-workers.ts'
import { firstClick } from './first-click.ts'
import { homeThroughput } from './home-throughput.ts'
import { instances } from './instances.ts'
import { hebrewCalendar } from './hebrew-calendar.ts'
import { memory } from './memory.ts'
import { missCost } from './miss-cost.ts'
import { moderation } from './moderation.ts'
import { pageWeight } from './page-weight.ts'
import { personalData } from './personal-data.ts'
import { proofOfWork } from './proof-of-work.ts'
import { begins, withProduct } from './support/admin.ts'
import { loadByWrk } from './support/load.ts'
import { printMachine, printTable, type Row } from './support/report.ts'
import { sourceSync } from './source-sync.ts'
import { search } from './search.ts'
import { submissions } from './submissions.ts'
import { uncachedPages } from './uncached-pages.ts'
import { measureOf, readArguments } from './watched/arguments.ts'
import {
  compare,
  keep,
  ofRuns,
  currentCommit,
  readBaseline,
  writeBaseline,
  printComparison,
} from './watched/comparison.ts'

/** What the short form consists of. Each leaves the product as the next one wants it. */
const onFixedDay = [pageWeight, approvalLatency, homeThroughput, missCost]
/** Also on the fixed day, and part of the whole form only. */
const onFixedDayInWhole = [uncachedPages, archivePages]
const today = [
  memory,
  firstClick,
  eventList,
  dashboardReadiness,
  moderation,
  analytics,
  blog,
  personalData,
  search,
  eventsTab,
]
const onTheirOwn = [
  calendarFile,
  countedHits,
  hebrewCalendar,
  digest,
  sourceSync,
  edgeWorkers,
  instances,
  backup,
  proofOfWork,
  submissions,
  costs,
  attack,
]
const all = [...onFixedDay, ...onFixedDayInWhole, ...today, ...onTheirOwn].map(({ name }) => name)

/**
 * Names on the command line (`npm run bench -- moderation analytics`) choose what is measured; none choose all. Single
 * attacks have names too (`npm run bench -- attack:pipelined`).
 */
const read = readArguments(process.argv.slice(2), all)
if (!read.ok) {
  console.error(read.error)
  process.exit(1)
}
const { names, isShort, compares, keeps, byWrk, minutes, runs } = read.value
if (byWrk) loadByWrk()
const form = { isShort, minutes }
const attacks = names.flatMap((name) => (name.startsWith('attack:') ? name.slice('attack:'.length) : []))
const isChosen = ({ name }: { name: string }) => names.length === 0 || names.some((one) => measureOf(one) === name)

const baseline = await readBaseline()
const begun = performance.now()
const measured: Row[][] = []
for (let index = 0; index < runs; index += 1) measured.push(await measureOnce())
const rows = ofRuns(measured)
printMachine()
console.log(`Measured in ${secondsSince(begun)}`)
printTable(rows)
process.exitCode = rows.some(({ ok }) => ok === false) ? 1 : 0
if (compares) {
  const comparison = compare(baseline, rows)
  printComparison(comparison)
  process.exitCode = comparison.moved.some(({ isWorse }) => isWorse) ? 1 : 0
}
if (keeps) {
  const date = new Date().toISOString().slice(0, 10)
  await writeBaseline(keep(baseline, rows, date, await currentCommit()))
  console.log('Kept in bench/baseline.json and docs/performance.md')
}

async function measureOnce(): Promise<Row[]> {
  const found: Row[] = []
  const add = async (name: string, measure: () => Promise<Row[]>) => {
    console.log(`Measuring: ${name}`)
    const since = performance.now()
    const ofOne = await measure()
    console.log(`Measured in ${secondsSince(since)}`)
    printTable(ofOne)
    found.push(...ofOne)
  }
  const isWhole = !isShort || names.length > 0
  await onProduct([...onFixedDay, ...(isWhole ? onFixedDayInWhole : [])].filter(isChosen), begins)
  if (!isWhole) return found
  await onProduct(today.filter(isChosen))
  for (const measure of onTheirOwn.filter(isChosen)) await add(measure.name, () => measure(attacks))
  return found

  async function onProduct(
    measures: ((product: Product, chosen: typeof form) => Promise<Row[]>)[],
    instant?: string,
  ): Promise<void> {
    if (measures.length === 0) return
    await withProduct(
      { SEED: 'demo' },
      async (product) => {
        for (const measure of measures) await add(measure.name, () => measure(product, form))
      },
      instant,
    )
  }
}

function secondsSince(begun: number): string {
  return `${((performance.now() - begun) / 1000).toFixed(0)} s`
}
