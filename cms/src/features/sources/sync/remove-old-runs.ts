import type { Pool } from 'pg'

/** Removes what runs of long ago came to; the last twenty of each source stay, which the dashboard shows. */
export async function removeOldRuns(pool: Pool): Promise<void> {
  await pool.query(
    `delete from source_runs r where started_at < now() - interval '90 days' and r.id < (
       select min(id) from (
         select id from source_runs o where o.source_id = r.source_id order by id desc limit 20
       ) latest
     )`,
  )
}
