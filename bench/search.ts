import type { Product } from '../server/testing/product.ts'
import { withDatabase } from './support/admin.ts'
import { summaryOf, timesByPath } from './support/ask.ts'
import { cpuBetween, readCpu } from './support/cpu.ts'
import { atMost, reported, type Row } from './support/report.ts'
import { fillWithSearchable } from './support/many-events.ts'

const events = 50_000
const rounds = 8

/**
 * What visitors type: words that few events have and words that most have, beginnings of words, Hebrew, types, places and
 * months, wrong letters, and what no event has.
 */
export const searches = `black hat, malware, ctf israel december, כנס חיפה, haifa, israel, december, team, laptop cloud,
  kernel berlin 2027, בברלין, botconf hardware paris, נוזקות, blakc hat, reverse enginering,
  kernl brelin, zzzzqqqq, צוות, online, ctf online, workshop october haifa, hardwear cryp, ma, e,
  2026`.split(/,\s+/)

/** Each search over all dates, as somebody who types asks for it, until its whole answer is there. */
export async function search(product: Product): Promise<Row[]> {
  await withDatabase(product, (client) => fillWithSearchable(client, events))
  const get = (path: string) => fetch(product.origin + path)
  const paths = searches.map((words) => `/api/search?q=${encodeURIComponent(words)}`)
  const before = readCpu([product.pid])
  const { slowest, p95 } = summaryOf(await timesByPath(get, paths, rounds))
  const cost = cpuBetween(before, readCpu([product.pid])) / (searches.length * (rounds + 2))
  return [
    atMost(`a search among ${events} events, p95`, p95, 50, ' ms'),
    reported('the slowest of its words, median', `${slowest.ms.toFixed(0)} ms (${decodeURI(slowest.path)})`),
    reported('CPU of such a search, all processes', `${cost.toFixed(0)} ms`),
  ]
}
