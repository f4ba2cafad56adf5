import { setTimeout as wait } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import type { Services } from '../../platform/services.ts'
import { isDatabaseAway } from '../../platform/database/is-away.ts'
import { addJob } from '../../platform/database/add-job.ts'
import { logger } from '../../platform/logger.ts'
import { requestId } from '../../platform/request-id.ts'
import { compose } from './compose.ts'
import { deliver, type Delivery } from './deliver.ts'
import { letterFor } from './digest-letters.ts'
import { digestPriority, mailJobKey, mailKeyStart, mailPayload, mailTask } from './mail-job.ts'
import { mailLock } from './mail-lock.ts'
import { readMail, type MailRow } from './mail-rows.ts'
import { delayAfter } from './mail-delays.ts'

/** Sends a mail that waits, if nobody else is at it, and writes down what became of it. */
export async function sendMail(services: Services, payload: Record<string, unknown>): Promise<void> {
  const id = String(payload.mail)
  const client = await services.pool.connect()
  let broken: Error | undefined
  try {
    const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${lock}) as mine`, [
      id,
    ])
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
  if (!smtpUrl || !mailFrom) return settle(client, mail, 'kept', null)
  if (mail.digest_id && !mail.subscribed) return settle(client, mail, 'skipped', null)
  const composed = compose(mail, await letterFor(client, mail), services.configuration)
  if (!composed) return settle(client, mail, 'failed', 'no words are stored for it')
  await note(services, client, mail, await deliver({ smtpUrl, mailFrom }, mail.message_id, composed))
}

async function note(
  services: Services,
  client: PoolClient,
  mail: MailRow,
  delivery: Delivery,
): Promise<void> {
  if (delivery.kind === 'sent') return noteSent(services, client, mail)
  const { reason } = delivery
  const delay = delivery.kind === 'later' ? delayAfter(mail.attempts + 1) : null
  logger.warn(
    { mail: mail.id, kind: mail.kind, code: delivery.code, nextInSeconds: delay ?? 'never' },
    `a mail was not taken (${delivery.kind})`,
  )
  if (delay === null) return settle(client, mail, 'failed', reason)
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
  tell(mail, 'sent')
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

async function settle(
  client: PoolClient,
  mail: MailRow,
  status: 'kept' | 'skipped' | 'failed',
  error: string | null,
): Promise<void> {
  tell(mail, status)
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
function tell({ id, kind, digest_id }: MailRow, status: string): void {
  logger[digest_id ? 'debug' : 'info']({ mail: id, kind, status }, `a mail: ${status}`)
}
