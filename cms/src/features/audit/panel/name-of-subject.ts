import type { Pool } from 'pg'

const titleOf = (table: string) => `
  select coalesce(max(nullif(title, '')) filter (where _locale = 'en'), max(nullif(title, ''))) from ${table}
  where _parent_id = $1`

/** Whatever the log tells about, each by its id, which no two of them share. */
const names = [
  titleOf('events_locales'),
  titleOf('posts_locales'),
  'select title from submissions where id = $1',
  'select username from users where id = $1',
  'select name from sources where id = $1',
  'select full_name from subscribers where id = $1',
  'select subject from mails where id = $1',
  'select first_day from digests where id = $1',
]

/** What the subject of an entry is called now; null where it is gone, or has no name. */
export async function nameOfSubject(pool: Pool, id: string): Promise<string | null> {
  const { rows } = await pool.query<{ name: string | null }>(
    `select name from (${names.map((one) => `(${one})`).join(' union all ')}) found (name)
     where name is not null and name <> '' limit 1`,
    [id],
  )
  return rows[0]?.name ?? null
}
