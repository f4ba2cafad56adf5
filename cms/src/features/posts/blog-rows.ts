import type { Pool } from 'pg'
import type { StoredPost } from './readable-post.ts'
import { storedPostsOf, type PostRow } from './stored-post.ts'

/** The database's clock decides, so that all instances agree on the moment. */
const isPublic = `p._status = 'published' and p.published_at <= now()`

const tagsOf = `array(select t.text from posts_texts t where t.parent_id = p.id and t.path = 'tags' order by t."order")`

const columns = `p.id, p.slug, p.author, p.cover_image, p.published_at, p.updated_at, ${tagsOf} as tags,
  (select json_object_agg(l._locale, json_build_object('title', l.title, 'excerpt', l.excerpt, 'content', l.content))
    from posts_locales l where l._parent_id = p.id) as texts,
  (select json_build_object('name', m.filename, 'width', m.width, 'height', m.height,
      'alt', (select json_object_agg(a._locale, a.alt) from media_locales a where a._parent_id = m.id))
    from media m where m.id = p.cover_id and m.filename is not null) as cover`

const withTag = `($1::text is null or exists (select from posts_texts t
  where t.parent_id = p.id and t.path = 'tags' and lower(t.text) = lower($1)))`

type Asked = { tag: string | null; limit: number; offset: number }

/** The posts that are public by now, the latest first. */
export async function readPublicPosts(pool: Pool, { tag, limit, offset }: Asked): Promise<StoredPost[]> {
  const { rows } = await pool.query<PostRow>(
    `select ${columns} from posts p where ${isPublic} and ${withTag}
     order by p.published_at desc, p.id limit $2 offset $3`,
    [tag, limit, offset],
  )
  return storedPostsOf(pool, rows)
}

/** Whether there is a post to read. */
export async function hasPublicPosts(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>({
    name: 'public posts',
    text: `select exists (select from posts p where ${isPublic}) as there`,
  })
  return rows[0]?.there ?? false
}

export async function countPublicPosts(pool: Pool, tag: string | null): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(
    `select count(*) from posts p where ${isPublic} and ${withTag}`,
    [tag],
  )
  return Number(rows[0]?.count ?? 0)
}

/** The tags of public posts, those of most posts first. One tag in small and capital letters is one. */
export async function countPublicTags(pool: Pool): Promise<{ tag: string; count: number }[]> {
  const { rows } = await pool.query<{ tag: string; count: string }>(
    `select min(t.text) as tag, count(distinct p.id) as count
     from posts p join posts_texts t on t.parent_id = p.id and t.path = 'tags'
     where ${isPublic} group by lower(t.text) order by count(distinct p.id) desc, lower(t.text)`,
  )
  return rows.map(({ tag, count }) => ({ tag, count: Number(count) }))
}

export async function readPublicPost(pool: Pool, slug: string): Promise<StoredPost | null> {
  const { rows } = await pool.query<PostRow>(
    `select ${columns} from posts p where ${isPublic} and p.slug = $1`,
    [slug],
  )
  return (await storedPostsOf(pool, rows))[0] ?? null
}

export type Neighbour = { slug: string; titles: { en: string | null; he: string | null } }

/** The public posts published right before and right after another; among those of one moment the id decides. */
export async function readNeighbours(
  pool: Pool,
  { id, publishedAt }: { id: string; publishedAt: string },
): Promise<{ previous: Neighbour | null; next: Neighbour | null }> {
  const [previous, next] = await Promise.all([
    readFirst(pool, older, [id, publishedAt]),
    readFirst(pool, newer, [id, publishedAt]),
  ])
  return { previous, next }
}

const older = `(p.published_at < $2 or (p.published_at = $2 and p.id > $1)) order by p.published_at desc, p.id`
const newer = `(p.published_at > $2 or (p.published_at = $2 and p.id < $1)) order by p.published_at, p.id desc`

async function readFirst(pool: Pool, which: string, values: [string, string]): Promise<Neighbour | null> {
  const titleIn = (locale: string) =>
    `(select l.title from posts_locales l where l._parent_id = p.id and l._locale = '${locale}')`
  const { rows } = await pool.query<{ slug: string; en: string | null; he: string | null }>(
    `select p.slug, ${titleIn('en')} as en, ${titleIn('he')} as he from posts p where ${isPublic} and ${which} limit 1`,
    values,
  )
  return rows[0] ? { slug: rows[0].slug, titles: { en: rows[0].en, he: rows[0].he } } : null
}
