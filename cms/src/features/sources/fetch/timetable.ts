import { addHours } from 'date-fns/addHours'
import type { RunOutcome, RunTrigger } from '@cyberluach/core/sources/sources'
import type { Services } from '../../../platform/services.ts'
import { readingOf, sourceColumns, type Source, findSource } from './source.ts'
import type { Pool, PoolClient } from 'pg'
import { addJob } from '../../../platform/database/jobs.ts'
import { syncSource } from '../sync.ts'

/** What was not read, or is not believed, is looked at again before its hour. */
const hoursUntilNextTry = 6

/** A snapshot that came with the product is older than the list: the list is read soon after the first start. */
const hoursAfterSnapshot = 1

export type LastRun = { startedAt: Date; outcome: RunOutcome; readAs: string; trigger: RunTrigger }

/** When a source is read next; null where it is off. One that was never read, or is read otherwise since, at once. */
export function nextRunOf(source: Source, last: LastRun | null, now: Date): Date | null {
  if (!source.isOn) return null
  if (!last || last.readAs !== readingOf(source)) return now
  if (last.trigger === 'start') return addHours(last.startedAt, hoursAfterSnapshot)
  const isWell = last.outcome === 'changed' || last.outcome === 'unchanged'
  return addHours(last.startedAt, isWell ? source.everyHours : Math.min(source.everyHours, hoursUntilNextTry))
}

/** Puts a sync of every source into the queue whose hour has come. */
export async function syncDueSources({ pool }: Services): Promise<void> {
  const now = new Date()
  const { rows } = await pool.query<Source & { last: LastRun | null }>(
    `select ${sourceColumns}, ${lastRunColumn} as last from sources s where s.is_on`,
  )
  for (const { last, ...source } of rows) {
    const next = nextRunOf(source, last && { ...last, startedAt: new Date(last.startedAt) }, now)
    if (next && next <= now) await queueSync(pool, source.id, 'timetable')
  }
}

/** The last run of a source `s` as JSON, its moment as text. */
export const lastRunColumn = `(
  select json_build_object('startedAt', r.started_at, 'outcome', r.outcome, 'readAs', r.read_as, 'trigger', r.trigger)
  from source_runs r where r.source_id = s.id order by r.id desc limit 1)`

const keyStart = 'sync-source:'

/** Whether a sync of the source `s` waits for its turn or runs. */
export const isSyncing = `exists (
  select from graphile_worker.jobs j where j.key = '${keyStart}' || s.id and j.attempts < j.max_attempts)`

/**
 * Puts a sync of a source into the queue, unless one waits or runs already. A job whose process is killed is taken up by
 * another one, and what an admin asked for is done also where the source is off.
 */
export async function queueSync(
  database: Pool | PoolClient,
  source: string,
  trigger: RunTrigger,
): Promise<void> {
  const { rowCount } = await database.query(`select from sources s where s.id = $1 and ${isSyncing}`, [
    source,
  ])
  if (rowCount === 0)
    await addJob(database, 'sync-source', { source, trigger }, { jobKey: `${keyStart}${source}` })
}

/** The job: a source that was turned off since its hour came is left alone. */
export async function syncSourceJob(services: Services, payload: Record<string, unknown>): Promise<void> {
  const { source, trigger } = payload as { source: string; trigger: RunTrigger }
  if (trigger !== 'person' && !(await findSource(services.pool, source))?.isOn) return
  await syncSource(services, source, trigger)
}
