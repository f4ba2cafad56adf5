import type { Post } from '@cyberluach/api/posts'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Pool, PoolClient } from 'pg'
import { htmlOf } from './html/html-of.ts'
import type { Picture } from './html/pictures.ts'
import { readPictures } from './post-pictures.ts'
import { wired, type RowOf } from '../../platform/database/wired.ts'

type Texts = { title: string | null; excerpt: string | null; content: unknown }

type Row = RowOf<Pick<Post, 'id' | 'author' | 'publishedAt' | 'tags' | 'status' | Saved>, 'publishedAt' | Saved> & {
  slug: string | null
  cover: string | null
  texts: Partial<Record<Locale, Texts>> | null
}
type Saved = 'createdAt' | 'updatedAt'

/** Of a draft what was saved last; of a published post what its readers see, whatever is drafted beside it. */
const columns = (table: string, prefix: string) => `
  ${table}.${prefix}slug as slug, ${table}.${prefix}author as author, ${table}.${prefix}published_at as "publishedAt",
  (select json_object_agg(l._locale, json_build_object(
      'title', l.${prefix}title, 'excerpt', l.${prefix}excerpt, 'content', l.${prefix}content))
    from ${table === 'p' ? 'posts_locales' : '_posts_v_locales'} l where l._parent_id = ${table}.id) as texts,
  coalesce((select '/media/' || m.filename from media m where m.id = ${table}.${prefix}cover_id),
    ${table}.${prefix}cover_image) as cover,
  (select array_agg(t.text order by t."order") from ${table === 'p' ? 'posts_texts' : '_posts_v_texts'} t
    where t.parent_id = ${table}.id and t.path = '${table === 'p' ? '' : 'version.'}tags') as tags`

const ofReaders = `select p.id, p._status as status, p.created_at as "createdAt", p.updated_at as "updatedAt", ${columns('p', '')}
  from posts p`

const ofEditors = `select p.id, p._status as status, p.created_at as "createdAt", greatest(p.updated_at, v.updated_at) as "updatedAt",
    ${columns('v', 'version_')}
  from posts p join lateral (select * from _posts_v where parent_id = p.id and latest order by updated_at desc limit 1) v
    on p._status = 'draft'`

/** Of a version `v`: the panel makes a draft as soon as a new post is opened, and there is none before its first word. */
export const isBegun = `exists (select from _posts_v_locales w
  where w._parent_id = v.id and (coalesce(w.version_title, '') <> '' or w.version_content is not null))`

type PostQuery = {
  id?: string | null
  /** What is public by now, by the database's clock; otherwise drafts and scheduled posts too. */
  isPublic: boolean
}

/** The posts that fit, the latest first, in both languages. */
export async function readPosts(database: Pool | PoolClient, { id = null, isPublic }: PostQuery): Promise<Post[]> {
  const published = `${ofReaders} where p._status = 'published' and ($1::uuid is null or p.id = $1)`
  const drafts = `${ofEditors} where p.id = $1 or ($1::uuid is null and ${isBegun})`
  const shown = isPublic ? `${published} and p.published_at <= now()` : `${published} union all ${drafts}`
  const { rows } = await database.query<Row>(
    `select * from (${shown}) posts order by coalesce("publishedAt", "createdAt") desc, id`,
    [id],
  )
  const states = rows.flatMap(({ texts }) => Object.values(texts ?? {}).map(({ content }) => content))
  const pictures = await readPictures(database, { states })
  return rows.map((row) => postOf(row, pictures))
}

/** The slugs that begin like this one, other posts' only. */
export async function slugsLike(
  database: Pool | PoolClient,
  slug: string,
  exceptId: string | number | null | undefined,
): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<{ slug: string }>(
    'select slug from posts where starts_with(slug, $1) and ($2::uuid is null or id <> $2)',
    [slug.slice(0, 100), exceptId ?? null],
  )
  return new Set(rows.map((row) => row.slug))
}

function postOf({ texts, cover, slug, ...row }: Row, pictures: readonly Picture[]): Post {
  const [english, hebrew] = (['en', 'he'] as const).map((locale) => ({
    title: texts?.[locale]?.title || null,
    excerpt: texts?.[locale]?.excerpt || null,
    content: htmlOf(texts?.[locale]?.content, { pictures, locale }) || null,
  })) as [Written, Written]
  // Whoever knows of one language only has the text that there is.
  const first = english.title || english.content ? english : hebrew
  return {
    ...wired(row),
    title: first.title ?? '',
    slug: slug ?? '',
    coverImage: cover,
    content: first.content ?? '',
    excerpt: first.excerpt,
    titleHe: hebrew.title,
    excerptHe: hebrew.excerpt,
    contentHe: hebrew.content,
  }
}

type Written = { title: string | null; excerpt: string | null; content: string | null }
