import { startProduct } from '../server/testing/product.ts'
import { approvalLatency } from './approval-latency.ts'
import { homeThroughput } from './home-throughput.ts'
import { memory } from './memory.ts'
import { missCost } from './miss-cost.ts'
import { pageWeight } from './page-weight.ts'
import { printMachine, printTable } from './support/print.ts'
import type { Row } from './support/row.ts'

const product = await startProduct({ SEED: 'demo' })
const rows: Row[] = []
try {
  for (const measure of [memory, pageWeight, approvalLatency, homeThroughput, missCost]) {
    console.log(`Measuring: ${measure.name}`)
    rows.push(...(await measure(product)))
  }
} finally {
  await product.stop()
}
printMachine()
printTable(rows)
process.exitCode = rows.some(({ ok }) => ok === false) ? 1 : 0
