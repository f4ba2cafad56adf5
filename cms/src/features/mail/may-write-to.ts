import type { PoolClient } from 'pg'
import { configuration } from '../../platform/configuration.ts'
import { logger } from '../../platform/logger.ts'
import { inboxOf, inboxOfMail } from './inbox.ts'
import type { MailKind } from './mail-kinds.ts'

/**
 * Kinds of which an address gets so many a day, those in a line counted together: what strangers can have sent to anybody,
 * and answers, since whoever left the address may not be its owner. What tells of a decision is the admin's doing and
 * the digest nobody's: they have no limit.
 */
const families: { kinds: MailKind[]; mostADay: number }[] = [
  { kinds: ['submissionReceived'], mostADay: 3 },
  { kinds: ['newsletterConfirm', 'newsletterWelcome'], mostADay: 3 },
  { kinds: ['reply'], mostADay: 10 },
]

/** Why a mail that was written did not go: it was one too many for its recipient. */
export const heldBack = 'the address had the most mails of a day'

/**
 * Whether the address may get another mail of this kind today: so many of each family (times the scale of the
 * limits) to one inbox. Of transactions that ask at the same moment the second waits for the first one's end.
 */
export async function mayWriteTo(client: PoolClient, address: string, kind: MailKind): Promise<boolean> {
  const family = families.find(({ kinds }) => kinds.includes(kind))
  if (!family) return true
  const inbox = inboxOf(address)
  await client.query(`select pg_advisory_xact_lock(hashtextextended('mails to ' || $1, 0))`, [inbox])
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from mails
     where ${inboxOfMail} = $1 and kind::text = any($2) and created_at > now() - interval '1 day'
       and error is distinct from $3`,
    [inbox, family.kinds, heldBack],
  )
  const isAllowed = (rows[0]?.count ?? 0) < Math.ceil(family.mostADay * configuration().rateLimitScale)
  if (!isAllowed) logger.warn({ kind }, 'a mail was not promised: its recipient had the most of a day')
  return isAllowed
}
