import { reasonOf } from '../../database/database-error.ts'
import type { Config } from '../../config.ts'
import { logLine, alone, peersOf } from '../peers.ts'
import { signingKey } from '../http/session.ts'
import { loadPlaces, type Places } from '../http/client.ts'
import { createTakeBeacon, type TakeBeacon, batchLength, pagesOf } from './take-beacon.ts'
import { backOff, pauseUnless } from '../../system/steps.ts'
import { type PageHit, createKeys } from './visit-budget.ts'
import pg from 'pg'

type BeaconConfig = Pick<Config, 'publicUrl' | 'rateLimitScale' | 'siteTimeZone' | 'geoipCityDatabase'> &
  Partial<Pick<Config, 'edgeWorkers'>> & {
    databaseUrl: string
    isPage: (path: string) => boolean
    payloadSecret: string
  }

/** Everything that visits need of the edge, where visitors are, and how it ends: with nothing left unwritten. */
export async function startBeacons(
  config: BeaconConfig,
): Promise<{ takeBeacon: TakeBeacon; places: Places; stop: () => Promise<void> }> {
  const writer = createWriter(config.databaseUrl, config.siteTimeZone)
  const queue = createQueue({ write: writer.write, log: (line) => logLine('error', line) })
  const places = await loadPlaces(config.geoipCityDatabase)
  const takeBeacon = createTakeBeacon({
    add: queue.add,
    isPage: config.isPage,
    places,
    publicUrl: config.publicUrl,
    sessionKey: signingKey(config.payloadSecret),
    rateLimitScale: config.rateLimitScale,
    workers: config.edgeWorkers ?? 1,
    peers: (config.edgeWorkers ?? 1) > 1 ? peersOf(process, 'visits') : alone(),
  })
  return {
    takeBeacon,
    places,
    async stop() {
      await queue.flush()
      await writer.close()
    },
  }
}

type QueueParts = {
  write: (hits: readonly PageHit[]) => Promise<void>
  log: (line: string) => void
  /** How many hits wait at most while the database is away. */
  most?: number
}

const pauseMs = 250
const largestBatch = 1000

/**
 * Keeps hits until they are written: one batch at a time, each a quarter of a second after the first hit in it. While
 * the database is away they wait; over the limit the oldest go, and one line tells how many once it is back.
 */
export function createQueue({ write, log, most = 100_000 }: QueueParts) {
  let waiting: PageHit[] = []
  let dropped = 0
  let failing = false
  let writing: Promise<void> | null = null
  const stopping = new AbortController()

  return {
    add(hit: PageHit): void {
      waiting.push(hit)
      dropOverflow()
      writing ??= soon()
    },

    /** Writes what waits and returns; what cannot be written at once is lost, and the log says so. */
    async flush(): Promise<void> {
      stopping.abort()
      await writing
      while (waiting.length > 0 && (await writeOne())) continue
      dropped += waiting.length
      waiting = []
      reportDropped()
    },
  }

  async function soon(): Promise<void> {
    const delays = backOff()
    await gather()
    while (waiting.length > 0 && !stopping.signal.aborted) {
      if (!(await writeOne())) await delays.wait(stopping.signal)
      else if (waiting.length > 0 && waiting.length < largestBatch) await gather()
    }
    writing = null
  }

  /** A quarter of a second in which a batch comes together, or until we stop. */
  function gather(): Promise<void> {
    return pauseUnless(stopping.signal, pauseMs)
  }

  /** Whether the batch at the front is done with. */
  async function writeOne(): Promise<boolean> {
    const batch = waiting.splice(0, batchLength(waiting, largestBatch))
    try {
      await write(batch)
      failing = false
      reportDropped()
      return true
    } catch (error) {
      if (isRefusal(error)) {
        log(`visits: the database refused ${batch.length} signs of life: ${(error as Error).message}`)
        return true
      }
      if (!failing) log(`visits: waiting for the database (${reasonOf(error)})`)
      failing = true
      waiting = [...batch, ...waiting]
      dropOverflow()
      return false
    }
  }

  function dropOverflow(): void {
    const over = waiting.length - most
    if (over <= 0) return
    waiting.splice(0, over)
    dropped += over
  }

  function reportDropped(): void {
    if (dropped > 0) log(`visits: ${dropped} signs of life were lost while the database was away`)
    dropped = 0
  }
}

/** Writes batches of hits in one transaction each, by a small pool of its own. */
export function createWriter(databaseUrl: string, timeZone: string) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'edge visits',
    max: 2,
    connectionTimeoutMillis: 3000,
    statement_timeout: 10_000,
    query_timeout: 11_000,
    keepAlive: true,
  })
  // A connection that breaks while nobody uses it would end the process: the next batch finds out by itself.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const keysOf = createKeys(pool, timeZone)
  return {
    async write(hits: readonly PageHit[]): Promise<void> {
      const pages = await pagesOf(hits, keysOf)
      await pool.query('select record_pulses($1, $2)', [JSON.stringify(pages), timeZone])
    },
    close: () => pool.end(),
  }
}

/** Whether the database will never take this batch, whenever it is asked: it refuses what is in it. */
export function isRefusal(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^2[23]/.test(code)
}
