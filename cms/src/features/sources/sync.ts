import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import type { RunOutcome, RunTrigger } from '@cyberluach/core/sources/sources'
import type { PoolClient, Pool } from 'pg'
import {
  inPayloadTransaction,
  inTransaction,
  setStatementTimeout,
  withStatementTimeout,
} from '../../platform/database/transaction.ts'
import { isDatabaseAway } from '../../platform/database/availability.ts'
import { logger } from '../../platform/logger.ts'
import type { Services } from '../../platform/services.ts'
import {
  askAboutAbsent,
  askAboutLeftOut,
  checkedEvents,
  sanityCheck,
  markVanished,
  unmarkVanished,
  withdrawAnswered,
  withdrawQuestions,
} from './reconcile/absence.ts'
import {
  contentHash,
  countsOf,
  lastBelieved,
  noCounts,
  rowsOf,
  writeRun,
  type Believed,
  type Run,
} from './fetch/runs.ts'
import type { WriteContext } from './reconcile/context.ts'
import { reconcileList, countRows, takeList } from './reconcile/reconcile.ts'
import { readList, type ReadList } from './fetch/read-list.ts'
import { readText } from './parse/read-text.ts'
import { withDefaults } from './parse/defaults.ts'
import { findSource, readingOf, type Source, withSourceLock, sourceColumns } from './fetch/source.ts'
import { storeWatchList } from '../expected/watch-list.ts'
import { seenAgain } from './reconcile/records.ts'
import { addHours } from 'date-fns/addHours'
import { addSeconds } from 'date-fns/addSeconds'
import { addJob } from '../../platform/database/jobs.ts'

/** How a sync ended; null where there was none: somebody else is at it, or the source is gone or was changed meanwhile. */
export type Synced = RunOutcome | null

type Begun = Pick<Run, 'source' | 'startedAt' | 'trigger' | 'readAs'>
type Read = Extract<ReadList, { kind: 'read' }>

/**
 * Reads a list and keeps what it says, in one transaction that begins when the list is there: of a sync that is cut off
 * there is nothing. Of a source that is being read elsewhere it does nothing.
 */
export async function syncSource(services: Services, id: string, trigger: RunTrigger): Promise<Synced> {
  return withSourceLock(services.pool, id, async () => {
    const source = await findSource(services.pool, id)
    if (!source) return null
    const begun = { source: id, startedAt: new Date(), trigger, readAs: readingOf(source) }
    try {
      return await readAndKeep(services, source, begun)
    } catch (error) {
      // Nobody would hear of what is tried again and again; what a database that is away breaks off is.
      if (isDatabaseAway(error)) throw error
      logger.error({ err: error, source: id }, 'a list could not be taken in')
      return writeOutcome({ ...nothing(begun), reason: 'faultHere' })
    }
  })
}

async function readAndKeep(services: Services, source: Source, begun: Begun): Promise<Synced> {
  const before = await lastBelieved(services.pool, source.id, begun.readAs)
  const read = await readList(services, source, begun.startedAt, before?.isLatest ? before : null)
  if (read.kind === 'failed') return writeOutcome({ ...nothing(begun), ...said(read) })
  if (read.kind === 'notModified') return before ? repeat(services, begun, before) : null
  return keep(services, source, begun, before, read)
}

/**
 * Takes what a list that comes with the product said on the day of its file, as a sync of it would, and publishes it: who
 * made the product has looked at it.
 */
export async function takeSnapshot(
  services: Services,
  id: string,
  { text, takenAt }: { text: string; takenAt: Date },
): Promise<Synced> {
  return withSourceLock(services.pool, id, async () => {
    const source = await findSource(services.pool, id)
    if (!source) return null
    const begun = { source: id, startedAt: new Date(), trigger: 'start', readAs: readingOf(source) } as const
    // A text of ours needs no wall, and what it states in two ways was looked at.
    const timeZone = source.timeZone ?? services.configuration.timeZone
    const { kind, address } = source
    const { rows, ...rest } = withDefaults(readText({ kind, address, text, now: takenAt, timeZone }), source)
    const parsed = { ...rest, rows: rows.map(({ otherDay: _otherDay, ...row }) => row) }
    const read = { kind: 'read', text, parsed, etag: null, lastModified: null } as const
    return keep(services, { ...source, trust: 'publish' }, begun, null, read)
  })
}

async function keep(
  services: Services,
  source: Source,
  begun: Begun,
  before: Believed | null,
  read: Read,
): Promise<Synced> {
  const { text, parsed, etag, lastModified } = read
  const hash = contentHash(parsed)
  const validators = { etag, lastModified, contentHash: hash, size: text.length }
  if (before?.isLatest && before.contentHash === hash)
    return repeat(services, begun, { ...before, ...validators, refused: parsed.refused })
  const reason = read.isOwn
    ? null
    : sanityCheck(text, parsed, before && { size: before.size, rows: rowsOf(before.counts) })
  const run = { ...nothing(begun), ...validators, refused: parsed.refused, counts: countsOf(parsed) }
  if (reason) return writeOutcome({ ...run, outcome: 'degraded', reason })
  return inPayloadTransaction(services.payload, async (client, req) => {
    await setStatementTimeout(client)
    await oneAtATime(client)
    if (!(await isAsBegun(client, begun))) return null
    const outcome = await take({ services, client, req }, source, run, read, !before)
    // What the database does when a transaction ends may take longer than a connection waits for a commit.
    await withStatementTimeout(client, 'set constraints all immediate', [])
    return outcome
  })
}

