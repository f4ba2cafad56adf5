import { migrations } from '../migrations/index.ts'
import { upgradeData, underLock, MigrationError } from './upgrade.ts'
import { services } from './services.ts'

/**
 * Brings the database to where the migrations lead that are named, and no further; without names, to where this program
 * is. What fails is said as one line of JSON.
 */
const named = JSON.parse(process.argv[2] ?? 'null') as { migrations: string[]; withQueue: boolean } | null
const wanted = {
  migrations: migrations.filter(({ name }) => named?.migrations.includes(name) ?? true),
  withQueue: named?.withQueue ?? true,
}
try {
  const ready = await services()
  await underLock((holder) => upgradeData(ready, holder, wanted))
  await ready.payload.destroy()
  await ready.pool.end()
  process.exit(0)
} catch (error) {
  const { message } = error as Error
  const place = error instanceof MigrationError && { step: error.step, number: error.number, of: error.of }
  process.stdout.write(`${JSON.stringify({ fault: message, ...place })}\n`, () => process.exit(1))
}
