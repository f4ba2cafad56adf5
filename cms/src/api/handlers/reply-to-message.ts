import { replyToMessage as endpoint } from '@cyberluach/api/replies'
import { organizerTexts } from '../../features/submissions/mails/enqueue-organizer-mail.ts'
import { reply } from '../../features/submissions/replies/reply.ts'
import { once } from '../../platform/database/idempotent.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { idempotencyKeyOf, reusedKey } from '../../platform/idempotency-key.ts'
import { handle } from '../endpoint.ts'

export const replyToMessage = handle(endpoint, async ({ params, body, headers, services, signedIn }) => {
  const key = idempotencyKeyOf(headers)
  if (key !== null && typeof key === 'object') return key
  const texts = await organizerTexts(services)
  const { username } = signedIn.user
  const asked = { endpoint: endpoint.name, key, request: { params, body } }
  const result = await inTransaction((client) =>
    once(client, asked, () => reply({ client, services, texts, username }, params.id, body)),
  )
  return result.kind === 'other' ? reusedKey() : result.answer
})
