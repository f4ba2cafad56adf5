import type { Locale } from '@cyberluach/i18n/locales'
import type { Pool, PoolClient } from 'pg'
import type { MailKind, MailStatus } from './mail-kinds.ts'
import type { Attachment } from './queue.ts'
import { type Configuration, publicOrigin } from '../../platform/configuration.ts'
import { unsubscribeHeaders, unsubscribeLink, unsubscribePlaceholder } from './unsubscribe-link.ts'

export type MailRow = {
  id: string
  kind: MailKind
  status: MailStatus
  recipient_name: string | null
  recipient_email: string
  locale: Locale
  subject: string | null
  text: string | null
  html: string | null
  extras: { headers?: Record<string, string>; attachments?: Attachment[] } | null
  message_id: string
  attempts: number
  digest_id: string | null
  digest_version: Date | null
  subscriber_id: string | null
  subscribed: boolean | null
}

export type Letter = { subject: string; html: string; text: string }

export async function readMail(database: Pool | PoolClient, id: string): Promise<MailRow | null> {
  const { rows } = await database.query<MailRow>({
    name: 'mail',
    text: `select m.id, m.kind, m.status, m.recipient_name, m.recipient_email, m.locale, m.subject, m.text, m.html,
        m.extras, m.message_id, m.attempts::integer, m.digest_id, d.updated_at as digest_version, m.subscriber_id,
        s.subscribed
      from mails m left join digests d on d.id = m.digest_id left join subscribers s on s.id = m.subscriber_id
      where m.id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

/** The letter of a digest in one language; null where it has none. */
async function readLetter(database: Pool | PoolClient, digestId: string, locale: Locale): Promise<Letter | null> {
  const { rows } = await database.query<{ letter: Letter | null }>(
    'select letters -> $2 as letter from digests where id = $1',
    [digestId, locale],
  )
  return rows[0]?.letter ?? null
}

export type ComposedMail = {
  to: { name: string; address: string }
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  attachments: Attachment[]
}

/** Puts a mail together; null where its words are gone. `letter` is that of its digest, for the mail of one. */
export function compose(mail: MailRow, letter: Letter | null, configuration: Configuration): ComposedMail | null {
  const words = mail.digest_id ? ofDigest(mail, letter, configuration) : ofItsOwn(mail)
  if (!words) return null
  return {
    to: { name: mail.recipient_name ?? '', address: mail.recipient_email },
    attachments: mail.extras?.attachments ?? [],
    ...words,
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.extras?.headers, ...words.headers },
  }
}

type Words = Letter & { headers: Record<string, string> }

function ofItsOwn({ subject, html, text }: MailRow): Words | null {
  return html === null || text === null ? null : { subject: subject ?? '', html, text, headers: {} }
}

/** The same letter for all, but for the link by which this reader leaves. */
function ofDigest(mail: MailRow, letter: Letter | null, configuration: Configuration): Words | null {
  if (!letter || !mail.subscriber_id) return null
  const maker = { secret: configuration.secret, publicUrl: publicOrigin(configuration) }
  const link = unsubscribeLink(maker, mail.subscriber_id, mail.locale)
  return {
    subject: letter.subject,
    html: letter.html.replaceAll(unsubscribePlaceholder, () => link.replaceAll('&', '&amp;')),
    text: letter.text.replaceAll(unsubscribePlaceholder, () => link),
    headers: unsubscribeHeaders(link),
  }
}

const most = 4
const known = new Map<string, Letter | null>()

/** The letter that a mail of a digest carries: read once, not with each of thousands of mails. */
export async function letterFor(database: Pool | PoolClient, mail: MailRow): Promise<Letter | null> {
  if (!mail.digest_id) return null
  const key = `${mail.digest_id} ${mail.locale} ${mail.digest_version?.getTime()}`
  const cached = known.get(key)
  if (cached !== undefined) return cached
  const letter = await readLetter(database, mail.digest_id, mail.locale)
  const oldest = known.size >= most ? known.keys().next().value : undefined
  if (oldest !== undefined) known.delete(oldest)
  known.set(key, letter)
  return letter
}
