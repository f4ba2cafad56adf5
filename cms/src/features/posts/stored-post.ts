import { htmlOf } from './html/html-of.ts'
import type { StoredPost } from './readable-post.ts'

type Texts = { title: string | null; excerpt: string | null; content: unknown }

/** A post as the database is asked for it: its texts and the words for its cover by language. */
export type PostRow = {
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

/** The post of a row, its text as HTML. */
export function storedPostOf({ texts, cover, ...row }: PostRow): StoredPost {
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
