import { startProduct } from '../server/testing/product.ts'
import { analytics } from './analytics.ts'
import { approvalLatency } from './approval-latency.ts'
import { attack } from './attack.ts'
import { blog } from './blog.ts'
import { calendarFile } from './calendar-file.ts'
import { dashboardReadiness } from './dashboard-readiness.ts'
import { digest } from './digest.ts'
import { eventList } from './event-list.ts'
import { firstClick } from './first-click.ts'
import { homeThroughput } from './home-throughput.ts'
import { memory } from './memory.ts'
import { missCost } from './miss-cost.ts'
import { moderation } from './moderation.ts'
import { pageWeight } from './page-weight.ts'
import { personalData } from './personal-data.ts'
import { printMachine, printTable } from './support/print.ts'
import type { Row } from './support/row.ts'

const onOneProduct = [
  memory,
  pageWeight,
  firstClick,
  approvalLatency,
  homeThroughput,
  missCost,
  eventList,
  dashboardReadiness,
  moderation,
  analytics,
  blog,
  personalData,
]
const onTheirOwn = [calendarFile, digest, attack]
const all = [...onOneProduct, ...onTheirOwn].map(({ name }) => name)

/**
 * Names on the command line (`npm run bench -- moderation analytics`) choose what is measured; none choose all. Single
 * attacks have names too (`npm run bench -- attack:pipelined`).
 */
const names = process.argv.slice(2)
const attacks = names.flatMap((name) => (name.startsWith('attack:') ? name.slice('attack:'.length) : []))
const isChosen = ({ name }: { name: string }) =>
  names.length === 0 || names.some((one) => measureOf(one) === name)
const unknown = names.filter((name) => !all.includes(measureOf(name)))
if (unknown.length > 0) {
  console.error(`Nothing is measured by the name ${unknown.join(', ')}; there are ${all.join(', ')}`)
  process.exit(1)
}

const rows: Row[] = []
const shared = onOneProduct.filter(isChosen)
if (shared.length > 0) {
  const product = await startProduct({ SEED: 'demo' })
  try {
    for (const measure of shared) await add(measure.name, () => measure(product))
  } finally {
    await product.stop()
  }
}
for (const measure of onTheirOwn.filter(isChosen)) await add(measure.name, () => measure(attacks))
printMachine()
printTable(rows)
process.exitCode = rows.some(({ ok }) => ok === false) ? 1 : 0

async function add(name: string, measure: () => Promise<Row[]>): Promise<void> {
  console.log(`Measuring: ${name}`)
  const measured = await measure()
  printTable(measured)
  rows.push(...measured)
}

function measureOf(name: string): string {
  return name.startsWith('attack:') ? attack.name : name
}
