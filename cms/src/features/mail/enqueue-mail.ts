import type { Locale } from '@cyberluach/i18n/locales'
import { cleanLine } from '@cyberluach/core/text-hygiene'
import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { addMailJobs } from './mail-job.ts'
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
  /** Of what a person wrote: who, and the words as they were typed. */
  written?: { by: string; typed: string }
  /** Why it is not to go, though it is written. */
  refusal?: string | null
}

/**
 * Promises a mail in the caller's transaction and returns its id: it is sent once that commits, and never where it
 * does not. What is not to go, or has no address to go to, is stored as failed and says why in the panel.
 */
export async function enqueueMail(client: PoolClient, mail: PromisedMail): Promise<string> {
  const [id = ''] = await enqueueMails(client, [mail])
  return id
}

/** Like `enqueueMail`, for several in one statement; they go after so many seconds, and can be taken back until then. */
export async function enqueueMails(
  client: PoolClient,
  mails: readonly PromisedMail[],
  afterSeconds = 0,
): Promise<string[]> {
  const rows = mails.map(rowOf)
  await client.query(
    insertion,
    columns.map(([name]) => rows.map((row) => row[name])),
  )
  const queued = rows.filter(({ status }) => status === 'queued').map(({ id }) => id)
  if (queued.length > 0) await addMailJobs(client, queued, afterSeconds)
  return rows.map(({ id }) => id)
}

const columns = [
  ['id', 'uuid'],
  ['kind', 'enum_mails_kind'],
  ['status', 'enum_mails_status'],
  ['recipient_name', 'text'],
  ['recipient_email', 'text'],
  ['locale', 'enum_mails_locale'],
  ['subject', 'text'],
  ['text', 'text'],
  ['html', 'text'],
  ['extras', 'jsonb'],
  ['message_id', 'text'],
  ['error', 'text'],
  ['submission_id', 'uuid'],
  ['subscriber_id', 'uuid'],
  ['written_by', 'text'],
] as const

const insertion = `
  insert into mails (${columns.map(([name]) => name).join(', ')})
  select * from unnest(${columns.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ')})`

function rowOf(mail: PromisedMail): Record<(typeof columns)[number][0], string | null> & { id: string } {
  const id = randomUUID()
  const refusal = isOneAddress(mail.to.address) ? (mail.refusal ?? null) : 'not an email address'
  return {
    id,
    kind: mail.kind,
    status: refusal === null ? 'queued' : 'failed',
    recipient_name: cleanName(mail.to.name),
    recipient_email: cleanLine(mail.to.address).slice(0, 254),
    locale: mail.locale,
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    extras: JSON.stringify({
      headers: safeHeaders(mail.headers),
      attachments: mail.attachments ?? [],
      ...(mail.written && { typed: mail.written.typed }),
    }),
    message_id: `<${id}@${messageHost()}>`,
    error: refusal,
    submission_id: mail.submission ?? null,
    subscriber_id: mail.subscriber ?? null,
    written_by: mail.written?.by ?? null,
  }
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
