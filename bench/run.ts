import { startProduct } from '../server/testing/product.ts'
import { analytics } from './analytics.ts'
import { approvalLatency } from './approval-latency.ts'
import { blog } from './blog.ts'
import { dashboardReadiness } from './dashboard-readiness.ts'
import { digest } from './digest.ts'
import { eventList } from './event-list.ts'
import { homeThroughput } from './home-throughput.ts'
import { memory } from './memory.ts'
import { missCost } from './miss-cost.ts'
import { moderation } from './moderation.ts'
import { pageWeight } from './page-weight.ts'
import { personalData } from './personal-data.ts'
import { printMachine, printTable } from './support/print.ts'
import type { Row } from './support/row.ts'

const all = [
  memory,
  pageWeight,
  approvalLatency,
  homeThroughput,
  missCost,
  eventList,
  dashboardReadiness,
  moderation,
  analytics,
  blog,
  digest,
  personalData,
]

/** Names on the command line (`npm run bench -- moderation analytics`) choose what is measured; none choose all. */
const names = process.argv.slice(2)
const chosen = names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all
const unknown = names.filter((name) => all.every((measure) => measure.name !== name))
if (unknown.length > 0) {
  console.error(
    `Nothing is measured by the name ${unknown.join(', ')}; there are ${all.map(({ name }) => name).join(', ')}`,
  )
  process.exit(1)
}

const product = await startProduct({ SEED: 'demo' })
const rows: Row[] = []
try {
  for (const measure of chosen) {
    console.log(`Measuring: ${measure.name}`)
    const measured = await measure(product)
    printTable(measured)
    rows.push(...measured)
  }
} finally {
  await product.stop()
}
printMachine()
printTable(rows)
process.exitCode = rows.some(({ ok }) => ok === false) ? 1 : 0
