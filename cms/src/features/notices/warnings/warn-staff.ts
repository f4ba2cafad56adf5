import type { Locale } from '@cyberluach/i18n/locales'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { publicOrigin } from '../../../platform/public-origin.ts'
import type { Services } from '../../../platform/services.ts'
import { enqueueMail } from '../../mail/enqueue-mail.ts'
import { textsFor } from '../../texts/texts-for.ts'
import type { Warning } from './warning.ts'
import { writeWarning } from './write-warning.tsx'

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
  await inTransaction((client) =>
    enqueueMail(client, { kind: warning.kind, to: { name: null, address: email }, locale, ...mail }),
  )
}
