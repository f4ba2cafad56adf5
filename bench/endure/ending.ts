import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { withDatabase } from '../support/admin.ts'
import { atMost, reported, type Row } from '../support/report.ts'
import type { Sink } from '../support/start-sink.ts'
import { reckon, type Acknowledged, type Stored, reckonMails, type PromisedMail } from './reckoning.ts'
import type { Subject } from './subject.ts'
import type { Trouble } from './troubles.ts'
import { markDomain } from './writers.ts'

/** A mail that failed tries again after ever longer; what does not go in this time goes never. */
const mailsLimitMs = 600_000

/** What became of everything that was acknowledged, asked of the database itself and of the mail server. */
export async function ending(
  subject: Subject,
  acknowledged: Acknowledged[],
  troubles: Trouble[],
  sink: Sink,
  signal: AbortSignal,
): Promise<Row[]> {
  return withDatabase(subject.product(), async (client) => {
    const waited = await untilSent(client, signal)
    const { rows: stored } = await client.query<Stored>(
      `select organizer_email as mark, id::text from submissions where organizer_email like '%@${markDomain}'
       union all select email, id::text from subscribers where email like '%@${markDomain}'`,
    )
    const { lost, others, twice } = reckon(acknowledged, stored)
    const { rows: promised } = await client.query<PromisedMail & { status: string }>(
      `select message_id as "messageId", recipient_email as recipient, status::text from mails
       where status <> 'skipped'`,
    )
    const written = new Set(promised.map(({ recipient }) => recipient))
    const owed = acknowledged.filter(({ kind }) => kind === 'submission' || kind === 'subscription')
    const mails = reckonMails(promised, await sink.taken(), troubles)
    const unsent = promised.filter(({ status }) => status !== 'sent').length
    return [
      atMost('acknowledged writes that are lost', lost.length, 0),
      atMost('acknowledged writes under another id than was said', others.length, 0),
      atMost('writes that are there twice', twice.length, 0),
      atMost(
        'acknowledged writes whose mail was never promised',
        owed.filter(({ mark }) => !written.has(mark)).length,
        0,
      ),
      atMost(`mails that never came, of ${promised.length}`, mails.never, 0),
      atMost('mails that are not noted as sent', unsent, 0),
      atMost('mails that came twice without having been under way at a trouble', mails.twice, 0),
      reported('mails that came twice, under way at a trouble', String(mails.underWay)),
      atMost('jobs that are left', await jobsOf(client), 0),
      reported('until the last mail and job was done', `${(waited / 1000).toFixed(0)} s`),
    ]
  })
}

async function untilSent(client: pg.Client, signal: AbortSignal): Promise<number> {
  const begun = Date.now()
  while (Date.now() - begun < mailsLimitMs) {
    const { rowCount } = await client.query(`select from mails where status = 'queued' limit 1`)
    if (!rowCount && (await jobsOf(client)) === 0) break
    await pause(1_000, undefined, { signal })
  }
  return Date.now() - begun
}

/** Jobs that are due; those of a timetable lie in the future. */
async function jobsOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ jobs: number }>(
    `select count(*)::int as jobs from graphile_worker.jobs
     where locked_at is not null or run_at <= now() or attempts > 0`,
  )
  return rows[0]?.jobs ?? 0
}
