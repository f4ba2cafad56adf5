import { Agent, get } from 'node:http'

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
