import type { Locale } from '@cyberluach/i18n/locales'
import type { PoolClient } from 'pg'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { publicOrigin } from '../../../platform/configuration.ts'
import type { Services } from '../../../platform/services.ts'
import { enqueueMail } from '../../mail/queue.ts'
import { textsFor } from '../../texts/texts-for.ts'
import { type Warning, writeWarning } from './write-warning.tsx'

const mostADay = 5

type Person = { username: string; email: string; locale: Locale }

/** The job: promises a mail about somebody's own account, where they have an address by then. */
export async function warnStaff(services: Services, payload: Record<string, unknown>): Promise<void> {
  const { user, warning } = payload as { user: string; warning: Warning }
  const { rows } = await services.pool.query<Person>(
    `select username, email, coalesce(notices_locale::text, 'he') as locale
     from users where id = $1 and email is not null`,
    [user],
  )
  const [person] = rows
  if (!person) return
  const { username, email, locale } = person
  const texts = await textsFor(locale, services.pool)
  const origin = publicOrigin(services.configuration)
  const mail = await writeWarning(texts, { locale, origin, username, warning })
  await inTransaction(async (client) => {
    // One after the other, so that what is sent at the same moment counts.
    await client.query('select from users where id = $1 for no key update', [user])
    if (warning.kind === 'staffSignIn' && (await hasBeenWarned(client, email, mail.text))) return
    await enqueueMail(client, { kind: warning.kind, to: { name: null, address: email }, locale, ...mail })
  })
}

/** A program that signs in without cookies is new each time: it is reported once a day, and five at most. */
async function hasBeenWarned(client: PoolClient, email: string, text: string): Promise<boolean> {
  const { rows } = await client.query<{ enough: boolean }>(
    `select count(*) >= $3 or coalesce(bool_or(text = $2), false) as enough from mails
     where recipient_email = $1 and kind = 'staffSignIn' and created_at > now() - interval '1 day'`,
    [email, text, mostADay],
  )
  return rows[0]?.enough === true
}
