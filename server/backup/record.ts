import { withClient } from '../database/client.ts'
import type { BackupErrorKind } from '@cyberluach/core/site/backup-timetable'
import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readIfThere, writePrivate } from '../data/private-file.ts'

/** One that was made, or was to be made, and by what. */
export type Attempt = {
  madeBy: 'timetable' | 'command' | 'upgrade'
  /** How long it took, up to now. */
  milliseconds: number
  file: string
  isEncrypted: boolean
}

export type Result = { bytes: number; rows: number } | { fault: BackupErrorKind; words: string }

/** As many as anybody looks at; the last good one of each maker stays, however old. */
const mostRecords = 200
const longestWords = 300

/** Notes what became of a backup in the database itself. One of before this table exists is noted nowhere. */
export async function record(url: string, attempt: Attempt, result: Result): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string | null }>(`select to_regclass('public.backups') as name`)
    if (!rows[0]?.name) return
    const { madeBy, milliseconds, file, isEncrypted } = attempt
    const [bytes, count] = 'bytes' in result ? [result.bytes, result.rows] : [null, null]
    const [fault, words] = 'fault' in result ? [result.fault, oneLine(result.words)] : [null, null]
    await client.query(
      `insert into public.backups (made_by, started_at, ended_at, file, is_encrypted, bytes, row_count, fault, words)
       values ($1, now() - make_interval(secs => $2), now(), $3, $4, $5, $6, $7, $8)`,
      [madeBy, milliseconds / 1000, file, isEncrypted, bytes, count, fault, words],
    )
    await client.query(
      `delete from public.backups b where id <= (select max(id) from public.backups) - $1
       and id not in (select max(id) from public.backups where fault is null group by made_by)`,
      [mostRecords],
    )
  })
}

function oneLine(words: string): string {
  return words.replace(/\s+/g, ' ').trim().slice(0, longestWords)
}

/**
 * The backup that was made before an upgrade which did not come to its end, the migration that the data was at, and the
 * program that it was of.
 */
type Unfinished = { file: string; last: string; program: string | null }

const noteOf = (dataFolder: string) => join(dataFolder, 'upgrade.json')

/** null where there is none, or its file is gone. */
export async function readUnfinished(dataFolder: string): Promise<Unfinished | null> {
  const text = await readIfThere(noteOf(dataFolder))
  if (!text) return null
  const unfinished = JSON.parse(text) as Unfinished
  const isThere = await access(unfinished.file).then(
    () => true,
    () => false,
  )
  return isThere ? unfinished : null
}

export function noteUnfinished(dataFolder: string, unfinished: Unfinished): Promise<void> {
  return writePrivate(noteOf(dataFolder), JSON.stringify(unfinished))
}

/** When the data is up to date, or another one was put in its place. */
export async function forgetUnfinished(dataFolder: string): Promise<void> {
  await rm(noteOf(dataFolder), { force: true })
}
