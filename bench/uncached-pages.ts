import type pg from 'pg'
import { addDays, monthOf } from '@cyberluach/core/dates/day-key'
import type { Product } from '../server/testing/product.ts'
import { eventPath } from '@cyberluach/core/events/event'
import { dayAddress, monthAddress } from '../site/src/events/addresses.ts'
import { cpuBetween, readCpu } from './support/cpu.ts'
import { withDatabase, begins } from './support/admin.ts'
import { withoutOwnEdge, withSecondEdge } from './support/edges.ts'
import { fillWithEvents } from './support/many-events.ts'
import { withNote, atMost, median, round, watched, type Row } from './support/report.ts'
import { withYardstick, type AnswerMs } from './support/rival-servers.ts'

const today = begins.slice(0, 10)
const warmPages = 300
const rounds = 3
const pagesOfRound = 50

type Pages = { name: string; mostAnswers: number; paths: string[] }

/**
 * CPU of the edge for pages that are not in the cache, asked one right after another as a stranger would who means it
 * no good: months, events and days, each another one.
 */
export async function uncachedPages(product: Product): Promise<Row[]> {
  return withYardstick(product.origin, async (answerMs) => {
    const kinds = await withDatabase(product, async (client) => {
      await fillWithEvents(client, 5_000, new Date(begins))
      return pagesIn(client)
    })
    return withoutOwnEdge(product, () =>
      withSecondEdge(product, async (edge) => {
        const rows: Row[] = []
        for (const kind of kinds) rows.push(await rowOf(edge, kind, answerMs))
        return rows
      }),
    )
  })
}

async function pagesIn(client: pg.Client): Promise<Pages[]> {
  const count = warmPages + rounds * pagesOfRound
  const { rows } = await client.query<{ slug: string }>(
    'select slug from event_slugs where is_current order by event_id limit $1',
    [count],
  )
  const days = Array.from({ length: count }, (_, index) => addDays(today, index))
  const months = Array.from({ length: count }, (_, index) => monthOf(addDays(today, index * 31)))
  return [
    { name: 'months', mostAnswers: 150, paths: months.map((month) => monthAddress('en', month, today)) },
    { name: 'events', mostAnswers: 100, paths: rows.map(({ slug }) => eventPath(slug)) },
    { name: 'days', mostAnswers: 100, paths: days.map((day) => dayAddress('en', day)) },
  ]
}

async function rowOf(
  edge: { origin: string; pid: number },
  { name, mostAnswers, paths }: Pages,
  answerMs: AnswerMs,
): Promise<Row> {
  const ask = async (from: number, to: number) => {
    for (const path of paths.slice(from, to)) {
      const answer = await fetch(edge.origin + path, { headers: { 'accept-encoding': 'gzip' } })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`)
    }
  }
  await ask(0, warmPages)
  const found: { ms: number; answers: number }[] = []
  let answer = await answerMs()
  for (let index = 0; index < rounds; index += 1) {
    const from = warmPages + index * pagesOfRound
    const before = readCpu([edge.pid])
    await ask(from, from + pagesOfRound)
    const ms = cpuBetween(before, readCpu([edge.pid])) / pagesOfRound
    const next = await answerMs()
    found.push({ ms, answers: ms / ((answer + next) / 2) })
    answer = next
  }
  const answers = found.map((one) => one.answers)
  const what = `uncached ${name}, one after another, edge`
  const row = atMost(what, median(answers), mostAnswers, ' bare Node answers')
  const said = `${round(median(found.map(({ ms }) => ms)))} ms`
  return watched(withNote(row, said), 'bare Node answers', answers)
}
