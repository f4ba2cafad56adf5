import type { SubscriptionState } from '@cyberluach/api/subscription-schema'
import type { PoolClient } from 'pg'
import { done, refused, type Outcome } from '../../platform/outcome.ts'
import type { Asked } from '../../platform/services.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { readToken, type Purpose } from '../../platform/signed-token.ts'
import { readSubscription, recognisable, type Subscription } from './subscription.ts'

type Sent = Asked & { body: { token: string } }

/**
 * What a link of a mail does, in one transaction, and how the subscription stands afterwards. A link that is forged,
 * over or of somebody who was deleted is none that exists.
 */
export async function redeemLink(
  purpose: Purpose & ('newsletterConfirm' | 'unsubscribe'),
  { address, services, body }: Sent,
  work: (client: PoolClient, before: Subscription) => Promise<unknown> = async () => undefined,
): Promise<Outcome<SubscriptionState>> {
  const wait = address === null ? null : await services.limits.take('newsletterLinks', address)
  if (wait !== null) return refused('tooMany', { retryAfter: wait })
  const token = readToken(services.configuration.secret, purpose, body.token, new Date())
  if (token.kind !== 'valid') return refused('notFound')
  const subscription = await inTransaction(async (client) => {
    const before = await readSubscription(client, token.id)
    if (!before) return null
    await work(client, before)
    return readSubscription(client, token.id)
  })
  if (!subscription) return refused('notFound')
  return done(200, { state: subscription.state, email: recognisable(subscription.email) })
}
