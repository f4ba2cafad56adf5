import type { Pool, PoolClient } from 'pg'
import type { StoredPost } from './readable-post.ts'
import { htmlOf } from './html/html-of.ts'

type Texts = { title: string | null; excerpt: string | null; content: unknown }

type Row = {
  id: string
  slug: string | null
  author: string | null
  cover_image: string | null
  published_at: Date | null
  updated_at: Date
  tags: string[]
  texts: Record<string, Texts> | null
  cover: {
    name: string
    width: number | null
    height: number | null
    alt: Record<string, string | null> | null
  } | null
}

/** A post as it was last saved, published or not, for those who may see that; null where there is none. */
export async function readDraft(database: Pool | PoolClient, id: string): Promise<StoredPost | null> {
  const { rows } = await database.query<Row>(
    `select p.id, v.version_slug as slug, v.version_author as author, v.version_cover_image as cover_image,
       v.version_published_at as published_at, v.updated_at,
       array(select t.text from _posts_v_texts t where t.parent_id = v.id and t.path = 'version.tags'
         order by t."order") as tags,
       (select json_object_agg(l._locale, json_build_object(
           'title', l.version_title, 'excerpt', l.version_excerpt, 'content', l.version_content))
         from _posts_v_locales l where l._parent_id = v.id) as texts,
       (select json_build_object('name', m.filename, 'width', m.width, 'height', m.height,
           'alt', (select json_object_agg(a._locale, a.alt) from media_locales a where a._parent_id = m.id))
         from media m where m.id = v.version_cover_id and m.filename is not null) as cover
     from posts p join _posts_v v on v.parent_id = p.id and v.latest
     where p.id = $1 order by v.updated_at desc limit 1`,
    [id],
  )
  return rows[0] ? storedPostOf(rows[0]) : null
}

function storedPostOf({ texts, cover, ...row }: Row): StoredPost {
  return {
    id: row.id,
    slug: row.slug,
    author: row.author,
    tags: row.tags,
    publishedAt: row.published_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    coverImage: row.cover_image,
    cover: cover && { ...cover, alt: { en: cover.alt?.en ?? null, he: cover.alt?.he ?? null } },
    texts: { en: readable(texts?.en), he: readable(texts?.he) },
  }
}

function readable(texts: Texts | undefined): StoredPost['texts']['en'] {
  return texts ? { ...texts, content: htmlOf(texts.content) } : null
}
