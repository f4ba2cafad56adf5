import { BackupError } from './backup-error.ts'
import { migrate, unknownMigrations } from './migrate.ts'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { withClient, dropDatabase } from '../database/client.ts'
import { readBackup, counting } from './backup-file.ts'
import { type Counted, type Table, brokenOff, type Manifest, type Trailer } from './frames.ts'
import { rowsOf } from './snapshot.ts'
import { takeRulesAway, copied, prepareSession, quoted, readTables, untilFree, readMigrations } from './tables.ts'
import { randomBytes } from 'node:crypto'

type Wanted = {
  file: string
  passphrase: string | null
  replace: boolean
  report: (line: string) => void
  /** Of a role that may create databases, where that of the address may not. */
  adminUrl?: string
}

/** Reads a backup, as a whole, and refuses one that this program cannot restore. */
export async function readChecked({ file, passphrase, report }: Wanted): Promise<Checked> {
  const checked = await checkBackup(file, passphrase)
  const { manifest, trailer } = checked
  const unknown = await unknownMigrations(manifest.migrations)
  if (unknown.length > 0)
    throw new BackupError(
      `The backup is of a newer program (${manifest.program}, ${unknown.at(-1)}): restore it with that one`,
    )
  report(
    `The file is whole: of ${manifest.takenAt}, program ${manifest.program}, ${manifest.migrations.at(-1)}, ${trailer.tables.length} tables, ${trailer.rows} rows`,
  )
  if (!passphrase)
    report('It is not encrypted, and its sums are anybody’s to write: restore it only if nobody else could write it')
  return checked
}

/** Puts a checked backup in place of what a database holds. What fails leaves that as it was. */
export async function restore(url: string, checked: Checked, wanted: Wanted): Promise<void> {
  const { migrations, tables } = checked.manifest
  const withQueue = tables.some(({ schema }) => schema === 'graphile_worker')
  const target = await readTarget(url)
  if (target.hasUsers && !wanted.replace)
    throw new BackupError('The database is in use by a calendar: --replace puts the backup in its place')
  const error = await sessionsError(url)
  if (error) throw new BackupError(error)
  const fill = async (into: string) => {
    await migrate(into, { migrations, withQueue })
    await load(into, { ...wanted, ...checked })
  }
  const isBegun = !target.hasUsers && isSame(target.migrations, migrations)
  if (target.isEmpty || isBegun) return fill(url)
  return replaceDatabase(url, fill, wanted.adminUrl)
}

function isSame(one: string[], other: string[]): boolean {
  return one.toSorted().join() === other.toSorted().join()
}

type Source = { file: string; passphrase: string | null } & Checked

/** Puts what a backup holds in place of what the tables hold, whole or not at all, and compares each table after. */
export async function load(url: string, { file, passphrase, manifest, trailer }: Source): Promise<void> {
  await withClient(url, async (client) => {
    await prepareSession(client)
    // Sorting for indexes and comparing for references, once, by one session.
    await client.query(`set maintenance_work_mem = '128MB'; set work_mem = '64MB'`)
    await client.query('begin')
    refuseOtherTables(manifest.tables, await readTables(client))
    const putBack = await takeRulesAway(client, manifest.tables)
    await client.query(`truncate ${manifest.tables.map(quoted).join(', ')}`)
    await copyIn(client, file, passphrase)
    for (const { schema, name, value, isCalled } of trailer.sequences) {
      await client.query(`select setval($1::regclass, $2, $3)`, [quoted({ schema, name }), value, isCalled])
    }
    compare(trailer.tables, await readBack(client, manifest.tables))
    await putBack()
    await client.query('commit')
    await client.query('analyze')
  })
}

function refuseOtherTables(wanted: Table[], there: Table[]): void {
  const said = (tables: Table[]) => new Map(tables.map((table) => [quoted(table), JSON.stringify(table)]))
  const [expected, found] = [said(wanted), said(there)]
  for (const name of new Set([...expected.keys(), ...found.keys()])) {
    if (expected.get(name) !== found.get(name))
      throw new BackupError(`The table ${name} of the backup is another one than this program’s`)
  }
}

async function copyIn(client: pg.Client, file: string, passphrase: string | null): Promise<void> {
  let open: { stream: ReturnType<typeof from>; done: Promise<void>; isFree: Promise<unknown> } | undefined
  try {
    for await (const { kind, value } of readBackup(file, passphrase)) {
      if (kind === 'table') {
        const isFree = untilFree(client)
        const stream = client.query(from(`copy ${copied(value)} from stdin with (freeze)`))
        open = { stream, done: finished(stream), isFree }
        open.done.catch(() => undefined) // awaited below
      } else if (kind === 'rows' && open && !open.stream.write(value)) {
        await Promise.race([once(open.stream, 'drain'), open.done])
      } else if (kind === 'end' && open) {
        open.stream.end()
        await open.done
        await open.isFree
        open = undefined
      }
    }
  } finally {
    open?.stream.destroy()
  }
}

