import type pg from 'pg'
import type { Product } from '../server/testing/product.ts'
import { eventPath } from '@cyberluach/core/events/event'
import { untilShown } from './support/ask.ts'
import { cpuBetween, readCpu, type CpuReading } from './support/cpu.ts'
import { withDatabase, begins, type Form } from './support/admin.ts'
import { withoutOwnEdge, withSecondEdge } from './support/edges.ts'
import { fillWithEvents } from './support/many-events.ts'
import { withNote, atMost, median, round, reported, watched, type Row } from './support/report.ts'
import { withYardstick, type AnswerMs } from './support/rival-servers.ts'

/** V8 compiles what it has run some hundreds of times; the bare server has answered thousands by then. */
const warmMisses = 250
const rounds = 3
const missesOfRound = 15
const missesToSettle = 5
const mostAnswers = { home: 150, other: 100 }
const mostMs = { cms: 8, database: 5 }
const mostGrowth = 1.3

type Role = 'edge' | 'cms' | 'database'
export type Page = { name: string; path: string; isHome: boolean; text?: 'title' | 'description' }
export type Event = { id: string; day: string; slug: string; country: string }

/** One round: CPU milliseconds of a miss, without what the change itself costs, and of an answer of the bare Node server around it. */
export type Round = Record<Role, number> & { answer: number }

/**
 * CPU of one page that is not in the cache, because an event that it shows was changed. Each page is asked of an edge of
 * its own, which knows no other page, so that only this one is rendered at a change.
 */
export async function missCost(product: Product, form: Form): Promise<Row[]> {
  return withYardstick(product.origin, (answerMs) =>
    withDatabase(product, (client) => measured(product, client, form, answerMs)),
  )
}

async function measured(product: Product, client: pg.Client, { isShort }: Form, answerMs: AnswerMs): Promise<Row[]> {
  const answer = await answerMs()
  const rows = [reported('CPU of an answer of the bare Node server', `${(answer * 1000).toFixed(1)} µs`)]
  const homes = new Map<number, Round[]>()
  for (const count of isShort ? [5_000] : [5_000, 50_000, 500]) {
    await fillWithEvents(client, count, new Date(begins))
    const event = await nextEvent(client)
    for (const page of pagesOf(event).filter(({ path }) => isMeasured(path, count, isShort))) {
      const found = await missesOf(product, client, page, event, answerMs)
      if (page.path === '/') homes.set(count, found)
      rows.push(...rowsOf(page, count, found))
    }
  }
  return [...rows, ...growthOf(homes)]
}

/** What the short form leaves out is the same page in the other language; at 500 events only the home page is of interest. */
function isMeasured(path: string, count: number, isShort: boolean): boolean {
  return count === 500 ? path === '/' : !isShort || path !== '/he'
}

function pagesOf({ id, day, slug }: Event): Page[] {
  return [
    // Before the others, which change its title and so its address.
    { name: 'an event', path: eventPath(slug), isHome: false, text: 'description' },
    { name: 'the home page', path: '/', isHome: true },
    { name: 'the Hebrew home page', path: '/he', isHome: true },
    { name: 'the home page with an event', path: `/?event=${id}`, isHome: false },
    { name: 'a day', path: `/day/${day}`, isHome: false },
    { name: 'the statistics', path: '/stats', isHome: false },
  ]
}

/** The first event of tomorrow or later: it stands on all of these pages, and first in the lists of its country. */
export async function nextEvent(client: pg.Client): Promise<Event> {
  const { rows } = await client.query<Event>(
    `select e.id, e.start_day as day, s.slug, words_of(e.location_country) as country
     from events e join event_slugs s on s.event_id = e.id and s.is_current
     where e.start_day > $1 order by e.start_day, e.id limit 1`,
    [begins.slice(0, 10)],
  )
  if (!rows[0]) throw new Error('No event is ahead')
  return rows[0]
}

