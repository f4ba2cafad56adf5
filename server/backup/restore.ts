import { checkBackup, type Checked } from './check-backup.ts'
import { BackupFault } from './fault.ts'
import { load } from './load.ts'
import { migrate } from './migrate.ts'
import { unknownMigrations } from './program.ts'
import { readTarget, replaceDatabase, sessionsFault } from './target.ts'

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
    throw new BackupFault(
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
    throw new BackupFault('The database is in use by a calendar: --replace puts the backup in its place')
  const fault = await sessionsFault(url)
  if (fault) throw new BackupFault(fault)
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
