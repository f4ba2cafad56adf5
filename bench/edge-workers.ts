import { addDays } from '@cyberluach/core/dates/day-key'
import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { processTree } from '../server/testing/process-tree.ts'
import type { Product } from '../server/testing/product.ts'
import { signIn, submitEvent, withProduct } from './support/admin.ts'
import { watchHits, requestsUnderLoad } from './support/load.ts'
import { atMost, percentile, round, reported, type Row } from './support/report.ts'

const loadSeconds = 6
const watches = 6
const watchMs = 1500
const approvals = 30
const mostStaleMs = 300
const memoryLimit = 800
const mebibyte = 2 ** 20
const day = '2031-05-06'

/** One, two and three edges on one port: what they answer, how they get out of each other's way, forget, and weigh. */
export async function edgeWorkers(): Promise<Row[]> {
  const rows: Row[] = []
  for (const workers of [1, 2, 3]) {
    const environment = { SEED: 'demo', EDGE_WORKERS: String(workers) }
    rows.push(...(await withProduct(environment, (product) => rowsOf(product, workers))))
  }
  return rows
}

async function rowsOf(product: Product, workers: number): Promise<Row[]> {
  const home = `${product.origin}/`
  await requestsUnderLoad({ url: home, seconds: 3 })
  const requests = (await requestsUnderLoad({ url: home, seconds: loadSeconds })) / loadSeconds
  const idle = await hitsOf(home, () => new Promise((resolve) => setTimeout(resolve, watchMs)))
  let next = 0
  const rendering = await hitsOf(home, async () => {
    const ends = performance.now() + watchMs
    while (performance.now() < ends) await (await fetch(`${home}day/${addDays('2027-01-01', next++)}`)).arrayBuffer()
  })
  const stale = await staleTimes(product)
  const total = processTree(product.pid).reduce((sum, { pssBytes }) => sum + pssBytes, 0) / mebibyte
  const named = (what: string) => `${what}, EDGE_WORKERS=${workers}`
  const hits = `${round(percentile(idle, 0.99))} and ${round(percentile(rendering, 0.99))} ms`
  return [
    reported(named('home page from the cache, load on the same machine'), `${round(requests)} a second`),
    reported(named('p99 of a hit, at rest and while pages are made'), hits),
    atMost(named('old page after an approval, p99'), percentile(stale, 0.99), mostStaleMs, ' ms'),
    workers === 1
      ? atMost(named('memory (PSS) of the whole tree'), total, memoryLimit, ' MiB')
      : reported(named('memory (PSS) of the whole tree'), `${round(total)} MiB`),
  ]
}

/** Each watch has a connection of its own, and so a worker by chance. */
async function hitsOf(url: string, work: () => Promise<void>): Promise<number[]> {
  const hits: number[] = []
  for (let watch = 0; watch < watches; watch += 1) hits.push(...(await watchHits(url).during(work())).hits)
  return hits
}

/** For each approval, how long after its answer a new connection was last given the page from before. */
async function staleTimes(product: Product): Promise<number[]> {
  const admin = await signIn(product)
  const times: number[] = []
  while (times.length < approvals) {
    const title = `Approved number ${times.length}`
    const id = await submitEvent(product.origin, title, day)
    for (let ask = 0; ask < 10; ask += 1) await pageOf(product)
    await admin.approve(id)
    const answered = performance.now()
    let stale = 0
    while (performance.now() - answered < mostStaleMs + 100)
      if (!(await pageOf(product)).includes(title)) stale = performance.now() - answered
    times.push(stale)
  }
  return times
}

function pageOf({ origin }: Product): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  get(`${origin}/day/${day}`, { agent: false }, (answer) => text(answer).then(resolve, reject)).on('error', reject)
  return promise
}