export async function missesOf(
  product: Product,
  client: pg.Client,
  { path, text = 'title' }: Page,
  { id }: Event,
  answerMs: AnswerMs,
): Promise<Round[]> {
  return withSecondEdge(product, (edge) =>
    withoutOwnEdge(product, async () => {
      const url = edge.origin + path
      let etag = ''
      const misses = async (count: number) => {
        for (let index = 0; index < count; index += 1) etag = await changeAndAsk(client, { id, text }, url, etag)
      }
      await misses(warmMisses)
      const found: Round[] = []
      let answer = await answerMs()
      for (let index = 0; index < rounds; index += 1) {
        const changing = await changesAlone(product, client, { id, text }, edge.pid)
        // Whatever the edge does about those changes.
        await misses(missesToSettle)
        const before = readCpu([product.pid, edge.pid])
        await misses(missesOfRound)
        const cost = costOf(before, readCpu([product.pid, edge.pid]), edge.pid)
        cost.database = Math.max(0, cost.database - changing)
        const next = await answerMs()
        found.push({ ...cost, answer: (answer + next) / 2 })
        answer = next
      }
      return found
    }),
  )
}

type Change = { id: string; text: 'title' | 'description' }

/** Changes a text of the event in both languages, and asks for the page until it is there: one render, rarely two. */
async function changeAndAsk(client: pg.Client, change: Change, url: string, etag: string): Promise<string> {
  return untilShown(url, await changeText(client, change), { etag })
}

async function changeText(client: pg.Client, { id, text }: Change): Promise<string> {
  const words = `Measured ${crypto.randomUUID()}`
  await client.query(`update events_locales set ${text} = $1 where _parent_id = $2`, [words, id])
  return words
}

/**
 * The database's CPU for such a change itself, with what it keeps of events for the search: no part of what a page costs.
 * No page is made meanwhile.
 */
async function changesAlone(product: Product, client: pg.Client, change: Change, edge: number): Promise<number> {
  process.kill(edge, 'SIGSTOP')
  try {
    const before = readCpu([product.pid])
    for (let index = 0; index < missesOfRound; index += 1) await changeText(client, change)
    return costOf(before, readCpu([product.pid]), edge).database
  } finally {
    process.kill(edge, 'SIGCONT')
  }
}

function costOf(before: CpuReading, after: CpuReading, edge: number): Record<Role, number> {
  const perMiss = (isChosen: (command: string, pid: number) => boolean) =>
    cpuBetween(before, after, isChosen) / missesOfRound
  return {
    edge: perMiss((_, pid) => pid === edge),
    cms: perMiss((command) => command.startsWith('next-server')),
    database: perMiss((command) => command.startsWith('postgres')),
  }
}

function rowsOf({ name, isHome }: Page, count: number, found: Round[]): Row[] {
  const what = (role: string) => `miss of ${name}, ${count.toLocaleString('en')} events, ${role}`
  const answers = (role: Role) => found.map((one) => one[role] / one.answer)
  const ms = (role: Role) => median(found.map((one) => one[role]))
  const limit = isHome ? mostAnswers.home : mostAnswers.other
  const edge = atMost(what('edge'), median(answers('edge')), limit, ' bare Node answers')
  const others = (['cms', 'database'] as const).map((role) => {
    const said = `${round(median(answers(role)))} bare Node answers`
    const row = isHome
      ? atMost(what(role), ms(role), mostMs[role], ' ms')
      : reported(what(role), `${round(ms(role))} ms`)
    return watched(withNote(row, said), 'bare Node answers', answers(role))
  })
  return [watched(withNote(edge, `${round(ms('edge'))} ms`), 'bare Node answers', answers('edge')), ...others]
}

/** How much more a miss costs where a hundred times as many events are stored. */
function growthOf(homes: Map<number, Round[]>): Row[] {
  const [few, many] = [homes.get(500), homes.get(50_000)]
  if (!few || !many) return []
  const cost = (found: Round[]) => median(found.map(({ edge, database, answer }) => (edge + database) / answer))
  const grown = cost(many) / cost(few)
  const what = 'miss of the home page, edge and database, 50,000 events against 500'
  return [watched(atMost(what, grown, mostGrowth, '×'), 'ratio', [grown])]
}
