import { dayKeyOf, type DayKey } from '@cyberluach/core/day-key'
import type { Services } from '../../../platform/services.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { isEmpty, readContent, weekFrom } from './digest-content.ts'

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
