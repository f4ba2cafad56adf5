import { removeSamples as endpoint } from '@cyberluach/api/remove-samples'
import { deleteEvents } from '../../features/events/delete-events.ts'
import { recordAudit } from '../../features/audit/record-audit.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { handle } from '../endpoint.ts'
import { done } from '../../platform/outcome.ts'

/** The line of the audit log is what the seed goes by, too: it stays away from a calendar whose samples were removed. */
export const removeSamples = handle(endpoint, async ({ signedIn }) => {
  const removed = await inTransaction(async (client) => {
    const { length: count } = await deleteEvents(client, 'is_sample')
    if (count === 0) return 0
    const { username } = signedIn.user
    await recordAudit(client, { action: 'samplesRemoved', username, details: String(count) })
    return count
  })
  return done(200, { removed })
})
