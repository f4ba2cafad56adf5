import { nextBackupAt, type BackupTries } from '@cyberluach/core/site/backup-timetable'
import type pg from 'pg'

/** In the view `backup_state`, too: whoever makes a backup by the timetable holds it. */
export const backupLock = `hashtextextended('backup', 0)`

/** How many milliseconds are left until the next backup, by the clock of the database; 0 where it is due. */
export async function untilDue(client: pg.Client, every: number): Promise<number> {
  const { rows } = await client.query<BackupTries & { now: Date }>(
    `select started_at as "startedAt", failures, tried_at as "failedAt", now() as now from public.backup_state`,
  )
  const [state] = rows
  if (!state) throw new Error('a state without a row')
  return Math.max(0, nextBackupAt(state, every, state.now).getTime() - state.now.getTime())
}
