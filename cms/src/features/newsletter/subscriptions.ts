import type { Subscriber, SubscriptionState } from '@cyberluach/api/newsletter'
import { conditions, containing, type Conditions } from '../../platform/database/conditions.ts'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Pool, PoolClient } from 'pg'
import type { Services } from '../../platform/services.ts'
import { promiseConfirm, promiseWelcome } from './newsletter-mails.tsx'
import { done, refused, type Outcome } from '../../platform/http/outcome.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { readToken, type Purpose } from '../../platform/signed-token.ts'
import type { RowOf } from '../../platform/database/wired.ts'

export type SubscriberRow = RowOf<Subscriber, 'subscribedAt' | 'unsubscribedAt'>

export const subscriberColumns = `s.id, s.full_name as "fullName", s.email, s.subscribed,
  s.subscribed_at as "subscribedAt", s.unsubscribed_at as "unsubscribedAt", s.locale`

export const latestFirst = 's.subscribed_at desc, s.id'

type Filter = { q?: string | undefined; status?: 'active' | 'cancelled' | undefined }

/** What a filter means in SQL, about `subscribers s`: the same for the list and for its export. */
export function subscriberConditions({ q, status }: Filter): Conditions {
  return conditions([
    // Who has not confirmed yet is on the list no more than who never asked.
    ['(s.subscribed or s.unsubscribed_at is not null) = ?', true],
    ['s.subscribed = ?', status && status === 'active'],
    ['(s.full_name ilike ? or s.email ilike ?)', containing(q)],
  ])
}

export type Subscription = { id: string; email: string; locale: Locale; state: SubscriptionState['state'] }

/** Who asked to be written to and has not confirmed it is on no list yet, and has left none. */
const columns = `id, email, locale, case when subscribed then 'active' when unsubscribed_at is not null then 'cancelled'
  else 'unconfirmed' end as state`

export async function readSubscription(database: Pool | PoolClient, id: string): Promise<Subscription | null> {
  const { rows } = await database.query<Subscription>(`select ${columns} from subscribers where id = $1`, [id])
  return rows[0] ?? null
}

/** Somebody is on the list from now on; null for one who was already, or is nobody. */
export async function activate(
  client: PoolClient,
  id: string,
  { isConfirmed = false }: { isConfirmed?: boolean } = {},
): Promise<Subscription | null> {
  const { rows } = await client.query<Subscription>(
    `update subscribers set subscribed = true, subscribed_at = now(), unsubscribed_at = null, updated_at = now(),
       confirmed_at = case when $2 then now() else confirmed_at end
     where id = $1 and not subscribed returning ${columns}`,
    [id, isConfirmed],
  )
  return rows[0] ?? null
}

/** Somebody leaves: what is still queued for him is skipped when its turn comes. The moment of the first time is stored. */
export async function cancel(client: PoolClient, id: string): Promise<void> {
  await client.query(
    `update subscribers set subscribed = false, unsubscribed_at = now(), updated_at = now()
     where id = $1 and (subscribed or unsubscribed_at is null)`,
    [id],
  )
}

/** Enough to know one's own address by: `no…@example.com`. */
function recognisable(email: string): string {
  const [name = '', domain = ''] = email.split(/@(?=[^@]*$)/)
  return `${name.slice(0, name.length > 3 ? 2 : 1)}…@${domain}`
}

type Subscribed = { id: string; mustConfirm?: true }
type NewSubscriber = { fullName: string; email: string; locale: Locale }

/**
 * Puts an address on the list and promises the welcome; under double opt-in it only stores the address and asks it to
 * confirm, again each time that it is entered. Somebody who had unsubscribed is taken back in the same ways. Null for
 * one who is on the list already.
 */
export async function subscribe(
  client: PoolClient,
  services: Pick<Services, 'configuration'>,
  subscriber: NewSubscriber,
): Promise<Subscribed | null> {
  const isConfirmedFirst = await isDoubleOptIn(client)
  const email = subscriber.email.toLowerCase()
  const { rows } = await client.query<{ id: string }>(isConfirmedFirst ? storing : subscribing, [
    subscriber.fullName,
    email,
    subscriber.locale,
  ])
  const id = rows[0]?.id
  if (id === undefined) return null
  const promise = isConfirmedFirst ? promiseConfirm : promiseWelcome
  await promise(client, services, { id, email, locale: subscriber.locale })
  return isConfirmedFirst ? { id, mustConfirm: true } : { id }
}

async function isDoubleOptIn(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ double_opt_in: boolean }>('select double_opt_in from mail_settings limit 1')
  return rows[0]?.double_opt_in ?? false
}

const subscribing = `
  insert into subscribers as kept (full_name, email, locale, subscribed, subscribed_at)
  values ($1, $2, $3, true, now())
  on conflict (email) do update
  set full_name = excluded.full_name, locale = excluded.locale, subscribed = true,
    subscribed_at = excluded.subscribed_at, unsubscribed_at = null, updated_at = now()
  where not kept.subscribed
  returning id`

/** Who left stays one who left until he confirms. */
const storing = `
  insert into subscribers as kept (full_name, email, locale, subscribed, subscribed_at)
  values ($1, $2, $3, false, now())
  on conflict (email) do update
  set full_name = excluded.full_name, locale = excluded.locale, updated_at = now()
  where not kept.subscribed
  returning id`

type Sent = { services: Services; body: { token: string } }

/**
 * What a link of a mail does, in one transaction, and how the subscription stands afterwards. A link that is forged,
 * over or of somebody who was deleted is none that exists.
 */
export async function redeemLink(
  purpose: Purpose & ('newsletterConfirm' | 'unsubscribe'),
  { services, body }: Sent,
  work: (client: PoolClient, before: Subscription) => Promise<unknown> = async () => undefined,
): Promise<Outcome<SubscriptionState>> {
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

/** Who was asked to confirm and never did is forgotten a week after the link has run out. */
export async function removeUnconfirmed(pool: Pool): Promise<void> {
  await pool.query(
    `delete from subscribers
     where not subscribed and unsubscribed_at is null and confirmed_at is null and updated_at < now() - interval '14 days'`,
  )
}
