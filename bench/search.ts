import { cpuSecondsOf, processTree } from '../server/testing/process-tree.ts'
import type { Product } from '../server/testing/product.ts'
import { withDatabase } from './support/admin.ts'
import { atMost, median, percentile, reported, type Row } from './support/report.ts'
import { fillWithSearchable } from './support/many-events.ts'

const events = 50_000
const rounds = 8

/**
 * What visitors type: words that few events have and words that most have, beginnings of words, Hebrew, types, places and
 * months, wrong letters, and what no event has.
 */
const searches = [
  'black hat',
  'malware',
  'ctf israel december',
  'כנס חיפה',
  'haifa',
  'israel',
  'december',
  'team',
  'laptop cloud',
  'kernel berlin 2027',
  'בברלין',
  'botconf hardware paris',
  'נוזקות',
  'blakc hat',
  'reverse enginering',
  'kernl brelin',
  'zzzzqqqq',
  'צוות',
  'online',
  'ctf online',
  'workshop october haifa',
  'hardwear cryp',
  'ma',
  'e',
  '2026',
]

/** Each search over all dates, as somebody who types asks for it, until its whole answer is there. */
export async function search(product: Product): Promise<Row[]> {
  await withDatabase(product, (client) => fillWithSearchable(client, events))
  const timesOf = async (q: string, count: number) => {
    const times: number[] = []
    for (let round = 0; round < count; round += 1) times.push(await timeOf(product, q))
    return times
  }
  for (const q of searches) await timesOf(q, 1) // warm
  const before = cpuOf(product)
  const all = new Map<string, number[]>()
  for (const q of searches) all.set(q, await timesOf(q, rounds))
  const cost = ((cpuOf(product) - before) * 1000) / (searches.length * rounds)
  const middles = [...all].map(([q, times]) => ({ q, time: median(times) }))
  const slowest = middles.reduce((one, other) => (other.time > one.time ? other : one))
  return [
    atMost(`a search among ${events} events, p95`, percentile([...all.values()].flat(), 0.95), 50, ' ms'),
    reported('the slowest of its words, median', `${slowest.time.toFixed(0)} ms (${slowest.q})`),
    reported('CPU of such a search, all processes', `${cost.toFixed(0)} ms`),
  ]
}

/** Slowly enough that no limit of an address is met. */
async function timeOf({ origin }: Product, q: string): Promise<number> {
  const start = performance.now()
  const answer = await fetch(`${origin}/api/search?q=${encodeURIComponent(q)}`)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`A search was answered ${answer.status}`)
  return performance.now() - start
}

function cpuOf(product: Product): number {
  return processTree(product.pid).reduce((sum, { pid }) => sum + cpuSecondsOf(pid), 0)
}
