import type { Pool } from 'pg'
import { mailStatuses, type MailStatus } from '../../mail/mail-kinds.ts'
import type { StoredDigest } from './letters.tsx'

/** How far a digest has come: how many of its mails stand where. */
export type Progress = { status: StoredDigest['status']; all: number } & Record<MailStatus, number>

export async function readProgress(pool: Pool, id: string): Promise<Progress | null> {
  const counts = mailStatuses.map(
    (status) => `count(m.id) filter (where m.status = '${status}')::integer as ${status}`,
  )
  const { rows } = await pool.query<Progress>(
    `select d.status, count(m.id)::integer as all, ${counts.join(', ')}
     from digests d left join mails m on m.digest_id = d.id where d.id = $1 group by d.id`,
    [id],
  )
  return rows[0] ?? null
}
