import type { PoolClient } from 'pg'
import { configuration } from '../configuration.ts'
import { logger } from '../logger.ts'
import type { MailKind } from './mail-kinds.ts'

/** Kinds that are counted together. The digest is none of a visitor's doing and has no limit. */
const families: MailKind[][] = [
  ['submissionReceived', 'submissionPublished', 'submissionRejected'],
  ['newsletterConfirm', 'newsletterWelcome'],
]
const mostADay = 3

/**
 * Whether the address may get another mail of this kind today: three a day of each family (times the scale of the
 * limits). Of transactions that ask at the same moment the second waits for the first one's end.
 */
export async function mayWriteTo(client: PoolClient, address: string, kind: MailKind): Promise<boolean> {
  const family = families.find((kinds) => kinds.includes(kind))
  if (!family) return true
  const recipient = address.toLowerCase()
  await client.query(`select pg_advisory_xact_lock(hashtextextended('mails to ' || $1, 0))`, [recipient])
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from mails
     where lower(recipient_email) = $1 and kind::text = any($2) and created_at > now() - interval '1 day'`,
    [recipient, family],
  )
  const isAllowed = (rows[0]?.count ?? 0) < Math.ceil(mostADay * configuration().rateLimitScale)
  if (!isAllowed) logger.warn({ kind }, 'a mail was not promised: its recipient had the most of a day')
  return isAllowed
}
