import { freeSlug, longestSlug } from '@cyberluach/core/text/identifiers'
import type { PayloadRequest } from 'payload'
import { problem } from '../../panel/labels.ts'
import { textIn } from '../../panel/text-in.ts'
import { sql } from 'drizzle-orm'
import { databaseOf } from '../../platform/database/transaction.ts'

type Context = { req: PayloadRequest; id?: number | string }

/**
 * A published post has a title in English, from whichever language it is published; the Hebrew one may be missing. One
 * that is written in Hebrew alone has its title in Hebrew.
 */
export async function postTitle(value: unknown, { req, id }: Context): Promise<true | string> {
  if (req.context.isHebrewAlone || (await isPublicInHebrewAlone(req, id))) return true
  if (req.locale !== 'he') return textIn(value) !== '' || problem(req, 'titleNeeded')
  const isAlone = req.query?.publishSpecificLocale === 'he'
  const english = isAlone
    ? await publishedTitleOf(req, id)
    : await englishTitleOf(req, { id, title: undefined })
  if (english !== '') return true
  const isHebrewAlone = !isAlone && textIn(value) !== '' && (await isWrittenInHebrewAlone(req, id))
  return isHebrewAlone || problem(req, 'titleNeeded')
}

/** An address that a link can carry, and no other post has. The refusal names a free one. */
export async function postSlug(value: unknown, { req, id }: Context): Promise<true | string> {
  const slug = textIn(value)
  // A post that is not titled yet: the title's own refusal says what is missing.
  if (slug === '') return true
  if (slug.length > longestSlug || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) return problem(req, 'slugForm')
  const free = freeSlug(slug, await takenSlugs(req, slug, id))
  return free === slug || problem(req, 'slugTaken', { slug: free })
}

/** The post's title in English, with what is being saved; the empty text where it has none. */
export async function englishTitleOf(
  req: PayloadRequest,
  { id, title }: { id: unknown; title: unknown },
): Promise<string> {
  if (req.locale !== 'he' && title !== undefined) return textIn(title)
  if (typeof id !== 'string') return ''
  const database = await databaseOf(req)
  const { rows } = await database.execute<{ title: string | null }>(
    sql`select l.version_title as title from _posts_v v
      left join _posts_v_locales l on l._parent_id = v.id and l._locale = 'en'
      where v.parent_id = ${id} and v.latest order by v.updated_at desc limit 1`,
  )
  return textIn(rows[0]?.title)
}

/** The English title that readers see; the Hebrew texts may be published without what is drafted in English. */
async function publishedTitleOf(req: PayloadRequest, id: unknown): Promise<string> {
  if (typeof id !== 'string') return ''
  const database = await databaseOf(req)
  const { rows } = await database.execute<{ title: string | null }>(
    sql`select title from posts_locales where _parent_id = ${id} and _locale = 'en'`,
  )
  return textIn(rows[0]?.title)
}

/** Whether readers have the post, and none of its texts in English. */
async function isPublicInHebrewAlone(req: PayloadRequest, id: unknown): Promise<boolean> {
  if (typeof id !== 'string') return false
  const database = await databaseOf(req)
  const { rows } = await database.execute(
    sql`select from posts p join posts_locales he on he._parent_id = p.id and he._locale = 'he'
      left join posts_locales en on en._parent_id = p.id and en._locale = 'en'
      where p.id = ${id} and p._status = 'published' and coalesce(he.title, '') <> ''
        and coalesce(en.title, '') = '' and en.content is null`,
  )
  return rows.length > 0
}

/** Whether nothing of a post is written in English, as it was last saved. */
async function isWrittenInHebrewAlone(req: PayloadRequest, id: unknown): Promise<boolean> {
  if (typeof id !== 'string') return false
  const database = await databaseOf(req)
  const { rows } = await database.execute<{ isWritten: boolean }>(
    sql`select coalesce(l.version_title, '') <> '' or l.version_content is not null as "isWritten"
      from _posts_v v left join _posts_v_locales l on l._parent_id = v.id and l._locale = 'en'
      where v.parent_id = ${id} and v.latest order by v.updated_at desc limit 1`,
  )
  return rows[0]?.isWritten === false
}

/** The addresses that begin like this one, other posts' only, as Payload's own operation sees them. */
export async function takenSlugs(
  req: PayloadRequest,
  slug: string,
  exceptId: unknown,
): Promise<ReadonlySet<string>> {
  const own = typeof exceptId === 'string' ? exceptId : null
  const { rows } = await (
    await databaseOf(req)
  ).execute<{ slug: string }>(
    sql`select slug from posts where starts_with(slug, ${slug.slice(0, 100)}) and (${own}::uuid is null or id <> ${own}::uuid)`,
  )
  return new Set(rows.map((row) => row.slug))
}
