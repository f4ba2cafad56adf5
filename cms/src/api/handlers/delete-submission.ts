import { deleteSubmission as endpoint } from '@cyberluach/api/delete-submission'
import { deleteSubmissions } from '../../features/submissions/decide.ts'
import { organizerTexts } from '../../features/submissions/mails/enqueue-organizer-mail.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { handle } from '../endpoint.ts'
import { done, refused } from '../../platform/outcome.ts'

export const deleteSubmission = handle(endpoint, async ({ params, services, signedIn }) => {
  const texts = await organizerTexts(services)
  const { username } = signedIn.user
  const [refusal] = await inTransaction((client) =>
    deleteSubmissions({ client, services, texts, username }, [params.id]),
  )
  return refusal ? refused(refusal.code) : done(204, null)
})
