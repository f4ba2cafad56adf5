import type { Pool } from 'pg'

/** Who was asked to confirm and never did is forgotten a week after the link has run out. */
export async function removeUnconfirmed(pool: Pool): Promise<void> {
  await pool.query(
    `delete from subscribers
     where not subscribed and unsubscribed_at is null and confirmed_at is null and updated_at < now() - interval '14 days'`,
  )
}
