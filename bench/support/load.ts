import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { once } from 'node:events'
import { Agent, createServer, get, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

const run = promisify(execFile)

const gzip = { 'accept-encoding': 'gzip' }

type Headers = Record<string, string>

export type Load = { url: string; seconds: number; headers?: Headers }

let wrk: string | null = null

/** From now on wrk makes the load. It asks faster than any server of ours answers, which `autocannon` does not. */
export function loadByWrk(): void {
  wrk = systemProgram('wrk')
  if (!wrk) throw new Error('wrk is not installed')
}

/** Requests answered by 32 connections, which ask for gzip unless told otherwise. */
export async function requestsUnderLoad({ url, seconds, headers = gzip }: Load): Promise<number> {
  return wrk ? byWrk(wrk, url, seconds, headers) : byAutocannon(url, seconds, headers)
}

export function loadGenerator(): string {
  return wrk ? 'wrk' : 'autocannon'
}

/** A program from the system's usual folders, or null where it is not installed. */
export function systemProgram(name: string): string | null {
  const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin']
  return folders.map((folder) => `${folder}/${name}`).find((path) => existsSync(path)) ?? null
}

async function byWrk(program: string, url: string, seconds: number, headers: Headers): Promise<number> {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const { stdout } = await run(program, ['-t1', '-c32', `-d${seconds}s`, ...lines, url])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`The load on ${url} met errors:\n${stdout}`)
  return Number(/(\d+) requests in/.exec(stdout)?.[1])
}

async function byAutocannon(url: string, seconds: number, headers: Headers): Promise<number> {
  const result = await autocannon({ url, duration: seconds, connections: 32, headers })
  const refused = result['4xx'] + result['5xx']
  if (result.errors || refused) throw new Error(`The load on ${url} met ${result.errors + refused} errors`)
  return result['2xx'] + result['3xx']
}

/** A server of ours on the loopback interface; `stop` ends its connections, too. */
export async function serve(answer: RequestListener): Promise<{ origin: string; stop: () => void }> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}

export type Watched = {
  /** Milliseconds of each answer from memory, and of those that were made anew. */
  hits: number[]
  misses: number[]
}

const betweenAsks = 5

/**
 * Asks for a page every few milliseconds over one connection, as long as something goes on. An answer with another tag than
 * the one before was made anew, and so was what waited for it.
 */
export function watchHits(url: string): { during: (work: Promise<unknown>) => Promise<Watched> } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    async during(work) {
      const watched: Watched = { hits: [], misses: [] }
      let isOver = false
      work.finally(() => (isOver = true)).catch(() => {})
      let known: string | undefined
      while (!isOver) {
        const { ms, etag } = await timeOf(url, agent)
        if (known === undefined || etag === known) watched.hits.push(ms)
        else watched.misses.push(ms)
        known = etag
        await new Promise((resolve) => setTimeout(resolve, betweenAsks))
      }
      agent.destroy()
      return watched
    },
  }
}

async function timeOf(url: string, agent: Agent): Promise<{ ms: number; etag: string }> {
  const begun = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
    answer.resume()
    answer.on('end', () => resolve(String(answer.headers.etag)))
    answer.on('error', reject)
  }).on('error', reject)
  const etag = await promise
  return { ms: performance.now() - begun, etag }
}
