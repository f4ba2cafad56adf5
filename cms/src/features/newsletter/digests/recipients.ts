import type { Pool, PoolClient } from 'pg'
import { mailStatuses, type MailStatus } from '../../mail/mail-kinds.ts'
import type { StoredDigest } from './letters.tsx'

export type Recipients = { all: number; en: number; he: number }

/** How many a digest would be sent to now. */
export async function countRecipients(database: Pool | PoolClient): Promise<Recipients> {
  const { rows } = await database.query<Recipients>(
    `select count(*)::integer as all, count(*) filter (where locale = 'en')::integer as en,
       count(*) filter (where locale = 'he')::integer as he
     from subscribers where subscribed`,
  )
  return rows[0] ?? { all: 0, en: 0, he: 0 }
}

/** How far a digest has come: how many of its mails stand where. */
export type Progress = { status: StoredDigest['status']; all: number } & Record<MailStatus, number>

export async function readProgress(pool: Pool, id: string): Promise<Progress | null> {
  const counts = mailStatuses.map((status) => `count(m.id) filter (where m.status = '${status}')::integer as ${status}`)
  const { rows } = await pool.query<Progress>(
    `select d.status, count(m.id)::integer as all, ${counts.join(', ')}
     from digests d left join mails m on m.digest_id = d.id where d.id = $1 group by d.id`,
    [id],
  )
  return rows[0] ?? null
}
