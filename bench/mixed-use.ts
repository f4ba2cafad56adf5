import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from '../server/testing/product.ts'
import { json, posted } from './attack/hostile-requests.ts'
import { processesOf, summaryOf } from './attack/withstand.ts'
import { createStranger, type BenchRequest } from './attack/stranger.ts'
import { submission, begins } from './support/admin.ts'
import { untilCalm } from './support/ask.ts'

const atOnce = 4
const killEveryMs = 20_000
const dayMs = 86_400_000
const manyAddresses = 10_000
const formEvery = 40
const kinds = ['ctf', 'conference', 'workshop', 'competition']
const usual = ['/', '/he', '/stats', '/faq', '/blog', '/events.ics', '/api/events?limit=20']

/**
 * What a day brings, for so many minutes: 10,000 addresses in turn with the usual ones between them, forms, and a cms
 * that is killed and comes back. Tells what was answered, once the product is calm again.
 */
export async function mixedUse(product: Product, minutes: number): Promise<string> {
  const visitor = createStranger(product.origin, '127.0.2.1')
  const over = new AbortController()
  const killing = killNowAndThen(product, over.signal)
  await visitor.keepAsking(atOnce, minutes * 60, requestAt)
  over.abort()
  const kills = await killing
  visitor.leave()
  const rest = (await untilCalm(product.origin)) === null ? ', and no rest within a minute' : ''
  return `cms killed ${kills} times, ${summaryOf(visitor.answers)}${rest}`
}

function requestAt(index: number): BenchRequest {
  if (index % formEvery === formEvery - 1) return formAt(Math.floor(index / formEvery))
  if (index % 4 === 3) return { path: usual[index % usual.length] ?? '/', headers: { 'accept-encoding': 'gzip' } }
  return { path: addressAt(index % manyAddresses), headers: { 'accept-encoding': 'br, gzip' } }
}

/** Days before and after in both languages, and the months of each kind of event. */
function addressAt(index: number): string {
  const prefix = index % 2 === 0 ? '' : '/he'
  const step = Math.floor(index / 2)
  if (step % 5 > 0) return `${prefix}/day/${dayAt(step - manyAddresses / 4)}`
  const month = dayAt((Math.floor(step / 5) - 500) * 7).slice(0, 7)
  return `${prefix || '/'}?month=${month}&type=${kinds[Math.floor(step / 5) % kinds.length]}`
}

function dayAt(days: number): string {
  return new Date(Date.parse(begins) + days * dayMs).toISOString().slice(0, 10)
}

function formAt(index: number): BenchRequest {
  if (index % 2 === 0) return json('/api/submissions', submission(`Mixed use ${index}`, dayAt(90)))
  const fields = {
    name: 'Nobody',
    email: 'nobody@example.com',
    message: `What is written for the ${index}th time.`,
  }
  return posted('/contact', fields)
}

async function killNowAndThen(product: Product, signal: AbortSignal): Promise<number> {
  for (let kills = 0; ; kills += 1) {
    await pause(killEveryMs, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return kills
    process.kill(processesOf(product).cms, 'SIGKILL')
  }
}
