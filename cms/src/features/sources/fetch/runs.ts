import type { RunOutcome, RunTrigger } from '@cyberluach/core/sources/sources'
import type { RunReason } from '@cyberluach/api/sources'
import type { Pool, PoolClient } from 'pg'
import type { Refused, Parsed } from '../rows.ts'
import { storable } from '../reconcile/records.ts'
import { createHash } from 'node:crypto'

export type RunCounts = {
  rows: number
  new: number
  changed: number
  known: number
  refused: number
  /** By the words of the source. */
  leftOut: number
  vanished: number
  /** Ended long ago, and were left. */
  over: number
}

export const noCounts: RunCounts = {
  rows: 0,
  new: 0,
  changed: 0,
  known: 0,
  refused: 0,
  leftOut: 0,
  vanished: 0,
  over: 0,
}

/** How many rows stood in a list. */
export const rowsOf = ({ rows, refused, leftOut = 0, over }: RunCounts): number => rows + refused + leftOut + over

/** How many rows of a list were read, were not, were left out, and are over for long. */
export function countsOf({ rows, refused, over = 0 }: Parsed): RunCounts {
  const leftOut = refused.filter(({ reason }) => reason === 'leftOut').length
  return { ...noCounts, rows: rows.length, refused: refused.length - leftOut, leftOut, over }
}

export type Run = {
  source: string
  startedAt: Date
  trigger: RunTrigger
  outcome: RunOutcome
  reason: RunReason | null
  detail: string | null
  etag: string | null
  lastModified: string | null
  contentHash: string | null
  readAs: string
  size: number | null
  counts: RunCounts
  refused: readonly Refused[]
}

const mostRefused = 100
const longestRaw = 300

export async function writeRun(database: Pool | PoolClient, run: Run): Promise<void> {
  await database.query(
    `insert into source_runs (source_id, started_at, trigger, outcome, reason, detail, etag, last_modified,
       content_hash, read_as, size, counts, refused)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::jsonb, $13::jsonb)`,
    [
      run.source,
      run.startedAt,
      run.trigger,
      run.outcome,
      run.reason,
      run.detail,
      run.etag,
      run.lastModified,
      run.contentHash,
      run.readAs,
      run.size,
      JSON.stringify(run.counts),
      storable(shortened(run.refused)),
    ],
  )
}

/** As many refused rows as are kept and shown, the long ones cut. */
export function shortened(refused: readonly Refused[], most = mostRefused): Refused[] {
  return refused.slice(0, most).map((row) => ({ ...row, raw: row.raw.slice(0, longestRaw) }))
}

/** What is known of the last time that a list was believed, read as it would be now. */
export type Believed = {
  startedAt: Date
  etag: string | null
  lastModified: string | null
  contentHash: string | null
  size: number
  counts: RunCounts
  refused: readonly Refused[]
  /** Whether it is the last run of all, so that what it says still stands. */
  isLatest: boolean
}

/** What is degraded for a month is believed again: its list may have become shorter for good. */
const believedFor = '30 days'

/** Whether a source, however it was read, was believed so lately that a list without much of it is not. */
export async function isBelievedLately(database: Pool | PoolClient, source: string): Promise<boolean> {
  const { rowCount } = await database.query(
    `select from source_runs where source_id = $1 and outcome in ('changed', 'unchanged')
       and started_at > now() - interval '${believedFor}' limit 1`,
    [source],
  )
  return rowCount !== 0
}

export async function lastBelieved(
  database: Pool | PoolClient,
  source: string,
  readAs: string,
): Promise<Believed | null> {
  const { rows } = await database.query<Believed>(
    `select started_at as "startedAt", etag, last_modified as "lastModified", content_hash as "contentHash",
       coalesce(size, 0) as size, counts, refused,
       not exists (
         select from source_runs later where later.source_id = r.source_id and later.id > r.id
           and (later.outcome = 'degraded' or later.read_as <> r.read_as)
       ) as "isLatest"
     from source_runs r
     where source_id = $1 and read_as = $2 and outcome in ('changed', 'unchanged')
       and started_at > now() - interval '${believedFor}'
     order by id desc limit 1`,
    [source, readAs],
  )
  return rows[0] ?? null
}

/** Removes what runs of long ago came to; the last twenty of each source stay, which the dashboard shows. */
export async function removeOldRuns(pool: Pool): Promise<void> {
  await pool.query(
    `delete from source_runs r where started_at < now() - interval '90 days' and r.id < (
       select min(id) from (
         select id from source_runs o where o.source_id = r.source_id order by id desc limit 20
       ) latest
     )`,
  )
}

/**
 * What a list says, as a short text: equal where it says the same. Of the file only what was read counts, so that stamps
 * of the moment of a fetch (DTSTAMP), nonces of pages and the like make no difference, whatever the kind.
 */
export function contentHash({ rows, refused }: Parsed): string {
  const hash = createHash('sha256')
  for (const row of rows) hash.update(`${JSON.stringify({ ...row, raw: undefined })}\n`)
  for (const { reason } of refused) hash.update(`${reason}\n`)
  return hash.digest('base64url')
}
