import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from '../server/testing/product.ts'
import { bodyAttacks, formAttacks, headerAttacks, readAttacks } from './attack/hostile-requests.ts'
import { costlyAttacks, pageAttacks } from './attack/hostile-pages.ts'
import { processesOf, startWitness, rowsOf, withstand } from './attack/withstand.ts'
import { sharedAddress } from './attack/shared-address.ts'
import { untilCalm } from './support/ask.ts'
import { withDatabase, withProduct } from './support/admin.ts'
import { describeEvents, fillWithEvents } from './support/many-events.ts'
import { printTable, type Row } from './support/report.ts'

const events = 5_000
const peaceMs = 5_000
const shared = 'sharedAddress'
const attacks = [...pageAttacks, ...bodyAttacks, ...headerAttacks, ...readAttacks, ...formAttacks, ...costlyAttacks]

/**
 * What one stranger can do to everybody else: a product of its own with its usual limits and 5,000 events is attacked
 * from one address after the other while a visitor reads from another. `parts` choose attacks by name; none choose all.
 */
export async function attack(parts: string[]): Promise<Row[]> {
  const known = [...attacks.map(({ name }) => name), shared]
  const unknown = parts.filter((part) => !known.includes(part))
  if (unknown.length > 0) throw new Error(`No attack ${unknown.join(', ')}; there are ${known.join(', ')}`)
  const isChosen = (name: string) => parts.length === 0 || parts.includes(name)
  const environment = {
    SEED: 'demo',
    RATE_LIMIT_SCALE: '1',
    READ_LINKS: 'private',
    FETCH_PRIVATE: '127.0.0.0/8',
  }
  return withProduct(environment, async (product) => {
    await prepare(product)
    const rows = await inPeace(product)
    for (const [index, one] of attacks.entries()) {
      if (!isChosen(one.name)) continue
      console.log(`Attacking: ${one.name}`)
      const measured = await withstand(product, one, `127.0.1.${index + 1}`)
      printTable(measured)
      rows.push(...measured)
    }
    return isChosen(shared) ? [...rows, ...(await sharedAddress(product))] : rows
  })
}

async function prepare(product: Product): Promise<void> {
  await withDatabase(product, async (client) => {
    await fillWithEvents(client, events)
    await describeEvents(client)
  })
  await untilCalm(product.origin)
}

/** What the visitor sees while nobody attacks. */
async function inPeace(product: Product): Promise<Row[]> {
  const witness = await startWitness({ origin: product.origin, edge: processesOf(product).edge })
  await pause(peaceMs)
  return rowsOf('in peace', await witness())
}