/** What two lists bring at one moment is matched one after the other, so that the second meets what the first published. */
async function oneAtATime(client: PoolClient): Promise<void> {
  await withStatementTimeout(client, `select pg_advisory_xact_lock(hashtextextended('what lists bring', 0))`, [])
}

async function take(
  writing: WriteContext,
  source: Source,
  run: Run,
  { parsed, isOwn = false }: Read,
  isFirst: boolean,
): Promise<RunOutcome> {
  const { client, services } = writing
  if (parsed.series) {
    const counts = await storeWatchList(client, source.id, parsed.series, run.startedAt)
    const outcome = counts.new + counts.changed + counts.vanished > 0 ? 'changed' : 'unchanged'
    await writeRun(client, { ...run, outcome, counts: { ...run.counts, ...counts } })
    return outcome
  }
  const when = { at: run.startedAt, today: dayKeyOf(run.startedAt, services.configuration.timeZone) }
  const taken = await takeList(client, source, parsed, { ...when, isOwn })
  const { absent } = taken
  // What a degraded list says is not published unseen.
  const trusted: Source = taken.degraded ? { ...source, trust: 'queue' } : source
  const reconciled = await reconcileList(writing, trusted, taken, {
    isHurried: run.trigger === 'start',
    isFirst,
  })
  await unmarkVanished(client, taken.returned)
  if (!taken.degraded) {
    await markVanished(client, [...absent.ids, ...absent.undated], run.startedAt)
    await withdrawQuestions(client, source.id, absent, when)
    await askAboutAbsent(client, source.id, absent, when)
    await askAboutLeftOut(client, source.id, absent, when)
  }
  await withdrawAnswered(client, absent, when)
  await checkedEvents(client, source.id, when)
  const changes = taken.fresh.length + absent.ids.length + absent.undated.length
  const outcome = taken.degraded ? 'degraded' : changes > 0 ? 'changed' : 'unchanged'
  await writeRun(client, {
    ...run,
    outcome,
    reason: taken.degraded,
    counts: { ...run.counts, ...taken.counts, ...countRows(taken, reconciled) },
  })
  return outcome
}

/** The list says what it said: its rows were seen again, and nothing else is written. */
async function repeat(services: Services, begun: Begun, before: Believed): Promise<Synced> {
  return inTransaction(async (client) => {
    if (!(await isAsBegun(client, begun))) return null
    await seenAgain(client, begun.source, before.startedAt, begun.startedAt)
    const today = dayKeyOf(begun.startedAt, services.configuration.timeZone)
    await checkedEvents(client, begun.source, { at: begun.startedAt, today })
    const { etag, lastModified, contentHash: hash, size } = before
    const { rows, refused, leftOut, over } = before.counts
    const counts = { ...noCounts, rows, known: rows, refused, leftOut, over }
    const run = { ...nothing(begun), etag, lastModified, contentHash: hash, size, counts }
    await writeRun(client, { ...run, outcome: 'unchanged', refused: before.refused })
    return 'unchanged'
  })
}

/** Whether the source is still there and read as it was, and nobody has read it since; it stays so until the end. */
async function isAsBegun(client: PoolClient, { source, startedAt, readAs }: Begun): Promise<boolean> {
  await client.query('select from sources where id = $1 for key share', [source])
  const now = await findSource(client, source)
  if (!now || readingOf(now) !== readAs) return false
  const { rowCount } = await client.query('select from source_runs where source_id = $1 and started_at > $2 limit 1', [
    source,
    startedAt,
  ])
  return rowCount === 0
}

async function writeOutcome(run: Run): Promise<Synced> {
  return inTransaction(async (client) => {
    if (!(await isAsBegun(client, run))) return null
    await writeRun(client, run)
    return run.outcome
  })
}

const said = ({ reason, detail }: Extract<ReadList, { kind: 'failed' }>) => ({ reason, detail })

function nothing(begun: Begun): Omit<Run, 'outcome'> & { outcome: 'failed' } {
  return {
    ...begun,
    outcome: 'failed',
    reason: null,
    detail: null,
    etag: null,
    lastModified: null,
    contentHash: null,
    size: null,
    counts: noCounts,
    refused: [],
  }
}

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
export async function queueSync(database: Pool | PoolClient, source: string, trigger: RunTrigger): Promise<void> {
  const { rowCount } = await database.query(`select from sources s where s.id = $1 and ${isSyncing}`, [source])
  if (rowCount === 0) await addJob(database, 'sync-source', { source, trigger }, { jobKey: `${keyStart}${source}` })
}

/** Puts one into the queue also where one runs: what it read may be older than what is to be read now. */
export function queueSyncAgain(client: PoolClient, source: string): Promise<void> {
  return addJob(client, 'sync-source', { source, trigger: 'person' }, { jobKey: `${keyStart}${source}` })
}

/**
 * The job: a source that was turned off since its hour came is left alone. Where another sync is at it, what a person asked
 * for is read once that is through: it may have begun before what is to be read was written.
 */
export async function syncSourceJob(services: Services, payload: Record<string, unknown>): Promise<void> {
  const { source, trigger } = payload as { source: string; trigger: RunTrigger }
  if (trigger !== 'person' && !(await findSource(services.pool, source))?.isOn) return
  const synced = await syncSource(services, source, trigger)
  if (synced !== null || trigger !== 'person' || !(await findSource(services.pool, source))) return
  const runAt = addSeconds(new Date(), secondsBehindAnother)
  await addJob(services.pool, 'sync-source', { source, trigger }, { jobKey: `${keyStart}${source}`, runAt })
}

const secondsBehindAnother = 2
