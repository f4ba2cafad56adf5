import type { Locale } from '@cyberluach/i18n/locales'
import { cleanLine } from '@cyberluach/core/text-hygiene'
import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { addMailJob } from './mail-job.ts'
import type { MailKind } from './mail-kinds.ts'
import { messageHost } from './message-id.ts'
import { cleanName, isOneAddress, type Recipient } from './recipient.ts'

export type Attachment = { filename: string; contentType: string; content: string }

export type PromisedMail = {
  kind: MailKind
  to: Recipient
  locale: Locale
  subject: string
  html: string
  text: string
  /** Besides those that every mail has. */
  headers?: Record<string, string>
  attachments?: Attachment[]
  /** Ids of what the mail is about. */
  submission?: string
  subscriber?: string
  /** Why it is not to go, though it is written. */
  refusal?: string | null
}

/**
 * Promises a mail in the caller's transaction and returns its id: it is sent once that commits, and never where it
 * does not. What is not to go, or has no address to go to, is stored as failed and says why in the panel.
 */
export async function enqueueMail(client: PoolClient, mail: PromisedMail): Promise<string> {
  const id = randomUUID()
  const refusal = isOneAddress(mail.to.address) ? (mail.refusal ?? null) : 'not an email address'
  await client.query(
    `insert into mails (id, kind, status, recipient_name, recipient_email, locale, subject, text, html, extras,
       message_id, error, submission_id, subscriber_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      id,
      mail.kind,
      refusal === null ? 'queued' : 'failed',
      cleanName(mail.to.name),
      cleanLine(mail.to.address).slice(0, 254),
      mail.locale,
      oneLine(mail.subject),
      mail.text,
      mail.html,
      JSON.stringify({ headers: safeHeaders(mail.headers), attachments: mail.attachments ?? [] }),
      `<${id}@${messageHost()}>`,
      refusal,
      mail.submission ?? null,
      mail.subscriber ?? null,
    ],
  )
  if (refusal === null) await addMailJob(client, { id, isDigest: false })
  return id
}

/** Without what would end a header; the isolates that keep a title in one piece in a Hebrew subject stay. */
function oneLine(subject: string): string {
  return subject.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim()
}

/** No value begins a header of its own. */
function safeHeaders(headers: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name)) throw new Error('no name of a header')
      return [name, cleanLine(value)]
    }),
  )
}
