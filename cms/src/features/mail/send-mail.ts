import { setTimeout as wait } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import type { Services } from '../../platform/services.ts'
import { isDatabaseAway } from '../../platform/database/availability.ts'
import { addJob } from '../../platform/database/jobs.ts'
import { logger, requestId } from '../../platform/logger.ts'
import { compose, letterFor, readMail, type MailRow, type ComposedMail } from './letter.ts'
import { digestPriority, mailJobKey, mailKeyStart, mailPayload, mailTask } from './mail-job.ts'
import { mailLock } from './queue.ts'
import { codeOfMailServer, mailServer } from './mail-server.ts'
import { isOneAddress } from './recipients.ts'

/** Sends a mail that waits, if nobody else is at it, and writes down what became of it. */
export async function sendMail(services: Services, payload: Record<string, unknown>): Promise<void> {
  const id = String(payload.mail)
  const client = await services.pool.connect()
  let broken: Error | undefined
  try {
    const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${lock}) as mine`, [id])
    if (rows[0]?.mine) await sendHeld(services, client, id)
    else await addJob(client, mailTask, { mail: id }, { jobKey: mailJobKey(id), runAt: inSeconds(30) })
    await client.query(`select pg_advisory_unlock(${lock})`, [id])
  } catch (error) {
    // The lock goes with the connection.
    broken = error as Error
    throw error
  } finally {
    client.release(broken)
  }
}

const lock = mailLock('$1')
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)

async function sendHeld(services: Services, client: PoolClient, id: string): Promise<void> {
  const mail = await readMail(client, id)
  if (mail?.status !== 'queued') return
  const { smtpUrl, mailFrom } = services.configuration
  if (!smtpUrl || !mailFrom) return recordResult(client, mail, 'kept', null)
  if (mail.digest_id && !mail.subscribed) return recordResult(client, mail, 'skipped', null)
  const composed = compose(mail, await letterFor(client, mail), services.configuration)
  if (!composed) return recordResult(client, mail, 'failed', 'no words are stored for it')
  await note(services, client, mail, await deliver({ smtpUrl, mailFrom }, mail.message_id, composed))
}

async function note(services: Services, client: PoolClient, mail: MailRow, delivery: Delivery): Promise<void> {
  if (delivery.kind === 'sent') return noteSent(services, client, mail)
  const { reason } = delivery
  const delay = delivery.kind === 'later' ? delayAfter(mail.attempts + 1) : null
  logger.warn(
    { mail: mail.id, kind: mail.kind, code: delivery.code, nextInSeconds: delay ?? 'never' },
    `a mail was not taken (${delivery.kind})`,
  )
  if (delay === null) return recordResult(client, mail, 'failed', reason)
  await client.query(
    `with noted as (
       update mails set attempts = attempts + 1, error = $2, updated_at = now() where id = $1 and status = 'queued'
       returning id
     )
     select graphile_worker.add_job('${mailTask}', ${mailPayload('$5')}, job_key := '${mailKeyStart}' || id,
       run_at := now() + make_interval(secs => $3), priority := $4)
     from noted`,
    [mail.id, reason, delay, mail.digest_id ? digestPriority : 0, requestId() ?? null],
  )
}

/** What the server has taken must not be sent again: an outage of the database is waited out. */
async function noteSent({ pool }: Services, client: PoolClient, mail: MailRow): Promise<void> {
  reportResult(mail, 'sent')
  let database: PoolClient | Services['pool'] = client
  for (let tries = 1; ; tries += 1) {
    try {
      await database.query(
        `update mails set status = 'sent', sent_at = now(), attempts = attempts + 1, error = null, updated_at = now()
         where id = $1`,
        [mail.id],
      )
      return
    } catch (error) {
      if (tries === 60 || !isDatabaseAway(error)) throw error
      await wait(500)
      database = pool
    }
  }
}

async function recordResult(
  client: PoolClient,
  mail: MailRow,
  status: 'kept' | 'skipped' | 'failed',
  error: string | null,
): Promise<void> {
  reportResult(mail, status)
  await client.query(
    `update mails set status = $2, error = $3, attempts = attempts + $4, updated_at = now()
     where id = $1 and status = 'queued'`,
    [mail.id, status, error, status === 'failed' ? 1 : 0],
  )
  // The list of submissions says of which the mail was kept.
  if (status === 'kept')
    await client.query(
      `update change_counters set changes = changes + 1
       where list = 'submissions' and exists (select from mails where id = $1 and submission_id is not null)`,
      [mail.id],
    )
}

/** A line for each mail to one person, by which it is found who was written to for which request; not for thousands. */
function reportResult({ id, kind, digest_id }: MailRow, status: string): void {
  logger[digest_id ? 'debug' : 'info']({ mail: id, kind, status }, `a mail: ${status}`)
}

export type Delivery =
  | { kind: 'sent' }
  /** It will never be taken: for this recipient, or with these words. */
  | { kind: 'refused'; reason: string; code: string }
  /** Another time it may be. */
  | { kind: 'later'; reason: string; code: string }

/** However little at a time a server says, after this it is given up. */
const longest = 20_000
const longestReason = 500

async function deliver(
  { smtpUrl, mailFrom }: { smtpUrl: string; mailFrom: string },
  messageId: string,
  mail: ComposedMail,
): Promise<Delivery> {
  if (!isOneAddress(mail.to.address)) return { kind: 'refused', reason: 'not an email address', code: 'none' }
  try {
    await mailServer(smtpUrl).sendMail({
      from: mailFrom,
      ...mail,
      envelope: { from: bareAddress(mailFrom), to: [mail.to.address] },
      messageId,
      xMailer: false,
      signal: AbortSignal.timeout(longest),
    })
    return { kind: 'sent' }
  } catch (error) {
    return failureOf(error as Failure)
  }
}

type Failure = Error & { response?: string; responseCode?: number; command?: string; code?: string }

/** Only an answer of 5xx to the recipient or to the message itself is for good; a faulty set-up can be mended. */
function failureOf(failure: Failure): Delivery {
  const { response, responseCode = 0, command, message } = failure
  const isFinal = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
  const reason = (response || message).replace(/\s+/g, ' ').trim().slice(0, longestReason)
  return { kind: isFinal ? 'refused' : 'later', reason, code: codeOfMailServer(failure) }
}

function bareAddress(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
}

const minute = 60
const hour = 60 * minute

/** Between the first try and the second, the second and the third, …: most of a day in all. */
const delays = [minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, 12 * hour]

/** How many seconds to wait after this many tries; null where it is given up. */
function delayAfter(tries: number): number | null {
  return delays[tries - 1] ?? null
}
