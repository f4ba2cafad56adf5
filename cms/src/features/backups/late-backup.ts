import { isBackupLate } from '@cyberluach/core/backup-timetable'
import type { Services } from '../../platform/services.ts'
import { readBackupState } from './backup-state.ts'

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
