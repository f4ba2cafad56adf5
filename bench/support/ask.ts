import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'

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
