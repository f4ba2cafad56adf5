import type { ReadablePost, WrittenText } from '@cyberluach/api/blog-schema'
import { excerptOf } from '@cyberluach/core/excerpt'
import { readingMinutes } from '@cyberluach/core/reading-time'
import { isMostlyHebrew } from '@cyberluach/core/text-direction'
import { otherLocale, type Locale } from '@cyberluach/i18n/locales'
import { isWritten, openingText, readableText } from './post-text.ts'

type Texts = { title: string | null; excerpt: string | null; content: string }

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
  cover: {
    name: string
    width: number | null
    height: number | null
    alt: { en: string | null; he: string | null }
  } | null
  texts: { en: Texts | null; he: Texts | null }
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

function writtenHtml(texts: Texts | null): string {
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
