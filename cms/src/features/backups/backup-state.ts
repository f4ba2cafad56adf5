import type { BackupState } from '@cyberluach/api/health'
import { isBackupLate, nextBackupAt, type BackupErrorKind } from '@cyberluach/core/site/backup-timetable'
import type { Pool } from 'pg'
import type { Services } from '../../platform/services.ts'

type Row = {
  good_at: Date | null
  bytes: string
  is_encrypted: boolean
  made_by: 'timetable' | 'command' | 'upgrade'
  started_at: Date | null
  failures: number
  tried_at: Date | null
  tried_fault: BackupErrorKind
  tried_words: string
  failed_at: Date | null
  fault: BackupErrorKind
  words: string
  is_running: boolean
  now: Date
}

/** How backups are; `every` is what the timetable is set to in milliseconds, 0 where there is none. */
export async function readBackupState(pool: Pick<Pool, 'query'>, every: number): Promise<BackupState> {
  const { rows } = await pool.query<Row>('select *, now() as now from backup_state')
  const [row] = rows
  if (!row) throw new Error('a state without a row')
  const tries = { startedAt: row.started_at, failures: row.failures, failedAt: row.tried_at }
  const failure = failureOf(row, every)
  return {
    state: stateOf(row, every, failure !== null),
    everySeconds: every > 0 ? every / 1000 : null,
    isRunning: row.is_running,
    nextAt: every > 0 ? nextBackupAt(tries, every, row.now).toISOString() : null,
    last: row.good_at && {
      at: row.good_at.toISOString(),
      bytes: Number(row.bytes),
      isEncrypted: row.is_encrypted,
      madeBy: row.made_by,
    },
    failure,
  }
}

/** With a timetable its own tries count, and without one those of whoever makes backups by hand. */
function failureOf(row: Row, every: number): BackupState['failure'] {
  const [at, reason, words] =
    every > 0 ? [row.tried_at, row.tried_fault, row.tried_words] : [row.failed_at, row.fault, row.words]
  return at && { at: at.toISOString(), reason, words }
}

function stateOf({ good_at: last, now }: Row, every: number, hasFailed: boolean): BackupState['state'] {
  if (hasFailed) return 'failed'
  if (last) return every > 0 && isBackupLate(last, every, now) ? 'late' : 'well'
  return every > 0 ? 'waiting' : 'off'
}

/** Of backups that should be made by a timetable and are not: when the last good one was; null where none ever was. */
export type LateBackup = { lastAt: Date | null }

/** Null where backups are as they should be, or where nobody asked for any. */
export async function lateBackup({ pool, configuration }: Services): Promise<LateBackup | null> {
  const every = configuration.backupEvery
  if (every === 0) return null
  const { last, failure } = await readBackupState(pool, every)
  if (!last) return failure && { lastAt: null }
  const lastAt = new Date(last.at)
  return isBackupLate(lastAt, every, new Date()) ? { lastAt } : null
}
