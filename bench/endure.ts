import { stopSignals } from '../server/system/steps.ts'
import { readDuration, endure } from './endure/endure.ts'
import { printMachine, printTable } from './support/report.ts'

const read = readDuration(process.argv.slice(2))
if (!read.ok) {
  console.error(read.error)
  process.exit(1)
}
const { signal } = stopSignals()
const rows = await endure(read.ms, signal).catch((error: unknown) => {
  if (!signal.aborted) throw error
  console.error('Broken off: nothing is left of it, and nothing is said of what it saw.')
  process.exit(130)
})
printMachine()
printTable(rows)
process.exit(rows.some(({ ok }) => ok === false) ? 1 : 0)
