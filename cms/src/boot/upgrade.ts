import pg, { type ClientBase, type Pool, type Client } from 'pg'
import { installJobs } from '../jobs/install-jobs.ts'
import { configuration } from '../platform/configuration.ts'
import { logger } from '../platform/logger.ts'
import type { Services } from '../platform/services.ts'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { withRequest } from '../platform/database/transaction.ts'
import { version } from '../platform/version.ts'

/** Makes the tables of the product, and those of its queue, what this program knows. */
export async function upgradeData(
  { payload, pool }: Services,
  holder: pg.Client,
  { migrations, withQueue }: { migrations: Migration[]; withQueue: boolean },
): Promise<void> {
  if (withQueue) await installJobs(pool)
  await ensureTrigrams(pool)
  await runMigrations(payload, holder, migrations)
}

/** One process at a time, however many start together: the others wait, and find it done. */
export async function underLock<Result>(work: (holder: pg.Client) => Promise<Result>): Promise<Result> {
  const holder = new pg.Client({
    connectionString: configuration().directUrl,
    connectionTimeoutMillis: 10_000,
  })
  holder.on('error', (error) => logger.warn({ err: error }, 'the start lost its lock'))
  await holder.connect()
  try {
    await holder.query(`select pg_advisory_lock(hashtextextended('cms boot', 0))`)
    return await work(holder)
  } finally {
    await holder.end()
  }
}

/** Trigrams, by which events and queues are searched, are there; or it is said in one line what is to be done. */
export async function ensureTrigrams(database: Pool | ClientBase): Promise<void> {
  try {
    await database.query('create extension if not exists pg_trgm')
  } catch (cause) {
    throw new Error(
      'The database has no extension pg_trgm, and DATABASE_URL’s user may not create it: let its owner run "create extension pg_trgm" there',
      { cause },
    )
  }
}

export type Migration = { name: string; up: (args: MigrateUpArgs) => Promise<void> }

/** A step that failed and was taken back. */
export class MigrationError extends Error {
  readonly step: string
  /** Its place among those that were to be done, from 1 on. */
  readonly number: number
  readonly of: number
  constructor(step: string, place: { number: number; of: number }, cause: unknown) {
    super(reasonOf(cause), { cause })
    this.step = step
    this.number = place.number
    this.of = place.of
  }
}

const noted = 'insert into payload_migrations (name, batch) values ($1, $2)'
const notedWithProgram = 'insert into payload_migrations (name, batch, program) values ($1, $2, $3)'

/**
 * Runs those migrations that did not run yet, each in a transaction of its own, on the connection that holds the lock:
 * who loses the one loses the other. Payload's own way asks questions of a terminal and ends the process.
 */
export async function runMigrations(payload: Payload, holder: Client, migrations: Migration[]): Promise<void> {
  const { ran, batch } = await readRan(holder)
  const wanted = migrations.filter(({ name }) => !ran.has(name))
  if (wanted.length === 0) return
  // Of one that never ends a session elsewhere would else be waited for without end.
  await holder.query(`set lock_timeout = '1min'`)
  // By whose clock the days of an event are reckoned.
  await holder.query(`select set_config('site.time_zone', $1, false)`, [configuration().timeZone])
  for (const [index, { name, up }] of wanted.entries()) {
    const begun = performance.now()
    try {
      await holder.query('begin')
      await withRequest(payload, holder, (req, db) => up({ db, payload, req }))
      const hasProgram = await knowsProgram(holder)
      await holder.query(hasProgram ? notedWithProgram : noted, [name, batch, ...(hasProgram ? [version] : [])])
      await holder.query('commit')
    } catch (cause) {
      // Of a connection that is lost the database takes it back by itself.
      await holder.query('rollback').catch((error: Error) => payload.logger.warn({ err: error }))
      throw new MigrationError(name, { number: index + 1, of: wanted.length }, cause)
    }
    payload.logger.info(`Migrated ${name} in ${Math.round(performance.now() - begun)} ms`)
  }
}

async function readRan(holder: Client): Promise<{ ran: Set<string>; batch: number }> {
  const { rows: found } = await holder.query(`select to_regclass('payload_migrations') is not null as there`)
  if (!found[0].there) return { ran: new Set(), batch: 1 }
  const { rows } = await holder.query<{ name: string; batch: string }>('select name, batch from payload_migrations')
  const batch = 1 + rows.reduce((most, row) => Math.max(most, Number(row.batch)), 0)
  return { ran: new Set(rows.map(({ name }) => name)), batch }
}

/** The column came with a later migration. */
async function knowsProgram(holder: Client): Promise<boolean> {
  const { rowCount } = await holder.query(
    `select from pg_attribute where attrelid = 'payload_migrations'::regclass and attname = 'program'`,
  )
  return rowCount === 1
}

/** What PostgreSQL said; around it stands the whole text of the query. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as { cause?: unknown; message?: string }
  return cause ? reasonOf(cause) : (message ?? String(error))
}
