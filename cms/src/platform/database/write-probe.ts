import { inTransaction } from './transaction.ts'
import { logger } from '../logger.ts'

/** Anybody may ask for the health, so that the answer is kept for a while. */
const keptMs = 5_000

/**
 * A write that leaves nothing behind: a record in the write-ahead log, and a sort that is too large for its 64 kB of
 * memory, so that PostgreSQL puts it on the disk. The commit waits for the disk, as every other does.
 */
const statements = [
  `set local work_mem = '64kB'`,
  `select pg_logical_emit_message(true, 'health', '')`,
  `select count(*) from (
     select md5(n::text) || md5((-n)::text) as line from generate_series(1, 4000) n order by line offset 0
   ) sorted`,
]

/** Whether the database takes what is written: not where its disk is full or it may only be read. */
export function createWriteProbe(now: () => number = () => performance.now()): () => Promise<boolean> {
  let kept: { until: number; result: Promise<boolean> } | null = null
  return function canWrite() {
    if (!kept || now() >= kept.until) kept = { until: now() + keptMs, result: tryWriting() }
    return kept.result
  }
}

async function tryWriting(): Promise<boolean> {
  try {
    return await inTransaction(async (client) => {
      for (const statement of statements) await client.query(statement)
      const { rows } = await client.query<{ closed: boolean }>(
        `select current_setting('transaction_read_only')::boolean as closed`,
      )
      return rows[0]?.closed === false
    })
  } catch (error) {
    logger.warn({ err: error }, 'the database does not take what is written')
    return false
  }
}
