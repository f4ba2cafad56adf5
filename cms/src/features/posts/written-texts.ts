import type { Post, PostPayload } from '@cyberluach/api/post-schema'
import { hasHebrew, isMostlyHebrew } from '@cyberluach/core/text-direction'
import type { Locale } from '@cyberluach/i18n/locales'
import { readableText } from './post-text.ts'

/** What is written in one language; what is absent stays as it is. `content` is HTML, null for none. */
export type Texts = { title?: string | null; excerpt?: string | null; content?: string | null }

/** What of the form goes into which language, null where nothing does. A post in Hebrew alone has no English texts. */
export type WrittenTexts = { isHebrewAlone: boolean; en: Texts | null; he: Texts | null }

/**
 * The texts of the form by language. The specified form has one language: what is Hebrew in it is not taken for
 * English, unless the post has both languages already and somebody means just this.
 */
export function writtenTexts(body: PostPayload, before: Post | null): WrittenTexts {
  const { title, content, excerpt, titleHe, excerptHe, contentHe } = body
  if (isInHebrewAlone(body, before)) {
    const hebrew = { title, content, ...pick('excerpt', excerptHe ?? excerpt) }
    return { isHebrewAlone: true, en: before && { title: null, excerpt: null, content: null }, he: hebrew }
  }
  const he = { ...pick('title', titleHe), ...pick('excerpt', excerptHe), ...pick('content', contentHe) }
  return {
    isHebrewAlone: false,
    en: { title, content, ...pick('excerpt', excerpt) },
    he: Object.keys(he).length > 0 ? he : null,
  }
}

/** Which field of the form holds the text. */
export function fieldOf(name: 'title' | 'content', locale: Locale, { isHebrewAlone }: WrittenTexts): string {
  return locale === 'he' && !isHebrewAlone ? `${name}He` : name
}

function isInHebrewAlone({ title, content, titleHe, contentHe }: PostPayload, before: Post | null): boolean {
  if (titleHe !== undefined || contentHe !== undefined) return titleHe === title && contentHe === content
  const isHebrew = hasHebrew(title) && isMostlyHebrew(readableText(content))
  return isHebrew && !(before && hasEnglish(before) && (before.titleHe || before.contentHe))
}

function hasEnglish({ title, titleHe, content, contentHe }: Post): boolean {
  return title !== (titleHe ?? '') || content !== (contentHe ?? '')
}

function pick<Name extends string>(
  name: Name,
  text: string | null | undefined,
): { [Key in Name]?: string | null } {
  return text === undefined ? {} : ({ [name]: text } as { [Key in Name]?: string | null })
}
