import { getBackupState as endpoint } from '@cyberluach/api/get-backup-state'
import { readBackupState } from '../../features/backups/backup-state.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const getBackupState = handle(endpoint, async ({ services: { pool, configuration } }) =>
  done(200, await readBackupState(pool, configuration.backupEvery)),
)
