import type { Locale } from '@cyberluach/i18n/locales'
import type { PoolClient } from 'pg'
import type { Services } from '../../platform/services.ts'
import { promiseConfirm, promiseWelcome } from './newsletter-mails.tsx'

type Subscribed = { id: string; mustConfirm?: true }
type Subscriber = { fullName: string; email: string; locale: Locale }

/**
 * Puts an address on the list and promises the welcome; under double opt-in it only stores the address and asks it to
 * confirm, again each time that it is entered. Somebody who had unsubscribed is taken back in the same ways. Null for
 * one who is on the list already.
 */
export async function subscribe(
  client: PoolClient,
  services: Pick<Services, 'configuration'>,
  subscriber: Subscriber,
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
  const { rows } = await client.query<{ double_opt_in: boolean }>(
    'select double_opt_in from mail_settings limit 1',
  )
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
