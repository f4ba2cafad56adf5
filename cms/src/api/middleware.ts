import type { AnyCall, Handler } from '../platform/http/endpoint.ts'
import { isDatabaseAway } from '../platform/database/availability.ts'
import { answeredBefore, attemptOf, once } from '../platform/http/idempotency.ts'
import { refused, type Outcome, type Refusal } from '../platform/http/outcome.ts'

/** Answers a call that has passed the checks of its declaration, by what declaration and route say of themselves. */
export async function answerTo(handler: Handler, call: AnyCall): Promise<Outcome<unknown>> {
  const attempt = attemptOf(handler.endpoint, call)
  if ('kind' in attempt) return attempt
  const early = (await answeredBefore(call.services.pool, attempt)) ?? (await overLimit(handler, call))
  return early ?? answered(handler, { ...call, once: once.bind(null, attempt) as never })
}

async function overLimit(
  { limit }: Handler,
  { services, signedIn, address }: AnyCall,
): Promise<Refusal | null> {
  const subject = signedIn?.user.id ?? address
  if (!limit || subject === null) return null
  const wait = await services.limits.take(limit, subject)
  return wait === null ? null : refused('tooMany', { retryAfter: wait })
}

/** A public read is answered by the replica, where there is one that is not behind; what it cannot, by the primary. */
async function answered({ answer, readsReplica }: Handler, call: AnyCall): Promise<Outcome<unknown>> {
  const { services } = call
  const pool = readsReplica ? await services.readPool?.() : undefined
  if (!pool || pool === services.pool) return answer(call as never)
  try {
    return await answer({ ...call, services: { ...services, pool } } as never)
  } catch (error) {
    // Such as a read that stood in the way of what the replica had to replay.
    if (!isDatabaseAway(error)) throw error
    return answer(call as never)
  }
}
