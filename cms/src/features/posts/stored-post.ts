import type { Locale } from '@cyberluach/i18n/locales'
import type { Pool, PoolClient } from 'pg'
import { htmlOf } from './html/html-of.ts'
import type { Picture } from './html/pictures.ts'
import { readPictures } from './post-pictures.ts'
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

/** The posts of these rows, their texts as HTML with the pictures that stand in them. */
export async function storedPostsOf(
  database: Pool | PoolClient,
  rows: readonly PostRow[],
): Promise<StoredPost[]> {
  const states = rows.flatMap(({ texts }) => Object.values(texts ?? {}).map(({ content }) => content))
  const pictures = await readPictures(database, { states })
  return rows.map((row) => storedPostOf(row, pictures))
}

function storedPostOf({ texts, cover, ...row }: PostRow, pictures: readonly Picture[]): StoredPost {
  const readable = (locale: Locale): StoredPost['texts']['en'] => {
    const stored = texts?.[locale]
    return stored ? { ...stored, content: htmlOf(stored.content, { pictures, locale }) } : null
  }
  return {
    id: row.id,
    slug: row.slug,
    author: row.author,
    tags: row.tags,
    publishedAt: row.published_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    coverImage: row.cover_image,
    cover: cover && { ...cover, alt: { en: cover.alt?.en ?? null, he: cover.alt?.he ?? null } },
    texts: { en: readable('en'), he: readable('he') },
  }
}
