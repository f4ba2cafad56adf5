import { deleteSubmission as endpoint } from '@cyberluach/api/delete-submission'
import { deleteSubmissions } from '../../features/submissions/decide.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { handle } from '../endpoint.ts'
import { done, refused } from '../../platform/outcome.ts'

export const deleteSubmission = handle(endpoint, async ({ params, signedIn }) => {
  const [refusal] = await inTransaction((client) =>
    deleteSubmissions(client, [params.id], signedIn.user.username),
  )
  return refusal ? refused(refusal.code) : done(204, null)
})
