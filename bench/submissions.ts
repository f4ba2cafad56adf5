import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import type { Product } from '../server/testing/product.ts'
import { countOf, submitEvent, withDatabase, withProduct } from './support/admin.ts'
import { p99OfHits } from './support/ask.ts'
import { withNote, atLeast, atMost, percentile, round, reported, type Row } from './support/report.ts'
import type { SubmittersOrder, SubmittersReport } from './support/submitters.ts'

/** A little more than is asked for, since the last ones are answered after the time is over. */
const perSecond = 32
const least = 30
const seconds = 40
const idleSeconds = 15
const warmUp = 60

/** Thirty events a second are handed in: what becomes of them, and how long a page that is cached takes meanwhile. */
export async function submissions(): Promise<Row[]> {
  return withProduct({ SEED: 'demo' }, measured)
}

async function measured(product: Product): Promise<Row[]> {
  const { origin } = product
  const title = `Measured ${crypto.randomUUID().slice(0, 8)}`
  const day = addDays(dayKeyOf(new Date(), 'Asia/Jerusalem'), 60)
  // By then V8 has compiled what a submission and a hit run, and the page is cached in the form that is asked for.
  for (let index = 0; index < warmUp; index += 1) await submitEvent(origin, `Warm ${index}`, day)
  await p99OfHits(origin, pause(1000))

  const idle = await p99OfHits(origin, pause(idleSeconds * 1000))
  const order: SubmittersOrder = { origin, title, day, perSecond, seconds }
  const worker = new Worker(new URL('./support/submitters.ts', import.meta.url), { workerData: order })
  const begun = performance.now()
  const ended = once(worker, 'message').then(([report]) => report as SubmittersReport)
  const busy = await p99OfHits(origin, ended)
  const { times, ids, rejected } = await ended
  const rate = ids.length / ((performance.now() - begun) / 1000)
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => round(percentile(times, share)))
  const stored = await withDatabase(product, (client) =>
    countOf(client, `submissions where id = any($1::uuid[]) and status = 'pending'`, [ids]),
  )
  return [
    atLeast(`submissions acknowledged a second, for ${seconds} s`, rate, least),
    atMost('of them not in the queue', ids.length - stored, 0),
    withNote(atMost('of all, not acknowledged', times.length - ids.length, 0), reasonsOf(rejected)),
    reported('answer to a submission, p50 / p95 / p99', `${p50} / ${p95} / ${p99} ms`),
    atMost('p99 of the home page meanwhile, against at rest', busy / idle, 2, '×'),
    reported('p99 of the home page at rest / meanwhile', `${round(idle)} / ${round(busy)} ms`),
  ]
}

function reasonsOf(rejected: Record<string, number>): string {
  const reasons = Object.entries(rejected).map(([reason, count]) => `${count} × ${reason}`)
  return reasons.join(', ') || 'none'
}
