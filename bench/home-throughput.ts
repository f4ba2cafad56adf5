import type { Product } from '../server/testing/product.ts'
import { ask, textOf } from './support/ask.ts'
import { edgeProcess } from './support/edges.ts'
import type { Form } from './support/admin.ts'
import { loadGenerator } from './support/load.ts'
import { mixedUse } from './mixed-use.ts'
import {
  nginxWays,
  startBareNode,
  startNginx,
  type NginxWay,
  type Rival,
  requestsPerCpuSecond,
  sentHome,
} from './support/rival-servers.ts'
import { atLeast, median, reported, watched, type Row } from './support/report.ts'

const rounds = 5
const warmSeconds = 2
const seconds = { short: 1, whole: 3 }
const leastOfNode = 0.9
const leastOfNginx = 0.45

type Contestant = Pick<Rival, 'url' | 'pid'>

/** Requests per second of CPU, a number for each round. */
type Rates = Map<string, number[]>

/**
 * The home page from the edge's cache, in requests per second of the server's CPU, against the same bytes elsewhere:
 * fresh, and after everything else was asked of it for a while.
 */
export async function homeThroughput(product: Product, { isShort, minutes }: Form): Promise<Row[]> {
  const edge = { url: `${product.origin}/`, pid: edgeProcess(product) }
  const answer = await ask(product.origin)
  const { body, headers } = sentHome(answer)
  const bare = await startBareNode(body, headers)
  const nginx = isShort ? new Map<NginxWay, Rival>() : await startEachNginx(body, Buffer.from(textOf(answer)))
  const time = isShort ? seconds.short : seconds.whole
  try {
    const fresh = await ratesOf(new Map<string, Contestant>([['edge', edge], ['node', bare], ...nginx]), time)
    const rows = [
      reported(`requests per CPU-second, ${body.length} bytes by ${loadGenerator()}`, summaryOf(fresh)),
      againstNode('home from the cache against a bare Node server', fresh),
      ...(isShort ? [] : againstNginx(fresh)),
    ]
    if (isShort) return rows
    const used = reported(`mixed use for ${minutes} min`, await mixedUse(product, minutes))
    const after = await ratesOf(
      new Map([
        ['edge', edge],
        ['node', bare],
      ]),
      time,
    )
    return [...rows, used, againstNode('home from the cache against a bare Node server, after mixed use', after)]
  } finally {
    await Promise.all([bare, ...nginx.values()].map((rival) => rival.stop()))
  }
}

/** In turns, so that what else the machine does falls on each of them. */
async function ratesOf(contestants: Map<string, Contestant>, roundSeconds: number): Promise<Rates> {
  const rates: Rates = new Map([...contestants.keys()].map((name) => [name, []]))
  for (const { url, pid } of contestants.values()) await requestsPerCpuSecond({ url, seconds: warmSeconds }, pid)
  for (let index = 0; index < rounds; index += 1) {
    for (const [name, { url, pid }] of contestants)
      rates.get(name)?.push(await requestsPerCpuSecond({ url, seconds: roundSeconds }, pid))
  }
  return rates
}

function againstNode(what: string, rates: Rates): Row {
  const ratios = ratiosTo('node', rates)
  return watched(atLeast(what, median(ratios), leastOfNode, '×'), 'ratio', ratios, 'more')
}

function againstNginx(rates: Rates): Row[] {
  const what = 'home from the cache against nginx gzip_static at its best'
  const ways = [...rates.keys()].filter((name) => name in nginxWays)
  if (ways.length === 0) return [reported(what, 'nginx is not installed')]
  const best = ways.reduce((one, other) => (rateOf(rates, other) > rateOf(rates, one) ? other : one))
  const ratios = ratiosTo(best, rates)
  return [watched(atLeast(what, median(ratios), leastOfNginx, '×'), 'ratio', ratios, 'more')]
}

function ratiosTo(rival: string, rates: Rates): number[] {
  const theirs = rates.get(rival) ?? []
  return (rates.get('edge') ?? []).map((rate, round) => rate / (theirs[round] ?? Number.NaN))
}

function rateOf(rates: Rates, name: string): number {
  return median(rates.get(name) ?? [])
}

function summaryOf(rates: Rates): string {
  const said = (name: string) => (name in nginxWays ? `nginx ${name}` : name)
  return [...rates.keys()].map((name) => `${said(name)} ${rateOf(rates, name).toFixed(0)}`).join(', ')
}

async function startEachNginx(body: Buffer, page: Buffer): Promise<Map<NginxWay, Rival>> {
  const started = new Map<NginxWay, Rival>()
  for (const way of Object.keys(nginxWays) as NginxWay[]) {
    const rival = await startNginx(body, page, way)
    if (rival) started.set(way, rival)
  }
  return started
}
