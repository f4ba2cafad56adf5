import type { Locale } from '@cyberluach/i18n/locales'
import type { PoolClient } from 'pg'
import type { Handler } from '../endpoint.ts'
import { languageOf } from '../language.ts'
import { done, refused } from '../outcome.ts'
import { storeOnce } from '../store-once.ts'

const endpoint = 'POST /api/newsletter/subscribe'

export const subscribeNewsletter: Handler<typeof endpoint> = async (call) => {
  const { body, headers } = call
  const stored = await storeOnce(endpoint, 'newsletter', call, (client) =>
    subscribe(client, { ...body, locale: body.locale ?? languageOf(headers) }),
  )
  if (stored.kind === 'refused') return stored
  return stored.answer ? done(201, stored.answer) : refused('alreadyExists')
}

type Subscriber = { fullName: string; email: string; locale: Locale }

/** Somebody who had unsubscribed is taken back; null for one who is subscribed already. */
async function subscribe(
  client: PoolClient,
  { fullName, email, locale }: Subscriber,
): Promise<{ id: string } | null> {
  const { rows } = await client.query<{ id: string }>(
    `insert into subscribers as kept (full_name, email, locale, subscribed, subscribed_at)
     values ($1, $2, $3, true, now())
     on conflict (email) do update
     set full_name = excluded.full_name, locale = excluded.locale, subscribed = true,
       subscribed_at = excluded.subscribed_at, unsubscribed_at = null, updated_at = now()
     where not kept.subscribed
     returning id`,
    [fullName, email.toLowerCase(), locale],
  )
  return rows[0] ?? null
}
