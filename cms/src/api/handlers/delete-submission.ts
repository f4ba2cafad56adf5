import { inTransaction } from '../../database/transaction.ts'
import type { Handler } from '../endpoint.ts'
import { done, refused } from '../outcome.ts'

export const deleteSubmission: Handler<'DELETE /api/sys/mgmt/submissions/{id}'> = async ({ params }) => {
  const deleted = await inTransaction(async (client) => {
    await client.query('select from submissions where id = $1 for update', [params.id])
    await client.query('delete from events where submission_id = $1', [params.id])
    return client.query('delete from submissions where id = $1', [params.id])
  })
  return deleted.rowCount === 0 ? refused('notFound') : done(204, null)
}
