import type { Pool, PoolClient, QueryResultRow } from 'pg'
import { logger } from '../logger.ts'

/** Rows as they were at one moment, however long reading them takes. */
export type Snapshot<Item> = {
  total: number
  /** Whoever stops early ends them; so does whoever asks for none within a minute. */
  batches: AsyncIterableIterator<Item[]>
  close: () => Promise<void>
}

export type SnapshotQuery<Row, Item> = {
  /** A select without its own limit. */
  text: string
  values: unknown[]
  itemOf: (row: Row) => Item
}

const batchSize = 250
const timeoutMs = 60_000

/** Others keep most of the pool, however many files are being read. */
const most = 3
let taken = 0
const waiting: (() => void)[] = []

/**
 * Opens a cursor in a read-only transaction of its own: of the rows only one batch is in memory, and the next is read
 * when it is asked for.
 */
export async function openSnapshot<Row extends QueryResultRow, Item>(
  pool: Pool,
  { text, values, itemOf }: SnapshotQuery<Row, Item>,
): Promise<Snapshot<Item>> {
  const { client, leave } = await turn(pool)
  let ended: Promise<void> | null = null
  const close = () => (ended ??= leave())
  let watch = setTimeout(close, timeoutMs).unref()

  async function next(): Promise<IteratorResult<Item[]>> {
    clearTimeout(watch)
    if (ended) throw new Error('a snapshot was read after its end')
    try {
      const { rows } = await client.query<Row>(`fetch ${batchSize} from snapshot`)
      if (rows.length === 0) {
        await close()
        return { done: true, value: undefined }
      }
      watch = setTimeout(close, timeoutMs).unref()
      return { done: false, value: rows.map(itemOf) }
    } catch (error) {
      await close()
      throw error
    }
  }

  async function stop(): Promise<IteratorResult<Item[]>> {
    clearTimeout(watch)
    await close()
    return { done: true, value: undefined }
  }

  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(`set local idle_in_transaction_session_timeout = '2min'`)
    const { rows } = await client.query<{ count: string }>(`select count(*) from (${text}) counted`, values)
    await client.query(`declare snapshot no scroll cursor for ${text}`, values)
    const batches: AsyncIterableIterator<Item[]> = {
      [Symbol.asyncIterator]: () => batches,
      next,
      return: stop,
    }
    return { total: Number(rows[0]?.count ?? 0), batches, close: async () => void (await stop()) }
  } catch (error) {
    await stop()
    throw error
  }
}

async function turn(pool: Pool): Promise<{ client: PoolClient; leave: () => Promise<void> }> {
  if (taken >= most) await new Promise<void>((resolve) => waiting.push(resolve))
  else taken += 1
  try {
    const client = await pool.connect()
    return { client, leave: () => giveBack(client) }
  } catch (error) {
    callNext()
    throw error
  }
}

async function giveBack(client: PoolClient): Promise<void> {
  let broken: Error | undefined
  await client.query('rollback').catch((error: Error) => {
    logger.warn({ err: error }, 'a snapshot’s connection broke')
    broken = error
  })
  client.release(broken)
  callNext()
}

/** Hands the turn on to whoever waits longest. */
function callNext(): void {
  const next = waiting.shift()
  if (next) next()
  else taken -= 1
}
