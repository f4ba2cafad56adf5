import type { Locale } from '@cyberluach/i18n/locales'
import { cleanLine } from '@cyberluach/core/text/text-hygiene'
import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { addMailJobs, mailKeyStart, addMailJob, digestPriority, mailTask } from './mail-job.ts'
import type { MailKind } from './mail-kinds.ts'
import { messageHost } from './mail-server.ts'
import { cleanName, isOneAddress, type Recipient } from './recipients.ts'
import { recordAudit } from '../audit/audit.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Services } from '../../platform/services.ts'

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

/** The advisory lock of one mail, in SQL: held by whoever sends it, and by whoever takes it back. */
export const mailLock = (id: string) => `hashtextextended('mail ' || ${id}, 0)`

type Promised = { submissionId: string; kinds: readonly MailKind[]; since: Date }

/**
 * Takes back the mails of these kinds that were promised about a submission since then, in the caller's transaction, as
 * if they had never been. False, and nothing is done, where one has gone or is going: whoever sends a mail holds the
 * same lock.
 */
export async function takeMailsBack(client: PoolClient, { submissionId, kinds, since }: Promised): Promise<boolean> {
  const { rows: locks } = await client.query<{ id: string; isHeld: boolean }>(
    `select id, pg_try_advisory_xact_lock(${mailLock('id::text')}) as "isHeld" from mails
     where submission_id = $1 and kind::text = any($2) and created_at >= $3`,
    [submissionId, kinds, since],
  )
  if (locks.some(({ isHeld }) => !isHeld)) return false
  const ids = locks.map(({ id }) => id)
  // Read after the lock is held: what was sent before that is known by now.
  const { rows: sent } = await client.query(`select from mails where id = any($1::uuid[]) and status = 'sent'`, [ids])
  if (sent.length > 0) return false
  await client.query(`select graphile_worker.remove_job('${mailKeyStart}' || id) from unnest($1::text[]) id`, [ids])
  await client.query('delete from mails where id = any($1::uuid[])', [ids])
  return true
}

type StoredMail = { status: string; kind: string; isDigest: boolean; isAboutSubmission: boolean }

/** By whom, and which mails they may know of. */
type By = { username: string | null; which?: 'all' | 'ofSubmissions' }

/**
 * Puts a mail that failed or was kept into the queue again, under its old Message-ID. Of two who ask at the same moment
 * the second finds it queued.
 */
export async function sendAgain(
  id: string,
  { username, which = 'all' }: By,
): Promise<'queued' | 'notFound' | 'notAgain'> {
  return inTransaction(async (client) => {
    const { rows } = await client.query<StoredMail>(
      `select status, kind, digest_id is not null as "isDigest", submission_id is not null as "isAboutSubmission"
       from mails where id = $1 for update`,
      [id],
    )
    const mail = rows[0]
    if (!mail || (which === 'ofSubmissions' && !mail.isAboutSubmission)) return 'notFound'
    if (mail.status !== 'failed' && mail.status !== 'kept') return 'notAgain'
    await client.query(
      `update mails set status = 'queued', attempts = 0, error = null, updated_at = now() where id = $1`,
      [id],
    )
    // The list of submissions says which mails did not go.
    if (mail.isAboutSubmission)
      await client.query(`update change_counters set changes = changes + 1 where list = 'submissions'`)
    await addMailJob(client, { id, isDigest: mail.isDigest })
    await recordAudit(client, { action: 'mailSentAgain', username, subject: id, details: mail.kind })
    return 'queued'
  })
}

/** A mail that waits has a job; where that was lost (its tries used up by an outage, say), it gets a new one. */
export async function queueForgottenMails({ pool }: Services): Promise<void> {
  await pool.query(
    `select count(graphile_worker.add_job('${mailTask}', json_build_object('mail', id), job_key := '${mailKeyStart}' || id,
         priority := case when digest_id is null then 0 else ${digestPriority} end))
     from (
       select id, digest_id from mails m
       where status = 'queued' and updated_at < now() - interval '10 minutes'
         and not exists (select from graphile_worker.jobs j where j.key = '${mailKeyStart}' || m.id and j.attempts < j.max_attempts)
       limit 1000
     ) forgotten`,
  )
}
