import { sql, type SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import type { Post } from '../../payload-types.ts'
import { inPayloadTransaction } from '../../platform/database/transaction.ts'
import { panelEndpoint } from '../../panel/panel-endpoint.ts'
import { databasePool } from '../../platform/database/pool.ts'
import { publishHebrewCall } from './calls.ts'

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

/**
 * Gives readers the Hebrew of a post as it was last saved, and nothing else of what was saved: English, a cover or a
 * tag that an editor has not published stays the draft that it is. All of it happens, or nothing does.
 */
async function publishHebrew({ payload, user, i18n }: PayloadRequest, id: string): Promise<void> {
  await inPayloadTransaction(payload, async (_, req) => {
    Object.assign(req, { user, i18n })
    const [saved, read] = [await inAllLanguages(req, id, true), await inAllLanguages(req, id, false)]
    if (isDeepStrictEqual(withoutHebrew(saved), withoutHebrew(read))) await publish(req, id, {})
    else await publishBesideDraft(req, id, { saved, read })
  })
}

/** Payload takes what has no language along with a single language: readers keep theirs, and then the draft its own. */
async function publishBesideDraft(
  req: PayloadRequest,
  id: string,
  { saved, read }: { saved: Post; read: Post },
): Promise<void> {
  // What checks the title asks the address whether the Hebrew is published by itself.
  req.query = { publishSpecificLocale: 'he' }
  await publish(req, id, factsOf(read), 'he')
  req.query = { autosave: 'true', draft: 'true' }
  await req.payload.update({
    ...asUser(req, id),
    locale: 'en',
    draft: true,
    autosave: true,
    data: factsOf(saved),
  })
}

async function publish(
  req: PayloadRequest,
  id: string,
  facts: Partial<Post>,
  publishSpecificLocale?: 'he',
): Promise<void> {
  const data = { ...facts, _status: 'published' as const }
  const alone = publishSpecificLocale ? { publishSpecificLocale } : {}
  await req.payload.update({ ...asUser(req, id), locale: 'he', data, ...alone })
}

const asUser = (req: PayloadRequest, id: string) =>
  ({ collection: 'posts', id, depth: 0, overrideAccess: false, user: req.user, req }) as const

async function inAllLanguages(req: PayloadRequest, id: string, draft: boolean): Promise<Post> {
  return req.payload.findByID({ ...asUser(req, id), locale: 'all', draft })
}

const texts = new Set(['title', 'excerpt', 'content'])
const ofPayload = new Set(['id', '_status', 'updatedAt', 'createdAt'])

/** What has no language: the address, the date, the author, tags and pictures. What nobody filled in is null. */
function factsOf(post: Post): Partial<Post> {
  const facts = Object.entries(post).filter(([name]) => !texts.has(name) && !ofPayload.has(name))
  return Object.fromEntries(facts.map(([name, value]) => [name, value ?? null]))
}

/** What readers would get with the Hebrew if all that was saved were published. */
function withoutHebrew(post: Post): Record<string, unknown> {
  const english = [...texts].map(
    (name) => (post as unknown as Record<string, { en?: unknown } | null>)[name]?.en || null,
  )
  const facts = Object.entries(factsOf(post)).filter(([, value]) => !isEmpty(value))
  return { english, facts: Object.fromEntries(facts) }
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** For editors and admins: 404 where no Hebrew waits (any more). */
export const publishHebrewEndpoint = panelEndpoint(publishHebrewCall, 'write', async (req, id) => {
  if (!(await isAwaitingPublication(databasePool(), id))) return Response.json({}, { status: 404 })
  await publishHebrew(req, id)
  return Response.json({})
})
