import { rolesWith } from '@cyberluach/core/roles'
import type { PoolClient } from 'pg'
import { addTellingJob } from './telling-job.ts'

/**
 * Notes in the caller's transaction that a submission, a message or feedback arrived, for whoever decides and wants to be told:
 * what is rolled back is told to nobody. What is noted already, and was not told yet, is told once. Writing the mails is
 * left to a job, so that no visitor waits for them; of what is suspicious, to the one of each morning.
 */
export async function noteArrival(
  client: PoolClient,
  submission: string,
  { isSuspicious }: { isSuspicious: boolean } = { isSuspicious: false },
): Promise<void> {
  const { rows } = await client.query<{ notices: string }>(
    `with noted as (
       insert into staff_notices (user_id, submission_id)
       select id, $1 from users where role::text = any($2::text[]) and notices <> 'none' and email is not null
       on conflict (user_id, submission_id) do update set user_id = excluded.user_id
       returning user_id
     )
     select distinct u.notices from noted join users u on u.id = noted.user_id`,
    [submission, rolesWith('moderate')],
  )
  if (!isSuspicious && rows.some(({ notices }) => notices === 'each')) await addTellingJob(client)
}
