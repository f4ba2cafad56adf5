import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { watchHits } from './load.ts'
import { median, percentile } from './report.ts'

const limitMs = 10_000
const reloadEveryMs = 4
const agent = new Agent({ keepAlive: true })

export type Answered = { status: number; etag: string; headers: IncomingMessage['headers']; body: Buffer }

/** One answer, compressed with gzip as it came. With an `etag`, it is asked whether the page is still that one. */
export async function ask(url: string, etag?: string): Promise<Answered> {
  const headers = { 'accept-encoding': 'gzip', ...(etag ? { 'if-none-match': etag } : {}) }
  const [response] = (await once(get(url, { agent, headers }), 'response')) as [IncomingMessage]
  const body = await buffer(response)
  const { statusCode: status = 0 } = response
  return { status, etag: response.headers.etag ?? '', headers: response.headers, body }
}

export function textOf({ headers, body }: Answered): string {
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString()
}

/**
 * Asks as who reloads the page every few milliseconds does, naming the one it has, until the page holds the text (or,
 * where `isShown` is false, no longer holds it). Answers with that page's etag. What has not changed costs a server next
 * to nothing.
 */
export async function untilShown(
  page: string,
  text: string,
  { isShown = true, etag: known = '' } = {},
): Promise<string> {
  const deadline = performance.now() + limitMs
  let etag = known
  while (performance.now() < deadline) {
    const answer = await ask(page, etag)
    if (answer.status !== 304 && textOf(answer).includes(text) === isShown) return answer.etag
    etag = answer.etag
    await pause(reloadEveryMs)
  }
  throw new Error(`${page} did not change as it should within ${limitMs / 1000} s`)
}

const timeoutMs = 60_000
const calmRounds = 10
const calmPageMs = 50
const calmCallMs = 200

/** Seconds until the product answers quickly ten times in a row; null where it does not within a minute. */
export async function untilCalm(origin: string): Promise<number | null> {
  const begun = performance.now()
  let calm = 0
  while (performance.now() - begun < timeoutMs) {
    const page = await timeOf(origin)
    const call = await timeOf(`${origin}/api/health`)
    calm = page < calmPageMs && call < calmCallMs ? calm + 1 : 0
    if (calm === calmRounds) return (performance.now() - begun) / 1000
    await pause(50)
  }
  return null
}

async function timeOf(url: string): Promise<number> {
  const start = performance.now()
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
  await answer?.arrayBuffer().catch(() => null)
  return answer?.ok ? performance.now() - start : Infinity
}

/** In milliseconds, as long as something goes on that changes no page: all answers are from memory. */
export async function p99OfHits(url: string, end: Promise<unknown>): Promise<number> {
  const { hits } = await watchHits(url).during(end)
  return percentile(hits, 0.99)
}

/** Milliseconds of each request until its whole answer is there, by its path; in turns, after two that warm it. */
export async function timesByPath(
  get: (path: string) => Promise<Response>,
  paths: string[],
  rounds: number,
): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(paths.map((path) => [path, []]))
  for (let round = -2; round < rounds; round += 1) {
    for (const path of paths) {
      const start = performance.now()
      const answer = await get(path)
      await answer.arrayBuffer()
      if (answer.status >= 400) throw new Error(`${path} was answered ${answer.status}`)
      if (round >= 0) times.get(path)?.push(performance.now() - start)
    }
  }
  return times
}

/** Of what was measured the path whose median is the highest, with that; and what 95 in 100 of all stay below. */
export function summaryOf(times: Map<string, number[]>) {
  const medians = [...times].map(([path, each]) => ({ path, ms: median(each) }))
  const slowest = medians.reduce((one, other) => (other.ms > one.ms ? other : one))
  return { slowest, p95: percentile([...times.values()].flat(), 0.95) }
}
