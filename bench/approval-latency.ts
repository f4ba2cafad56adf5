import { addDays } from '@cyberluach/core/dates/day-key'
import type { Product } from '../server/testing/product.ts'
import { signIn, submitEvent, type AdminSession, withDatabase, begins, type Form } from './support/admin.ts'
import { ask, untilShown } from './support/ask.ts'
import { cpuBetween, readCpu } from './support/cpu.ts'
import { withNote, atMost, median, percentile, round, reported, watched, type Row } from './support/report.ts'
import { withSecondEdge } from './support/edges.ts'
import { withYardstick } from './support/rival-servers.ts'

const approvals = { short: 20, whole: 100 }
const rounds = 5
/** By then V8 has compiled what an approval runs, and the second edge is no longer new. */
const warmApprovals = 10
const mostMs = 150

type Approval = { ms: number; cpuMs: number }

/** From sending an approval until both of two edges show the event on the home page and its day, in both languages. */
export async function approvalLatency(product: Product, { isShort }: Form): Promise<Row[]> {
  const admin = await signIn(product)
  return withYardstick(product.origin, (answerMs) =>
    withSecondEdge(product, async (second) => {
      const origins = [product.origin, second.origin]
      const day = addDays(begins.slice(0, 10), 4)
      const pages = origins.flatMap((origin) =>
        ['/', '/he', `/day/${day}`, `/he/day/${day}`].map((path) => origin + path),
      )
      const approve = () => approveAndSee(product, admin, pages, day, [product.pid, second.pid])
      const count = isShort ? approvals.short : approvals.whole
      const found: Approval[][] = []
      const answers = [await answerMs()]
      for (let index = 0; index < warmApprovals; index += 1) await approve()
      for (let index = 0; index < rounds; index += 1) {
        const round: Approval[] = []
        while (round.length < count / rounds) round.push(await approve())
        found.push(round)
        if (index % 2 === 0) answers.push(await answerMs())
      }
      return rowsOf(found, median(answers))
    }),
  )
}

function rowsOf(found: Approval[][], answerMs: number): Row[] {
  const times = found.flat().map(({ ms }) => ms)
  const inAnswers = (part: keyof Approval) =>
    found.map((round) => median(round.map((approval) => approval[part])) / answerMs)
  const said = (part: keyof Approval) => `${round(median(inAnswers(part)))} bare Node answers`
  const cpu = median(found.flat().map(({ cpuMs }) => cpuMs))
  const p99 = percentile(times, 0.99)
  return [
    atMost(`approve to visible on both of two edges, p99 of ${times.length}`, p99, mostMs, ' ms'),
    watched(
      withNote(reported('approve to visible, median', `${round(median(times))} ms`), said('ms')),
      'bare Node answers',
      inAnswers('ms'),
    ),
    watched(
      withNote(reported('approve to visible, CPU of all processes', `${round(cpu)} ms`), said('cpuMs')),
      'bare Node answers',
      inAnswers('cpuMs'),
    ),
  ]
}

/** One approval, timed; the event is taken away again, so that the next one meets the same pages. */
async function approveAndSee(
  product: Product,
  admin: AdminSession,
  pages: string[],
  day: string,
  roots: number[],
): Promise<Approval> {
  const title = `Measured conference ${crypto.randomUUID()}`
  const submission = await submitEvent(product.origin, title, day)
  const warm = await Promise.all(pages.map((page) => ask(page))) // all pages cached
  const before = readCpu(roots)
  const start = performance.now()
  await admin.approve(submission)
  await Promise.all(pages.map((page, index) => untilShown(page, title, { etag: warm[index]?.etag })))
  const ms = performance.now() - start
  const cpuMs = cpuBetween(before, readCpu(roots))
  await withDatabase(product, (client) => client.query('delete from events where submission_id = $1', [submission]))
  await Promise.all(pages.map((page) => untilShown(page, title, { isShown: false })))
  return { ms, cpuMs }
}
