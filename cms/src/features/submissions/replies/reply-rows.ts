import type { Reply } from '@cyberluach/api/replies'
import type { Pool, PoolClient } from 'pg'

type Row = Omit<Reply, 'at' | 'text'> & { at: Date; text: string | null }

/** What was answered to a message: the mails about it that people wrote, the first one first. */
export async function readReplies(database: Pool | PoolClient, submission: string): Promise<Reply[]> {
  const { rows } = await database.query<Row>(
    `select id, created_at as at, written_by as by, coalesce(subject, '') as subject, extras ->> 'typed' as text, status,
       error
     from mails where submission_id = $1 and kind = 'reply' order by created_at, id`,
    [submission],
  )
  return rows.map((row) => ({ ...row, at: row.at.toISOString(), text: row.text ?? '' }))
}
