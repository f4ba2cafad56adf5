import type { Pool, PoolClient } from 'pg'

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
