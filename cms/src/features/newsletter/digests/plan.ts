import { isDayKey } from '@cyberluach/core/day-key'
import { isOnClock, zonedInstant } from '@cyberluach/core/zoned-time'
import { addYears } from 'date-fns/addYears'
import type { Services } from '../../../platform/services.ts'
import { addJob } from '../../../platform/database/add-job.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { letterMaker } from './make-letters.ts'
import { countRecipients } from './recipients.ts'
import { sendDigest } from './send-digest.ts'
import { readDigest } from './stored-digest.ts'

type Sending = Pick<Services, 'configuration'>

const jobKey = (id: string) => `planned-digest:${id}`

/** The instant that somebody means by a day and a time, by the clock of the site, or what is wrong: it is none, is over or far off. */
export function plannedInstant(
  day: string,
  time: string,
  timeZone: string,
  now: Date,
): Date | 'wrongTime' | 'skippedHour' {
  if (!isDayKey(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return 'wrongTime'
  const instant = new Date(zonedInstant(day, time, timeZone))
  if (instant <= now || instant >= addYears(now, 1)) return 'wrongTime'
  return isOnClock(day, time, timeZone) ? instant : 'skippedHour'
}

export type Planned =
  | { ok: true; sendAt: Date }
  | { ok: false; problem: 'notFound' | 'notDraft' | 'wrongDays' | 'empty' | 'noText' | 'noRecipients' }

/** Has a draft sent at its moment. It stays as it is until then. */
export async function planDigest(
  { configuration }: Sending,
  id: string,
  { sendAt, username }: { sendAt: Date; username: string | null },
): Promise<Planned> {
  return inTransaction(async (client): Promise<Planned> => {
    const digest = await readDigest(client, id, { isForUpdate: true })
    if (!digest) return { ok: false, problem: 'notFound' }
    if (digest.status !== 'draft') return { ok: false, problem: 'notDraft' }
    const maker = await letterMaker(client, digest, { now: new Date(), configuration })
    if (!maker.ok) return maker
    if ((await countRecipients(client)).all === 0) return { ok: false, problem: 'noRecipients' }
    await client.query(
      `update digests set status = 'planned', send_at = $2, planned_by = $3, updated_at = now() where id = $1`,
      [id, sendAt, username],
    )
    await addJob(client, 'send-planned-digest', { digest: id }, { jobKey: jobKey(id), runAt: sendAt })
    await recordAudit(client, {
      action: 'digestPlanned',
      username,
      subject: id,
      details: sendAt.toISOString(),
    })
    return { ok: true, sendAt }
  })
}

/** Makes a draft of it again, where it has not been sent meanwhile. */
export async function cancelPlan(id: string, username: string | null): Promise<'draft' | 'notPlanned'> {
  return inTransaction(async (client) => {
    if (!(await unplan(client, id))) return 'notPlanned'
    await client.query('select graphile_worker.remove_job($1)', [jobKey(id)])
    await recordAudit(client, { action: 'digestPlanCancelled', username, subject: id })
    return 'draft'
  })
}

type Client = Parameters<Parameters<typeof inTransaction>[0]>[0]

async function unplan(client: Client, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update digests set status = 'draft', send_at = null, planned_by = null, updated_at = now()
     where id = $1 and status = 'planned'`,
    [id],
  )
  return rowCount === 1
}

/** The task of a plan: sends what is planned for now; what cannot be sent is a draft again, and the audit log says why. */
export async function sendPlannedDigest(services: Services, payload: Record<string, unknown>): Promise<void> {
  const id = String(payload.digest)
  const sent = await sendDigest(services, id, null, 'planned')
  if (sent.ok || sent.problem === 'notFound' || sent.problem === 'notDraft') return
  const { problem } = sent
  await inTransaction(async (client) => {
    if (await unplan(client, id))
      await recordAudit(client, {
        action: 'digestPlanCancelled',
        username: null,
        subject: id,
        details: problem,
      })
  })
}
