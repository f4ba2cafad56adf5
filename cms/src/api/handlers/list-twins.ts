import { listTwins as endpoint } from '@cyberluach/api/event-twins'
import { readTwins } from '../../features/sources/merge/read-twins.ts'
import { done, refused } from '../../platform/outcome.ts'
import { inReadOnlyTransaction } from '../../platform/database/transaction.ts'
import { handle } from '../endpoint.ts'

export const listTwins = handle(endpoint, async ({ params }) => {
  const twins = await inReadOnlyTransaction((client) => readTwins(client, params.id))
  return twins ? done(200, twins) : refused('notFound')
})
