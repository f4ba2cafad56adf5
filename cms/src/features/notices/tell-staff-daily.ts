import type { Services } from '../../platform/services.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { lateBackup } from '../backups/late-backup.ts'
import { bothTexts, tell } from './tell.ts'
import { holdWaiting, removeUnwanted } from './waiting-staff.ts'

/**
 * The task of the timetable, each morning: writes to the admins who want one mail a day, where anything new came. Where
 * backups are late, it writes to every admin who wants mail.
 */
export async function tellStaffDaily(services: Services): Promise<void> {
  const texts = await bothTexts(services)
  const late = await lateBackup(services)
  await inTransaction(async (client) => {
    await removeUnwanted(client)
    for (const admin of await holdWaiting(client, 'daily', late !== null))
      await tell({ client, services, texts, late }, admin, 'staffDaily')
  })
}
