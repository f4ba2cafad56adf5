import type { Pool, PoolClient } from 'pg'
import { type Locale, otherLocale } from '@cyberluach/i18n/locales'
import { htmlOf } from './html/html-of.ts'
import type { Picture } from './html/pictures.ts'
import { readPictures } from './post-pictures.ts'
import type { ReadablePost, WrittenText } from '@cyberluach/api/posts'
import { excerptOf, readingMinutes } from '@cyberluach/core/text/excerpt'
import { isMostlyHebrew } from '@cyberluach/core/text/text-direction'
import { isWritten, openingText, readableText } from './html/markup.ts'
import { configuration } from '../../platform/configuration.ts'
import { readToken, signedToken, type ReadToken } from '../../platform/signed-token.ts'
import { wired, type RowOf } from '../../platform/database/wired.ts'

/** The database's clock decides, so that all instances agree on the moment. */
const isPublic = `p._status = 'published' and p.published_at <= now()`

/** Of a post `p` as its readers have it, or of a version `v` of it. */
function columns(of: 'p' | 'v'): string {
  const [prefix, locales, texts, tags] =
    of === 'p'
      ? ['p.', 'posts_locales', 'posts_texts', 'tags']
      : ['v.version_', '_posts_v_locales', '_posts_v_texts', 'version.tags']
  const text = of === 'p' ? 'l.' : 'l.version_'
  return `p.id, ${prefix}slug as slug, ${prefix}author as author, ${prefix}cover_image as "coverImage",
    ${prefix}published_at as "publishedAt", ${of}.updated_at as "updatedAt",
    array(select t.text from ${texts} t where t.parent_id = ${of}.id and t.path = '${tags}' order by t."order") as tags,
    (select json_object_agg(l._locale, json_build_object(
        'title', ${text}title, 'excerpt', ${text}excerpt, 'content', ${text}content))
      from ${locales} l where l._parent_id = ${of}.id) as texts,
    (select json_build_object('name', m.filename, 'width', m.width, 'height', m.height,
        'alt', (select json_object_agg(a._locale, a.alt) from media_locales a where a._parent_id = m.id))
      from media m where m.id = ${prefix}cover_id and m.filename is not null) as cover`
}

const withTag = `($1::text is null or exists (select from posts_texts t
  where t.parent_id = p.id and t.path = 'tags' and lower(t.text) = lower($1)))`

type PostQuery = { tag: string | null; limit: number; offset: number }

/** The posts that are public by now, the latest first. */
export async function readPublicPosts(pool: Pool, { tag, limit, offset }: PostQuery): Promise<StoredPost[]> {
  const { rows } = await pool.query<PostRow>(
    `select ${columns('p')} from posts p where ${isPublic} and ${withTag}
     order by p.published_at desc, p.id limit $2 offset $3`,
    [tag, limit, offset],
  )
  return storedPostsOf(pool, rows)
}

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
  const { rows } = await pool.query<PostRow>(`select ${columns('p')} from posts p where ${isPublic} and p.slug = $1`, [
    slug,
  ])
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

type Texts<Content> = { title: string | null; excerpt: string | null; content: Content }

/** A post as the database is asked for it: its texts as the editor stores them. */
type PostRow = Omit<RowOf<StoredPost, 'publishedAt' | 'updatedAt'>, 'texts' | 'cover'> & {
  texts: Record<string, Texts<unknown>> | null
  cover: (Omit<Cover, 'alt'> & { alt: Partial<Cover['alt']> | null }) | null
}

/** The posts of these rows, their texts as HTML with the pictures that stand in them. */
async function storedPostsOf(database: Pool | PoolClient, rows: readonly PostRow[]): Promise<StoredPost[]> {
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
    ...wired(row),
    cover: cover && { ...cover, alt: { en: cover.alt?.en ?? null, he: cover.alt?.he ?? null } },
    texts: { en: readable('en'), he: readable('he') },
  }
}

type PostTexts = Texts<string>

type Cover = {
  name: string
  width: number | null
  height: number | null
  alt: Record<Locale, string | null>
}

/** A post as it is stored, published or not; `content` is clean HTML. */
export type StoredPost = {
  id: string
  slug: string | null
  author: string | null
  tags: string[]
  publishedAt: string | null
  updatedAt: string
  /** A link to a picture, which one that was uploaded goes before. */
  coverImage: string | null
  cover: Cover | null
  texts: { en: PostTexts | null; he: PostTexts | null }
}

