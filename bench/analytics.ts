import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type pg from 'pg'
import type { Product } from '../server/testing/product.ts'
import type { BeaconOrder, BeaconReport } from './support/beacons.ts'
import { countOf, signIn, withDatabase } from './support/admin.ts'
import { p99OfHits, summaryOf, timesByPath } from './support/ask.ts'
import { fillWithVisits, visits } from './support/many-people.ts'
import { atLeast, atMost, reported, type Row } from './support/report.ts'

const timeframes = ['hour', 'day', 'week', 'month']
const timesEach = 45
const perSecond = 320
const seconds = 60
/** Where visitors are said to be: of paths that the site has no page for nobody is counted. */
const beaconPath = '/blog/measured-'

/** Reading a million visits, of which the cms keeps the sums of days that are over; and counting 300 signs of life a second. */
export async function analytics(product: Product): Promise<Row[]> {
  return withDatabase(product, async (client) => [
    ...(await reading(product, client)),
    ...(await counting(product, client)),
  ])
}

async function reading(product: Product, client: pg.Client): Promise<Row[]> {
  await fillWithVisits(client, 'Asia/Jerusalem')
  const { get } = await signIn(product)
  const p95 = async (path: string) => summaryOf(await timesByPath(get, [path], timesEach)).p95
  const pathOf = (timeframe: string) => `/api/sys/stats/overview?timeframe=${timeframe}`
  const begun = performance.now()
  await (await get(pathOf('month'))).arrayBuffer()
  const first = performance.now() - begun
  const measured: Row[] = [
    reported('visits, page views over 90 days', `${visits}, ${await countOf(client, 'page_views')}`),
    reported('the first overview of a month', `${first.toFixed(0)} ms`),
  ]
  for (const timeframe of timeframes) {
    const time = await p95(pathOf(timeframe))
    measured.push(atMost(`overview of a ${timeframe}, p95`, time, 50, ' ms'))
  }
  return [...measured, atMost('sessions, p95', await p95('/api/sys/stats/sessions'), 50, ' ms')]
}

async function counting(product: Product, client: pg.Client): Promise<Row[]> {
  const calm = await p99OfHits(product.origin, pause(15_000))
  const order: BeaconOrder = { origin: product.origin, path: beaconPath, perSecond, seconds }
  const worker = new Worker(new URL('./support/beacons.ts', import.meta.url), { workerData: order })
  const begun = performance.now()
  const finished = once(worker, 'message').then(([report]) => report as BeaconReport)
  const busy = await p99OfHits(product.origin, finished)
  const report = await finished
  const rate = report.taken / ((performance.now() - begun) / 1000)
  const written = await whenWritten(client, report)
  return [
    atLeast('beacons answered a second, for 60 s', rate, 300),
    atMost('beacons lost', report.sent - report.taken + written.missing, 0),
    atMost('p99 of the home page while beacons come, against before', busy / calm, 2, '×'),
    reported('p99 of the home page before / while', `${calm.toFixed(1)} / ${busy.toFixed(1)} ms`),
  ]
}

/** What of the sent pages is not in the database once the last batch is written: views, and load times. */
async function whenWritten(client: pg.Client, { pages }: BeaconReport): Promise<{ missing: number }> {
  let missing = pages * 2
  for (const deadline = performance.now() + 10_000; missing > 0 && performance.now() < deadline;) {
    await pause(250)
    const { rows } = await client.query<{ views: number; loads: number }>(
      `select count(*)::int as views, count(load_ms)::int as loads from page_views
       where starts_with(path, $1)`,
      [beaconPath],
    )
    missing = pages * 2 - (rows[0]?.views ?? 0) - (rows[0]?.loads ?? 0)
  }
  return { missing }
}
