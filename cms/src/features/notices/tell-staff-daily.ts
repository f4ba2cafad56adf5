import type { Services } from '../../platform/services.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { bothTexts, tell } from './tell.ts'
import { holdWaiting, removeUnwanted } from './waiting-staff.ts'

/** The task of the timetable, each morning: writes to the admins who want one mail a day, where anything new came. */
export async function tellStaffDaily(services: Services): Promise<void> {
  const texts = await bothTexts(services)
  await inTransaction(async (client) => {
    await removeUnwanted(client)
    for (const admin of await holdWaiting(client, 'daily'))
      await tell({ client, services, texts }, admin, 'staffDaily')
  })
}
