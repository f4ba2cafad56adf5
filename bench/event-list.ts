import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Product } from '../server/testing/product.ts'
import { untilCalm } from './support/ask.ts'
import { withDatabase } from './support/admin.ts'
import { edgeProcess } from './support/edges.ts'
import { describeEvents, fillWithEvents } from './support/many-events.ts'
import type { Load } from './support/load.ts'
import { startBareNode, requestsPerCpuSecond } from './support/rival-servers.ts'
import { atLeast, median, round, reported, watched, type Row } from './support/report.ts'

const events = 5_000
const rounds = 3
const seconds = 2
const target = 5_000
const shareOfBareNode = 0.85

type Headers = Record<string, string>

/**
 * Lists that everybody asks for, in requests per second of the edge's CPU, compressed and not changed. Where a bare Node
 * server cannot send an answer of that size 5,000 times, the edge is asked for 0.85 of what that one can.
 */
export async function eventList(product: Product): Promise<Row[]> {
  await withDatabase(product, async (client) => {
    await fillWithEvents(client, events)
    await describeEvents(client)
  })
  const month = new Date().toISOString().slice(0, 7)
  const paths = {
    'all events': '/api/events',
    'events of a month': `/api/events?from=${month}-01&to=${month}-28`,
    'calendar file': '/events.ics',
  }
  const rows: Row[] = []
  for (const [name, path] of Object.entries(paths))
    rows.push(...(await ratesOf(name, product.origin + path, edgeProcess(product))))
  return rows
}

async function ratesOf(name: string, url: string, edge: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const encoding of ['br', 'gzip']) {
    const ask = { 'accept-encoding': encoding }
    const { body, headers, etag } = await answerTo(url, ask)
    const bare = await startBareNode(body, headers)
    const rates = { bare: [] as number[], edge: [] as number[] }
    for (let index = 0; index < rounds; index += 1) {
      rates.bare.push(await requestsPerCpuSecond({ url: bare.url, seconds, headers: ask }, bare.pid))
      rates.edge.push(await rateOf({ url, seconds, headers: ask }, edge))
    }
    await bare.stop()
    const [possible, rate] = [median(rates.bare), median(rates.edge)]
    const ratios = rates.edge.map((one, index) => one / (rates.bare[index] ?? Number.NaN))
    const size = `${(body.length / 1000).toFixed(0)} kB of ${headers['content-encoding'] ?? 'plain'}`
    rows.push(
      atLeast(`${name}, ${size}, requests per CPU-second`, rate, Math.min(target, possible * shareOfBareNode)),
      reported(`${name}, ${size}, MB/s: edge; bare Node`, `${megabytes(rate, body)}; ${megabytes(possible, body)}`),
      watched(
        reported(`${name} by ${encoding}, against a bare Node server`, `${round(median(ratios))}×`),
        'ratio',
        ratios,
        'more',
      ),
    )
    if (encoding !== 'gzip') continue
    const unchanged = await rateOf({ url, seconds, headers: { ...ask, 'if-none-match': etag } }, edge)
    rows.push(atLeast(`${name}, not changed (304), requests per CPU-second`, unchanged, target))
  }
  return rows
}

/** 0 where the product could not bear the load; returns when it answers again. */
async function rateOf(load: Load, pid: number): Promise<number> {
  try {
    return await requestsPerCpuSecond(load, pid)
  } catch (error) {
    console.error(String(error))
    await untilCalm(new URL(load.url).origin)
    return 0
  }
}

function megabytes(rate: number, body: Buffer): string {
  return ((rate * body.length) / 1e6).toFixed(0)
}

async function answerTo(url: string, asking: Headers): Promise<{ body: Buffer; headers: Headers; etag: string }> {
  const [response] = (await once(get(url, { headers: asking }), 'response')) as [IncomingMessage]
  const body = await buffer(response)
  const { etag = '' } = response.headers
  const names = ['content-type', 'content-encoding', 'cache-control', 'vary', 'etag']
  const sent = names.flatMap((name) => {
    const value = response.headers[name]
    return value === undefined ? [] : [[name, String(value)] as const]
  })
  return { body, headers: Object.fromEntries(sent), etag }
}
