import { sql, type SQL } from 'drizzle-orm'
import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { databaseOf } from '../../platform/database/transaction.ts'

/** Where a collection keeps the titles of both languages: of drafts in the table of versions. */
export type TitleTables = 'events' | 'posts' | 'faq-groups'

const titles: Record<TitleTables, SQL> = {
  events: sql`select _parent_id as id, title from events_locales`,
  'faq-groups': sql`select _parent_id as id, title from faq_groups_locales`,
  posts: sql`select _parent_id as id, title from posts_locales
    union all select v.parent_id, l.version_title from _posts_v v
      join _posts_v_locales l on l._parent_id = v.id where v.latest`,
}

/** More are narrowed by another word. */
const mostFound = 1000

/** Whoever looks for a title in the panel finds it in either language, whichever the panel shows. */
export function searchBothTitles(collection: TitleTables): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (operation !== 'read' && operation !== 'count') return args
    const { where } = args as { where?: Where }
    return where ? { ...args, where: await translated(where, collection, req) } : args
  }
}

async function translated(where: Where, collection: TitleTables, req: PayloadRequest): Promise<Where> {
  const entries = await Promise.all(
    Object.entries(where).map(async ([key, value]): Promise<[string, unknown]> => {
      if (Array.isArray(value))
        return [key, await Promise.all(value.map((part) => translated(part, collection, req)))]
      const asked = key === 'title' ? (value as { like?: unknown }).like : undefined
      return typeof asked === 'string' ? ['id', { in: await idsOf(asked, collection, req) }] : [key, value]
    }),
  )
  return Object.fromEntries(entries) as Where
}

/** Every word somewhere in one of the titles, as the panel's own search has it. */
async function idsOf(text: string, collection: TitleTables, req: PayloadRequest): Promise<string[]> {
  const words = text.split(/\s+/).filter(Boolean)
  const holds = words.map((word) => sql`title ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`)
  if (holds.length === 0) return []
  const database = await databaseOf(req)
  const { rows } = await database.execute<{ id: string }>(
    sql`select distinct id from (${titles[collection]}) known where ${sql.join(holds, sql` and `)} limit ${mostFound}`,
  )
  return rows.map(({ id }) => String(id))
}
