import { deleteSubmission as endpoint } from '@cyberluach/api/delete-submission'
import { deleteEvents } from '../../features/events/delete-events.ts'
import { recordAudit } from '../../features/audit/record-audit.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { handle } from '../endpoint.ts'
import { done, refused } from '../../platform/outcome.ts'

export const deleteSubmission = handle(endpoint, async ({ params, signedIn }) => {
  const deleted = await inTransaction(async (client) => {
    const held = await client.query<{ title: string }>(
      'select title from submissions where id = $1 for update',
      [params.id],
    )
    const title = held.rows[0]?.title
    if (title === undefined) return false
    await deleteEvents(client, 'submission_id = $1', [params.id])
    await client.query('delete from submissions where id = $1', [params.id])
    const { username } = signedIn.user
    await recordAudit(client, { action: 'delete', username, subject: params.id, details: title })
    return true
  })
  return deleted ? done(204, null) : refused('notFound')
})
