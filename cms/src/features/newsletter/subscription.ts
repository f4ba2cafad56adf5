import type { SubscriptionState } from '@cyberluach/api/subscription-schema'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Pool, PoolClient } from 'pg'

export type Subscription = { id: string; email: string; locale: Locale; state: SubscriptionState['state'] }

type Row = {
  id: string
  email: string
  locale: Locale
  subscribed: boolean
  unsubscribed_at: Date | null
}

const columns = 'id, email, locale, subscribed, unsubscribed_at'

export async function readSubscription(
  database: Pool | PoolClient,
  id: string,
): Promise<Subscription | null> {
  const { rows } = await database.query<Row>(`select ${columns} from subscribers where id = $1`, [id])
  return rows[0] ? subscriptionOf(rows[0]) : null
}

/** Somebody is on the list from now on; null for one who was already, or is nobody. */
export async function activate(
  client: PoolClient,
  id: string,
  { isConfirmed = false }: { isConfirmed?: boolean } = {},
): Promise<Subscription | null> {
  const { rows } = await client.query<Row>(
    `update subscribers set subscribed = true, subscribed_at = now(), unsubscribed_at = null, updated_at = now(),
       confirmed_at = case when $2 then now() else confirmed_at end
     where id = $1 and not subscribed returning ${columns}`,
    [id, isConfirmed],
  )
  return rows[0] ? subscriptionOf(rows[0]) : null
}

/** Somebody leaves: what is still queued for him is skipped when its turn comes. The moment of the first time is kept. */
export async function cancel(client: PoolClient, id: string): Promise<void> {
  await client.query(
    `update subscribers set subscribed = false, unsubscribed_at = now(), updated_at = now()
     where id = $1 and (subscribed or unsubscribed_at is null)`,
    [id],
  )
}

/** Who asked to be written to and has not confirmed it is on no list yet, and has left none. */
function subscriptionOf({ subscribed, unsubscribed_at, ...rest }: Row): Subscription {
  return { ...rest, state: subscribed ? 'active' : unsubscribed_at ? 'cancelled' : 'unconfirmed' }
}

/** Enough to know one's own address by: `no…@example.com`. */
export function recognisable(email: string): string {
  const [name = '', domain = ''] = email.split(/@(?=[^@]*$)/)
  return `${name.slice(0, name.length > 3 ? 2 : 1)}…@${domain}`
}