async function readBack(client: pg.Client, tables: Table[]): Promise<Counted[]> {
  const counted: Counted[] = []
  for (const table of tables) {
    const count = counting(table)
    for await (const rows of rowsOf(client, table)) count.add(rows)
    counted.push(count.result())
  }
  return counted
}

export type Checked = { manifest: Manifest; trailer: Trailer }

/** Reads the whole file, and answers what it says of itself where all of that is true. */
export async function checkBackup(file: string, passphrase: string | null): Promise<Checked> {
  let manifest: Manifest | undefined
  let trailer: Trailer | undefined
  let open: ReturnType<typeof counting> | undefined
  const found: Counted[] = []
  for await (const { kind, value } of readBackup(file, passphrase)) {
    if (trailer || !!manifest === (kind === 'manifest')) throw new BackupError('The file is damaged')
    if (kind === 'manifest') manifest = value
    else if (kind === 'table') open = counting(value)
    else if (kind === 'rows') open?.add(value)
    else if (kind === 'trailer') trailer = value
    else if (open) {
      found.push(open.result())
      compare([value], found.slice(-1))
      open = undefined
    }
  }
  if (!manifest || !trailer) throw new BackupError(brokenOff)
  compare(trailer.tables, found)
  return { manifest, trailer }
}

/** Refuses what has other rows than it should have. */
export function compare(expected: Counted[], found: Counted[]): void {
  for (const [index, { schema, name, rows, sha256 }] of expected.entries()) {
    const other = found[index]
    if (other?.schema !== schema || other.name !== name || other.rows !== rows || other.sha256 !== sha256)
      throw new BackupError(`The rows of ${schema}.${name} are not those that were backed up`)
  }
  if (expected.length !== found.length) throw new BackupError(brokenOff)
}

export type Target = {
  /** Nothing of the product is in it. */
  isEmpty: boolean
  /** People have accounts in it. */
  hasUsers: boolean
  migrations: string[]
}

/** What is in a database now. */
export async function readTarget(url: string): Promise<Target> {
  return withClient(url, async (client) => {
    const tables = await readTables(client)
    const hasTable = tables.some(({ schema, name }) => schema === 'public' && name === 'users')
    const hasUsers = hasTable && ((await client.query('select from public.users limit 1')).rowCount ?? 0) > 0
    return { isEmpty: tables.length === 0, hasUsers, migrations: await readMigrations(client) }
  })
}

/** One line on who else is connected to the database; null where nobody is. */
export async function sessionsError(url: string): Promise<string | null> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ sessions: number }>(
      `select count(*)::integer as sessions from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
    const sessions = rows[0]?.sessions ?? 0
    return sessions > 0 ? `The database is in use (${sessions} sessions): stop the product first` : null
  })
}

/**
 * Fills a new database beside the one of this address and gives it that one's name; until then nothing has changed. Where
 * the owner of the database may not create others, `adminUrl` is the address of a role that may, and that acts for it.
 */
export async function replaceDatabase(
  url: string,
  fill: (url: string) => Promise<void>,
  adminUrl: string = url,
): Promise<void> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  const suffix = randomBytes(4).toString('hex')
  const [made, old] = [`${name}_new_${suffix}`, `${name}_old_${suffix}`].map((text) => pg.escapeIdentifier(text))
  const owner = await userOf(url)
  await withClient(withDatabase(adminUrl, 'postgres'), async (client) => {
    await create(client, name, made ?? '', owner)
    try {
      await fill(withDatabase(url, `${name}_new_${suffix}`))
      await client.query('begin')
      await client.query(`alter database ${pg.escapeIdentifier(name)} rename to ${old}`)
      await client.query(`alter database ${made} rename to ${pg.escapeIdentifier(name)}`)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      await dropDatabase(client, `${name}_new_${suffix}`)
      throw error
    }
    await client.query(`drop database ${old}`)
  })
}

async function userOf(url: string): Promise<string> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ user: string }>('select quote_ident(current_user) as user')
    return rows[0]?.user ?? ''
  })
}

async function create(client: pg.Client, like: string, made: string, owner: string): Promise<void> {
  try {
    await client.query(`create database ${made} owner ${owner}`)
  } catch (cause) {
    if ((cause as { code?: string }).code !== '42501') throw cause
    throw new BackupError(
      'This user may not create databases, which replacing one asks for: name an empty database in DATABASE_URL',
      { cause },
    )
  }
  const { rows } = await client.query<{ kinds: number }>(
    `select count(distinct (encoding, datcollate, datctype))::integer as kinds from pg_database
     where datname = $1 or quote_ident(datname) = $2 or '"' || datname || '"' = $2`,
    [like, made],
  )
  if (rows[0]?.kinds === 1) return
  await client.query(`drop database ${made}`)
  throw new BackupError(
    'A new database would sort its texts in another way than this one: name an empty one, made as it should be, in DATABASE_URL',
  )
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${encodeURIComponent(name)}`
  return address.href
}
