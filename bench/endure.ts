import { readDuration } from './endure/arguments.ts'
import { endure } from './endure/endure.ts'
import { printMachine, printTable } from './support/print.ts'

const read = readDuration(process.argv.slice(2))
if (!read.ok) {
  console.error(read.fault)
  process.exit(1)
}
const rows = await endure(read.ms)
printMachine()
printTable(rows)
process.exit(rows.some(({ ok }) => ok === false) ? 1 : 0)
