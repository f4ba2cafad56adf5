import { BackupError } from './backup-error.ts'
import { migrate, unknownMigrations } from './migrate.ts'
import { readTarget, replaceDatabase, sessionsError } from './target.ts'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import { withClient } from '../database/client.ts'
import { readBackup, counting } from './backup-file.ts'
import { type Counted, type Table, brokenOff, type Manifest, type Trailer } from './frames.ts'
import { rowsOf } from './snapshot.ts'
import { takeRulesAway, copied, prepareSession, quoted, readTables, untilFree } from './tables.ts'

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
    report(
      'It is not encrypted, and its sums are anybody’s to write: restore it only if nobody else could write it',
    )
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
