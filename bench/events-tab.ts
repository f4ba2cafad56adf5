import type { Product } from '../server/testing/product.ts'
import { signIn, withDatabase } from './support/admin.ts'
import { atMost, median, percentile, reported, type Row } from './support/report.ts'
import { fillWithSearchable } from './support/many-events.ts'

const events = 50_000
const rounds = 8

/** Words that few events have and words that most have, Hebrew, places, beginnings, and what no event has. */
const searches = [
  'black hat',
  'malware',
  'ctf israel december',
  'כנס חיפה',
  'haifa',
  'team',
  'laptop cloud',
  'kernel berlin 2027',
  'נוזקות',
  'צוות',
  'בברלין',
  'online',
  'ma',
  'e',
  '2026',
  'blakc hat',
  'zzzzqqqq',
  'nothing says this anywhere',
]

/** The list itself, other orders, and searches that are narrowed. */
const lists = [
  '',
  'order=newest',
  'year=2027',
  'state=scheduled',
  'state=past&q=team',
  'year=2027&q=haifa',
  'q=cloud&offset=500',
]

/** What the dashboard's tab of events asks for, until its whole answer is there. */
export async function eventsTab(product: Product): Promise<Row[]> {
  await withDatabase(product, (client) => fillWithSearchable(client, events))
  const admin = await signIn(product)
  const timesOf = async (query: string, count: number) => {
    const times: number[] = []
    for (let round = 0; round < count; round += 1) {
      const start = performance.now()
      await (await admin.get(`/api/sys/mgmt/events?limit=25&${query}`)).arrayBuffer()
      times.push(performance.now() - start)
    }
    return times
  }
  const measured = async (queries: string[]) => {
    for (const query of queries) await timesOf(query, 2) // warm
    const all: { query: string; times: number[] }[] = []
    for (const query of queries) all.push({ query, times: await timesOf(query, rounds) })
    return all
  }
  const p95 = (all: { times: number[] }[]) =>
    percentile(
      all.flatMap(({ times }) => times),
      0.95,
    )
  const found = await measured(searches.map((q) => `q=${encodeURIComponent(q)}`))
  const listed = await measured(lists)
  const middles = found.map(({ query, times }) => ({ query: decodeURIComponent(query), time: median(times) }))
  const slowest = middles.reduce((one, other) => (other.time > one.time ? other : one))
  return [
    atMost(`a search in the events tab among ${events}, p95`, p95(found), 50, ' ms'),
    reported('the slowest of its words, median', `${slowest.time.toFixed(0)} ms (${slowest.query})`),
    atMost(`a list of the events tab among ${events}, p95`, p95(listed), 50, ' ms'),
  ]
}
