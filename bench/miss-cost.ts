import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { runningDatabaseUrl } from '../server/database/embedded.ts'
import { cpuSecondsOf, processTree } from '../server/testing/process-tree.ts'
import type { Product } from '../server/testing/product.ts'
import { edgeProcess } from './home-throughput.ts'
import { fillWithEvents } from './support/many-events.ts'
import { judged, told, type Row } from './support/row.ts'

const misses = 100
const purgeTravelsMs = 15

type Cost = { edge: number; database: number; cms: number }

/** CPU of one home page that is not in the cache, with 500, 5,000 and 50,000 events; the month shown stays equally full. */
export async function missCost(product: Product): Promise<Row[]> {
  const client = new pg.Client({ connectionString: await runningDatabaseUrl(product.dataDir) })
  await client.connect()
  const costs = new Map<number, Cost>()
  for (const count of [500, 5_000, 50_000]) {
    await fillWithEvents(client, count)
    await missesInARow(product, client, 150) // warm
    costs.set(count, await missesInARow(product, client, misses))
  }
  await client.end()
  const cost = (count: number) => costs.get(count) as Cost
  const grown = both(cost(50_000)) / both(cost(500))
  return [
    judged('CPU of a home page miss in the edge, 5,000 events', cost(5_000).edge, '<=', 15, ' ms'),
    judged('the same, edge and database, 50,000 events against 500', grown, '<=', 1.3, '×'),
    ...[...costs].map(([count, { edge, database, cms }]) =>
      told(
        `miss at ${count} events: edge / database / cms`,
        `${edge.toFixed(1)} / ${database.toFixed(1)} / ${cms.toFixed(1)} ms`,
      ),
    ),
  ]
}

const both = ({ edge, database }: Cost) => edge + database

async function missesInARow(product: Product, client: pg.Client, count: number): Promise<Cost> {
  const edge = edgeProcess(product)
  const before = cpuByRole(product.pid, edge)
  for (let index = 0; index < count; index += 1) await changeAndAsk(product, client)
  const after = cpuByRole(product.pid, edge)
  const perMiss = (role: keyof Cost) => ((after[role] - before[role]) * 1000) / count
  return { edge: perMiss('edge'), database: perMiss('database'), cms: perMiss('cms') }
}

/** Changes the title of an event of this month, and asks for the home page until it is there: one render, rarely two. */
async function changeAndAsk(product: Product, client: pg.Client): Promise<void> {
  const title = `Measured ${crypto.randomUUID()}`
  await client.query(
    `update events_locales set title = $1 where _locale = 'en' and _parent_id =
       (select id from events where start_day = to_char(now(), 'YYYY-MM') || '-15' limit 1)`,
    [title],
  )
  await setTimeout(purgeTravelsMs)
  while (!(await (await fetch(product.origin)).text()).includes(title));
}

function cpuByRole(root: number, edge: number): Cost {
  const cost: Cost = { edge: cpuSecondsOf(edge), database: 0, cms: 0 }
  for (const { pid, command, cpuSeconds } of processTree(root)) {
    if (/postgres/.test(command)) cost.database += cpuSeconds
    else if (pid !== edge && pid !== root) cost.cms += cpuSeconds
  }
  return cost
}
