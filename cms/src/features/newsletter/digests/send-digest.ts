import { dayKeyOf, type DayKey, isDayKey } from '@cyberluach/core/dates/day-key'
import type { Services } from '../../../platform/services.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { isEmpty, readContent, weekFrom } from './digest-content.ts'
import { isOnClock, zonedInstant } from '@cyberluach/core/dates/zoned-time'
import { addYears } from 'date-fns/addYears'
import { addJob } from '../../../platform/database/jobs.ts'
import { recordAudit } from '../../audit/audit.ts'
import { letterMaker, readDigest, allLetters } from './letters.tsx'
import { countRecipients } from './recipients.ts'
import { enqueueDigest, addFinishJob } from './enqueue-digest.ts'

/** The task of the timetable, each Sunday morning. */
export async function prepareDigest(services: Services): Promise<void> {
  await prepareWeeklyDigest(services)
}

/**
 * Makes the draft of the week that begins today, for an admin to look at and send; none where the setting says so, where
 * the day has one, or where there is nothing to tell. Returns the draft's id.
 */
export async function prepareWeeklyDigest(
  { configuration }: Pick<Services, 'configuration'>,
  now = new Date(),
): Promise<string | null> {
  const { timeZone } = configuration
  const period = weekFrom(dayKeyOf(now, timeZone))
  return inTransaction(async (client) => {
    // Of two processes that make it at the same moment the second one finds it made.
    await client.query(`select pg_advisory_xact_lock(hashtextextended('weekly digest', 0))`)
    const { rows } = await client.query<{ is_wanted: boolean; is_made: boolean }>(
      `select coalesce((select weekly_digest from mail_settings limit 1), true) as is_wanted,
         exists (select 1 from digests where first_day = $1 and kind = 'digest') as is_made`,
      [period.firstDay],
    )
    if (!rows[0]?.is_wanted || rows[0].is_made) return null
    if (isEmpty(await readContent(client, period, { now, timeZone }))) return null
    const made = await client.query<{ id: string }>(
      `insert into digests (first_day, last_day, status) values ($1, $2, 'draft') returning id`,
      [period.firstDay, period.lastDay] satisfies DayKey[],
    )
    return made.rows[0]?.id ?? null
  })
}

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

type Problem = {
  ok: false
  problem: 'notFound' | 'notDraft' | 'wrongDays' | 'empty' | 'noText' | 'noRecipients'
}

export type Planned = { ok: true; sendAt: Date } | Problem

/** A digest that can go out as it is, held until the transaction ends; or why it cannot. */
async function readyDigest(client: Client, id: string, from: 'draft' | 'planned', { configuration }: Sending) {
  const digest = await readDigest(client, id, { isForUpdate: true })
  if (!digest) return { ok: false, problem: 'notFound' } as const
  if (digest.status !== from) return { ok: false, problem: 'notDraft' } as const
  const now = new Date()
  const maker = await letterMaker(client, digest, { now, configuration })
  if (!maker.ok) return maker
  if ((await countRecipients(client)).all === 0) return { ok: false, problem: 'noRecipients' } as const
  return { ok: true, digest, maker, now } as const
}

/** Has a draft sent at its moment. It stays as it is until then. */
export async function planDigest(
  sending: Sending,
  id: string,
  { sendAt, username }: { sendAt: Date; username: string | null },
): Promise<Planned> {
  return inTransaction(async (client): Promise<Planned> => {
    const ready = await readyDigest(client, id, 'draft', sending)
    if (!ready.ok) return ready
    await client.query(
      `update digests set status = 'planned', send_at = $2, planned_by = $3, updated_at = now() where id = $1`,
      [id, sendAt, username],
    )
    await addJob(client, 'send-planned-digest', { digest: id }, { jobKey: jobKey(id), runAt: sendAt })
    const details = sendAt.toISOString()
    await recordAudit(client, { action: 'digestPlanned', username, subject: id, details })
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
  const { problem: details } = sent
  await inTransaction(async (client) => {
    if (await unplan(client, id))
      await recordAudit(client, { action: 'digestPlanCancelled', username: null, subject: id, details })
  })
}

export type Sent = { ok: true; recipients: number } | Problem

/**
 * Freezes the letters and promises one to every subscriber, all or nothing. Of two who send at the same moment the
 * second finds no draft any more. Of what was planned, its planner is told to have sent it.
 */
export async function sendDigest(
  sending: Sending,
  id: string,
  username: string | null,
  from: 'draft' | 'planned' = 'draft',
): Promise<Sent> {
  return inTransaction(async (client): Promise<Sent> => {
    const ready = await readyDigest(client, id, from, sending)
    if (!ready.ok) return ready
    const { digest, maker, now } = ready
    const letters = await allLetters(maker)
    await client.query(
      `update digests set status = 'sending', letters = $2, sent_at = $3, updated_at = now() where id = $1`,
      [id, JSON.stringify(letters), now],
    )
    const recipients = await enqueueDigest(client, id)
    const details = `${letters.en.subject} (${recipients})`
    await recordAudit(client, {
      action: 'digestSent',
      username: username ?? digest.plannedBy,
      subject: id,
      details,
    })
    return { ok: true, recipients }
  })
}

const untilNextLook = 2_000

/** Marks a digest as sent once none of its mails waits any more; until then it looks again and again. */
export async function finishDigest(_services: Services, payload: Record<string, unknown>): Promise<void> {
  const digest = String(payload.digest)
  await inTransaction(async (client) => {
    const { rowCount } = await client.query(`select from mails where digest_id = $1 and status = 'queued' limit 1`, [
      digest,
    ])
    if (rowCount === 0) {
      await client.query(
        `update digests set status = 'sent', updated_at = now() where id = $1 and status = 'sending'`,
        [digest],
      )
      return
    }
    await addFinishJob(client, digest, new Date(Date.now() + untilNextLook))
  })
}
