import type { Locale } from '@cyberluach/i18n/locales'
import type { Pool, PoolClient } from 'pg'
import type { MailKind, MailStatus } from './mail-kinds.ts'
import type { Attachment } from './enqueue-mail.ts'

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
export async function readLetter(
  database: Pool | PoolClient,
  digestId: string,
  locale: Locale,
): Promise<Letter | null> {
  const { rows } = await database.query<{ letter: Letter | null }>(
    'select letters -> $2 as letter from digests where id = $1',
    [digestId, locale],
  )
  return rows[0]?.letter ?? null
}
