import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { backOff } from '../../system/steps.ts'
import type { PageCache } from './page-cache.ts'

type Purged = Pick<PageCache, 'purge' | 'purgeAll' | 'limitLife'>

const channel = 'site_cache'
const lifeWhileDeafMs = 1000
const heartbeatMs = 5000
const heartbeatTimeoutMs = 2000

/**
 * Listens for what the CMS changed and purges those pages. While nothing can be heard, pages live for one second; when
 * the connection is back, everything is purged, since something may have been missed.
 */
export function listenForChanges(databaseUrl: string, caches: Purged[], onPurge: () => void) {
  const stopping = new AbortController()
  limitLife(lifeWhileDeafMs)
  const over = keepListening()

  return {
    async stop(): Promise<void> {
      stopping.abort()
      await over
    },
  }

  async function keepListening(): Promise<void> {
    const delays = backOff()
    while (!stopping.signal.aborted) {
      await listen().catch(() => undefined) // away: tried again below, and the pages live briefly meanwhile
      limitLife(lifeWhileDeafMs)
      if (!stopping.signal.aborted) await delays.wait(stopping.signal)
    }
  }

  /** Resolves or rejects when the connection is lost, or resolves when we stop. */
  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'edge',
      connectionTimeoutMillis: heartbeatTimeoutMs,
      keepAlive: true,
    })
    const lost = Promise.withResolvers<void>()
    client.on('error', lost.reject)
    client.on('end', lost.resolve)
    stopping.signal.addEventListener('abort', () => lost.resolve(), { once: true })
    client.on('notification', ({ payload }) => purge(tagsOf(payload)))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      purge(null)
      limitLife(null)
      await Promise.race([lost.promise, checkConnection(client)])
    } finally {
      lost.promise.catch(() => undefined)
      void client.end().catch(() => undefined)
    }
  }

  /** A connection may die without a word: it has to answer now and then. */
  async function checkConnection(client: pg.Client): Promise<void> {
    for (;;) {
      await pause(heartbeatMs, undefined, { signal: stopping.signal, ref: false })
      const late = pause(heartbeatTimeoutMs, 'late', { ref: false })
      if ((await Promise.race([client.query('select 1'), late])) === 'late') throw new Error('The database is silent')
    }
  }

  function purge(tags: string[] | null): void {
    for (const cache of caches) {
      if (tags) cache.purge(tags)
      else cache.purgeAll()
    }
    onPurge()
  }

  function limitLife(ms: number | null): void {
    for (const cache of caches) cache.limitLife(ms)
  }
}

/** The tags of a notice, or null where it cannot be read: then everything goes. */
export function tagsOf(payload: string | undefined): string[] | null {
  try {
    const { tags } = JSON.parse(payload ?? '') as { tags?: unknown }
    return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? tags : null
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return null
    throw error
  }
}