/**
 * The post for readers of a language. Each text that is missing in it comes in the other language, and says so. What
 * stands in Hebrew among the English texts is Hebrew all the same.
 */
export function readablePost(post: StoredPost, locale: Locale, hasContent: boolean): ReadablePost {
  const html = htmlIn(post, locale)
  return {
    id: post.id,
    slug: post.slug ?? post.id,
    title: titleIn({ en: post.texts.en?.title ?? null, he: post.texts.he?.title ?? null }, locale),
    excerpt: excerptIn(post, locale, html),
    html: hasContent ? html : null,
    languages: (['en', 'he'] as const).filter((one) => isWholeIn(post, one)),
    author: post.author?.trim() || null,
    publishedAt: post.publishedAt,
    updatedAt: post.updatedAt,
    minutes: readingMinutes(readableText(html.text)),
    tags: post.tags,
    cover: coverIn(post, locale),
  }
}

export function titleIn(titles: Record<Locale, string | null>, locale: Locale): WrittenText {
  return written(locale, (one) => titles[one]?.trim())
}

function htmlIn({ texts }: StoredPost, locale: Locale): WrittenText {
  return written(locale, (one) => writtenHtml(texts[one]), readableText)
}

function writtenHtml(texts: PostTexts | null): string {
  const html = texts?.content ?? ''
  return isWritten(html) ? html : ''
}

/** As the editor wrote it; else the beginning of the text that stands below it. */
function excerptIn({ texts }: StoredPost, locale: Locale, html: WrittenText): WrittenText {
  const byEditor = written(locale, (one) => excerptOf(texts[one]?.excerpt ?? ''))
  const isBest = byEditor.text && (byEditor.lang === locale || html.lang !== locale)
  return isBest ? byEditor : { text: excerptOf(openingText(html.text)), lang: html.lang }
}

/** The first that there is, in the language of the page before the other one. */
function written(
  locale: Locale,
  read: (locale: Locale) => string | undefined,
  lettersOf: (text: string) => string = (text) => text,
): WrittenText {
  for (const stored of [locale, otherLocale(locale)]) {
    const text = read(stored)
    if (text) return { text, lang: isMostlyHebrew(lettersOf(text)) ? 'he' : stored }
  }
  return { text: '', lang: locale }
}

/** Whether a reader of that language finds a title and a text in it. */
function isWholeIn(post: StoredPost, locale: Locale): boolean {
  const html = htmlIn(post, locale)
  const hasTitle = Boolean(post.texts.en?.title?.trim() || post.texts.he?.title?.trim())
  return hasTitle && html.text !== '' && html.lang === locale
}

function coverIn({ cover, coverImage }: StoredPost, locale: Locale): ReadablePost['cover'] {
  if (cover) {
    const { name, width, height, alt } = cover
    const described = alt[locale] ?? alt[otherLocale(locale)] ?? ''
    return { url: `/media/${encodeURIComponent(name)}`, alt: described, width, height }
  }
  return coverImage ? { url: coverImage, alt: '', width: null, height: null } : null
}

/** A post as it was last saved, published or not, for those who may see that; null where there is none. */
export async function readDraft(database: Pool | PoolClient, id: string): Promise<StoredPost | null> {
  const { rows } = await database.query<PostRow>(
    `select ${columns('v')}
     from posts p join _posts_v v on v.parent_id = p.id and v.latest
     where p.id = $1 order by v.updated_at desc limit 1`,
    [id],
  )
  return (await storedPostsOf(database, rows))[0] ?? null
}

const hour = 60 * 60_000

/** Where the post is seen as it was last saved, on the real site, in the language that is being written. */
export function previewAddress(doc: Record<string, unknown>, { locale }: { locale: string }): string | null {
  if (typeof doc.id !== 'string') return null
  const expiresAt = new Date(Date.now() + hour)
  const token = signedToken(configuration().secret, { purpose: 'preview', id: doc.id }, expiresAt)
  const slug = typeof doc.slug === 'string' && doc.slug !== '' ? encodeURIComponent(doc.slug) : 'draft'
  return `${locale === 'he' ? '/he' : ''}/blog/${slug}?preview=${token}`
}

export function postOfPreview(token: string): ReadToken {
  return readToken(configuration().secret, 'preview', token, new Date())
}
