import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import type { Services } from '../../platform/services.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { bothTexts, tell } from './tell.ts'
import { addTellingJob } from './telling-job.ts'
import { holdWaiting } from './waiting-staff.ts'

/** Forty submissions in a row are two mails, not forty. */
const pauseMs = minutesToMilliseconds(15)

/**
 * Writes to the moderators and admins who want to hear of each arrival: at once, and then no sooner than after a pause about all that
 * came meanwhile.
 */
export async function tellStaff(services: Services): Promise<void> {
  const texts = await bothTexts(services)
  const now = Date.now()
  await inTransaction(async (client) => {
    const later: number[] = []
    for (const person of await holdWaiting(client)) {
      const next = (person.toldAt?.getTime() ?? 0) + pauseMs
      if (next > now) later.push(next)
      else await tell({ client, services, texts, late: null }, person, 'trusted')
    }
    if (later.length > 0) await addTellingJob(client, new Date(Math.min(...later)))
  })
}
