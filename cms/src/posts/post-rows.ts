import type { Post } from '@cyberluach/api/post-schema'
import type { Pool, PoolClient } from 'pg'
import { htmlOf } from './html-of.ts'

type Row = {
  id: string
  title: string | null
  slug: string
  cover_image: string | null
  content: unknown
  author: string | null
  published_at: Date | null
  tags: string[] | null
  status: Post['status']
  created_at: Date
  updated_at: Date
}

const columns = `p.id, l.title, p.slug, p.cover_image, l.content, p.author, p.published_at, p._status as status, p.created_at,
  p.updated_at, (select array_agg(t.text order by t."order") from posts_texts t
    where t.parent_id = p.id and t.path = 'tags') as tags`

/** The posts that fit, the latest first, in the site's first language. `now` leaves out what is not public by then. */
export async function readPosts(
  database: Pool | PoolClient,
  { id = null, publicBy = null }: { id?: string | null; publicBy?: Date | null },
): Promise<Post[]> {
  const { rows } = await database.query<Row>(
    `select ${columns} from posts p left join posts_locales l on l._parent_id = p.id and l._locale = 'en'
     where ($1::uuid is null or p.id = $1)
       and ($2::timestamptz is null or (p._status = 'published' and p.published_at <= $2))
     order by coalesce(p.published_at, p.created_at) desc, p.id`,
    [id, publicBy],
  )
  return rows.map(postOf)
}

/** The slugs that begin like this one, other posts' only. */
export async function slugsLike(
  pool: Pool,
  slug: string,
  exceptId: string | null,
): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ slug: string }>(
    'select slug from posts where starts_with(slug, $1) and ($2::uuid is null or id <> $2)',
    [slug.slice(0, 100), exceptId],
  )
  return new Set(rows.map((row) => row.slug))
}

function postOf(row: Row): Post {
  return {
    id: row.id,
    title: row.title ?? '',
    slug: row.slug,
    coverImage: row.cover_image,
    content: htmlOf(row.content),
    author: row.author,
    publishedAt: row.published_at?.toISOString() ?? null,
    tags: row.tags,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
