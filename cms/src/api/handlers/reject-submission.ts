import { rejectSubmission as endpoint } from '@cyberluach/api/reject-submission'
import { once } from '../../platform/database/idempotent.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import {
  organizerTexts,
  enqueueRejectedMail,
} from '../../features/submissions/mails/enqueue-organizer-mail.ts'
import { holdPending, settle } from '../../features/submissions/moderation.ts'
import { handle } from '../endpoint.ts'
import { idempotencyKeyOf, reusedKey } from '../../platform/idempotency-key.ts'
import { done } from '../../platform/outcome.ts'

export const rejectSubmission = handle(endpoint, async (call) => {
  const { params, body, headers, services, signedIn } = call
  const key = idempotencyKeyOf(headers)
  if (key !== null && typeof key === 'object') return key
  const { timeZone } = services.configuration
  const texts = await organizerTexts(services)
  const result = await inTransaction((client) =>
    once(client, { endpoint: endpoint.name, key, request: { params, body } }, async () => {
      const held = await holdPending(client, params.id)
      if ('kind' in held) return held
      const decision = { status: 'rejected', notes: body.notes, username: signedIn.user.username } as const
      const record = await settle(client, held, decision, timeZone)
      await enqueueRejectedMail({ client, services, texts }, record)
      return done(200, record)
    }),
  )
  return result.kind === 'other' ? reusedKey() : result.answer
})
