import type { SubmissionRecord } from '@cyberluach/api/submission-schema'
import { decide, type Decision } from '../features/submissions/decide.ts'
import { organizerTexts } from '../features/submissions/mails/enqueue-organizer-mail.ts'
import type { AskedAbout } from '../features/submissions/moderation.ts'
import { once } from '../platform/database/idempotent.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { idempotencyKeyOf, reusedKey } from '../platform/idempotency-key.ts'
import { done, refused, type Outcome } from '../platform/outcome.ts'
import type { Services } from '../platform/services.ts'

type Call = { headers: Headers; services: Services; signedIn: { user: { username: string } } }

/** Decides about one submission; the same request under the same `Idempotency-Key` gets the first answer again. */
export async function decideOnce(
  { headers, services, signedIn }: Call,
  about: { endpoint: string; request: unknown },
  asked: AskedAbout,
  decision: Decision,
): Promise<Outcome<SubmissionRecord>> {
  const key = idempotencyKeyOf(headers)
  if (key !== null && typeof key === 'object') return key
  const texts = await organizerTexts(services)
  const { username } = signedIn.user
  const result = await inTransaction((client) =>
    once(client, { ...about, key }, async (): Promise<Outcome<SubmissionRecord>> => {
      const deciding = { client, services, texts, username }
      const { records, refused: refusals } = await decide(deciding, [asked], decision)
      return records[0] ? done(200, records[0]) : refused(refusals[0]?.code ?? 'notFound')
    }),
  )
  return result.kind === 'other' ? reusedKey() : result.answer
}
