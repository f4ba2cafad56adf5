import type { Pool } from 'pg'
import { htmlOf } from './html/html-of.ts'
import type { StoredPost } from './readable-post.ts'

type Row = {
  id: string
  slug: string
  author: string | null
  cover_image: string | null
  published_at: Date
  updated_at: Date
  tags: string[]
  texts: { locale: 'en' | 'he'; title: string | null; excerpt: string | null; content: unknown }[] | null
  cover: {
    name: string
    width: number | null
    height: number | null
    en: string | null
    he: string | null
  } | null
}

/** The database's clock decides, so that all instances agree on the moment. */
const isPublic = `p._status = 'published' and p.published_at <= now()`

const tagsOf = `array(select t.text from posts_texts t where t.parent_id = p.id and t.path = 'tags' order by t."order")`

const columns = `p.id, p.slug, p.author, p.cover_image, p.published_at, p.updated_at, ${tagsOf} as tags,
  (select json_agg(json_build_object('locale', l._locale, 'title', l.title, 'excerpt', l.excerpt, 'content', l.content))
    from posts_locales l where l._parent_id = p.id) as texts,
  (select json_build_object('name', m.filename, 'width', m.width, 'height', m.height,
      'en', (select a.alt from media_locales a where a._parent_id = m.id and a._locale = 'en'),
      'he', (select a.alt from media_locales a where a._parent_id = m.id and a._locale = 'he'))
    from media m where m.id = p.cover_id and m.filename is not null) as cover`

const withTag = `($1::text is null or exists (select from posts_texts t
  where t.parent_id = p.id and t.path = 'tags' and lower(t.text) = lower($1)))`

type Asked = { tag: string | null; limit: number; offset: number }

/** The posts that are public by now, the latest first. */
export async function readPublicPosts(pool: Pool, { tag, limit, offset }: Asked): Promise<StoredPost[]> {
  const { rows } = await pool.query<Row>(
    `select ${columns} from posts p where ${isPublic} and ${withTag}
     order by p.published_at desc, p.id limit $2 offset $3`,
    [tag, limit, offset],
  )
  return rows.map(storedPostOf)
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
  const { rows } = await pool.query<Row>(`select ${columns} from posts p where ${isPublic} and p.slug = $1`, [
    slug,
  ])
  return rows[0] ? storedPostOf(rows[0]) : null
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

function storedPostOf(row: Row): StoredPost {
  const textIn = (locale: 'en' | 'he') => {
    const text = row.texts?.find((one) => one.locale === locale)
    return text ? { title: text.title, excerpt: text.excerpt, content: htmlOf(text.content) } : null
  }
  const { cover } = row
  return {
    id: row.id,
    slug: row.slug,
    author: row.author,
    tags: row.tags,
    publishedAt: row.published_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    coverImage: row.cover_image,
    cover: cover && {
      name: cover.name,
      width: cover.width,
      height: cover.height,
      alt: { en: cover.en, he: cover.he },
    },
    texts: { en: textIn('en'), he: textIn('he') },
  }
}
