import { isEmail } from '@cyberluach/core/text/email-and-phone'
import { cleanLine } from '@cyberluach/core/text/text-hygiene'
import type { PoolClient } from 'pg'
import { configuration } from '../../platform/configuration.ts'
import { logger } from '../../platform/logger.ts'
import type { MailKind } from './mail-kinds.ts'

/** To whom a mail goes: one person always, whatever the address and the name hold. */
export type Recipient = { name: string | null; address: string }

const longestAddress = 254
const longestName = 200

/** Whether exactly one address stands here: with a comma, a line break or a bracket it is none. */
export function isOneAddress(address: string): boolean {
  return address.length <= longestAddress && isEmail(address)
}

/** The name as it may stand in a header: one line, no controls. An empty one is none. */
export function cleanName(name: string | null): string | null {
  return cleanLine(name ?? '').slice(0, longestName) || null
}

/** Whose inbox an address leads to: in lower case, without what may follow a plus. */
function inboxOf(address: string): string {
  return address.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, '$1@')
}

/** The same of a stored mail, as the index `mails_by_inbox` has it. */
const inboxOfMail = String.raw`lower(regexp_replace(recipient_email, '^([^+@]+)\+[^@]*@', '\1@'))`

/**
 * Kinds of which an address gets so many a day, those in a line counted together: what strangers can have sent to anybody,
 * and answers, since whoever left the address may not be its owner. What tells of a decision is the admin's doing and
 * the digest nobody's: they have no limit.
 */
const families: { kinds: MailKind[]; mostADay: number }[] = [
  { kinds: ['submissionReceived'], mostADay: 3 },
  { kinds: ['calendarOffer'], mostADay: 3 },
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
