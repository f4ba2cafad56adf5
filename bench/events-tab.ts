import type { Product } from '../server/testing/product.ts'
import { signIn, withDatabase } from './support/admin.ts'
import { searches } from './search.ts'
import { summaryOf, timesByPath } from './support/ask.ts'
import { atMost, reported, type Row } from './support/report.ts'
import { fillWithSearchable } from './support/many-events.ts'

const events = 50_000
const rounds = 8

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
  const measured = async (queries: string[]) =>
    summaryOf(
      await timesByPath(
        admin.get,
        queries.map((query) => `/api/sys/mgmt/events?limit=25&${query}`),
        rounds,
      ),
    )
  const found = await measured(searches.map((words) => `q=${encodeURIComponent(words)}`))
  const { ms, path } = found.slowest
  return [
    atMost(`a search in the events tab among ${events}, p95`, found.p95, 50, ' ms'),
    reported('the slowest of its words, median', `${ms.toFixed(0)} ms (${decodeURI(path)})`),
    atMost(`a list of the events tab among ${events}, p95`, (await measured(lists)).p95, 50, ' ms'),
  ]
}
