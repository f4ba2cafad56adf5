import { may } from '@cyberluach/core/roles'
import type { Services } from '../../platform/services.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { lateBackup } from '../backups/late-backup.ts'
import { bothTexts, tell } from './tell.ts'
import { holdWaitingDaily, removeUnwanted } from './waiting-staff.ts'

/**
 * The task of the timetable, each morning: writes to the moderators and admins who want one mail a day, where anything new came, and to
 * those who want one of each arrival, where something suspicious came: nobody was told of that before. Where backups are
 * late, it writes to every admin who wants mail.
 */
export async function tellStaffDaily(services: Services): Promise<void> {
  const texts = await bothTexts(services)
  const late = await lateBackup(services)
  await inTransaction(async (client) => {
    await removeUnwanted(client)
    for (const person of await holdWaitingDaily(client, late !== null)) {
      const telling = person.notices === 'daily' ? 'all' : 'suspicious'
      const lateForThem = may(person.role, 'administer') ? late : null
      await tell({ client, services, texts, late: lateForThem }, person, telling)
    }
  })
}
