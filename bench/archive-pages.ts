import type { Product } from '../server/testing/product.ts'
import { eventListPath } from '@cyberluach/core/events/event-lists'
import { withDatabase, begins } from './support/admin.ts'
import { fillWithEvents } from './support/many-events.ts'
import { missesOf, nextEvent, type Event, type Page, type Round } from './miss-cost.ts'
import { withNote, atMost, median, round, watched, type Row } from './support/report.ts'
import { withYardstick } from './support/rival-servers.ts'

const mostGrowth = 1.3
const [few, many] = [500, 50_000]

/**
 * What a miss of the archive's lists costs where a hundred times as many events are stored: a month and a country, whose
 * first page shows the event that was changed. A month has 40 events at either size, a country a fifth of all. Few are
 * measured before and after many: code grows warm, and the machine does not keep one pace.
 */
export async function archivePages(product: Product): Promise<Row[]> {
  return withYardstick(product.origin, (answerMs) =>
    withDatabase(product, async (client) => {
      const found = new Map<string, number[]>()
      for (const count of [few, many, few]) {
        await fillWithEvents(client, count, new Date(begins))
        // What the database does of its own after so many rows is no part of what a page costs.
        await client.query('vacuum analyze')
        await client.query('checkpoint')
        const event = await nextEvent(client)
        for (const page of pagesOf(event)) {
          const rounds = await missesOf(product, client, page, event, answerMs)
          found.set(page.name, [...(found.get(page.name) ?? []), costOf(rounds)])
        }
      }
      return [...found].map(rowOf)
    }),
  )
}

function rowOf([name, [before = 0, grown = 0, after = 0]]: [string, number[]]): Row {
  const ratio = (grown * 2) / (before + after)
  const what = `miss of ${name} in the archive, all processes, ${many.toLocaleString('en')} events against ${few}`
  const row = atMost(what, ratio, mostGrowth, '×')
  const said = `${round(before)}, ${round(grown)} and ${round(after)} bare Node answers`
  return watched(withNote(row, said), 'ratio', [ratio])
}

function pagesOf({ day, country }: Event): Page[] {
  return [
    { name: 'a month', path: eventListPath('month', day.slice(0, 7)), isHome: false },
    { name: 'a country', path: eventListPath('country', country), isHome: false },
  ]
}

function costOf(rounds: Round[]): number {
  return median(rounds.map(({ edge, cms, database, answer }) => (edge + cms + database) / answer))
}
