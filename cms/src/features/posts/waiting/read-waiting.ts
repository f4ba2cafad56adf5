import { sql, type SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'

/** A post that its readers have, whose Hebrew was written anew and is not theirs yet. */
export type AwaitingPublication = {
  id: string
  /** In English, as its readers have it; in Hebrew where there is no other. */
  title: string
  hebrewTitle: string | null
  /** Of the last save. */
  savedAt: Date
}

/** What a translator's Hebrew waits in for an editor, what was saved first at the top. */
export async function readAwaitingPublication(pool: Pool): Promise<AwaitingPublication[]> {
  const { rows } = await drizzle({ client: pool }).execute<
    Omit<AwaitingPublication, 'savedAt'> & { savedAt: Date | string }
  >(sql`select id, title, "hebrewTitle", "savedAt" from (${waiting}) as post order by "savedAt", id`)
  return rows.map((row) => ({ ...row, savedAt: new Date(row.savedAt) }))
}

/** Whether the post is among them. */
export async function isAwaitingPublication(pool: Pool, id: string): Promise<boolean> {
  const { rows } = await drizzle({ client: pool }).execute(
    sql`select 1 from (${waiting}) as post where id = ${id}::uuid`,
  )
  return rows.length > 0
}

export async function countAwaitingPublication(pool: Pool): Promise<number> {
  const { rows } = await drizzle({ client: pool }).execute<{ count: number }>(
    sql`select count(*)::integer as count from (${waiting}) as post`,
  )
  return rows[0]?.count ?? 0
}

const hasWords = (content: SQL) => sql`jsonb_path_exists(${content}, 'strict $.**.text')`

/** The last version is looked at whole: an editor who publishes it publishes the Hebrew with it. */
const waiting = sql`
  select p.id, coalesce(nullif(en.title, ''), he.title, draft.version_title, '') as title,
    nullif(draft.version_title, '') as "hebrewTitle", v.updated_at as "savedAt"
  from posts p
  cross join lateral (
    select id, version__status, updated_at from _posts_v
    where parent_id = p.id and latest order by updated_at desc limit 1
  ) v
  left join posts_locales en on en._parent_id = p.id and en._locale = 'en'
  left join posts_locales he on he._parent_id = p.id and he._locale = 'he'
  join _posts_v_locales draft on draft._parent_id = v.id and draft._locale = 'he'
  where p._status = 'published' and v.version__status = 'draft' and (
    coalesce(he.title, '') <> coalesce(draft.version_title, '')
    or coalesce(he.excerpt, '') <> coalesce(draft.version_excerpt, '')
    or (
      he.content is distinct from draft.version_content
      and (${hasWords(sql`he.content`)} or ${hasWords(sql`draft.version_content`)})
    )
  )`
