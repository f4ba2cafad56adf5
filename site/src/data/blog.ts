import { call } from '@cyberluach/api/client'
import type { OpenPost, ReadablePost, WrittenText } from '@cyberluach/api/posts'
import { dayKeyOf, type DayKey } from '@cyberluach/core/dates/day-key'
import { directionOf } from '@cyberluach/core/text/text-direction'
import { hasForbiddenCharacters } from '@cyberluach/core/text/text-hygiene'
import { localePath, type Locale } from '@cyberluach/i18n/locales'
import { askedPage, blogPath } from './blog-addresses.ts'
import { readFromApi } from './reads.ts'
import { cmsUrl, siteTimeZone } from './site.ts'

const longestTag = 60
const longestPreview = 300

/** A page of the blog; `lost` where there is no such page, `away` while the posts cannot be read. */
export async function loadBlog(locals: App.Locals, query: URLSearchParams) {
  const { locale } = locals
  const page = askedPage(query)
  const given = query.get('tag') || null
  if (page === null || !isAskable(given, longestTag)) return { kind: 'lost' as const }
  const asked = { locale, page, ...(given && { tag: given }) }
  const read = await readFromApi(locals, (signal) =>
    call('GET /api/blog', { base: cmsUrl(), query: asked, signal }),
  )
  if (!read) return { kind: 'away' as const }
  if (page > 1 && page > read.pages) return { kind: 'lost' as const }
  const known = given && read.tags.find((one) => one.tag.toLowerCase() === given.toLowerCase())?.tag
  const tag = known || given
  const at = (number: number) => localePath(locale, blogPath({ tag, page: number }))
  return {
    kind: 'page' as const,
    ...read,
    /** As its posts spell it. */
    tag,
    /** There is no end to topics that no post has, nor to their spellings. */
    isUsual: given === null || given === known,
    canonical: blogPath({ tag, page }),
    newer: page > 1 ? at(page - 1) : null,
    older: page < read.pages ? at(page + 1) : null,
  }
}

/** One post by its address, or the draft that the token of a preview names. */
export async function loadPost(locals: App.Locals, slug: string, preview: string | null) {
  if (!isAskable(preview, longestPreview)) return { kind: 'lost' as const }
  const post = await readFromApi(locals, (signal) =>
    call('GET /api/blog/{slug}', {
      base: cmsUrl(),
      params: { slug },
      query: { locale: locals.locale, ...(preview && { preview }) },
      signal,
    }),
  )
  if (post) return { kind: 'post' as const, post }
  return { kind: post === undefined ? ('away' as const) : ('lost' as const) }
}

/** What the API would refuse is nothing that there is. */
function isAskable(text: string | null, longest: number): boolean {
  return text === null || ([...text].length <= longest && !hasForbiddenCharacters(text))
}

export type ShownPost = OpenPost

/** The day of its publication in the site's time zone; null for a draft that has none. */
export function dayOfPost({ publishedAt }: Pick<ReadablePost, 'publishedAt'>): DayKey | null {
  return publishedAt && dayKeyOf(new Date(publishedAt), siteTimeZone())
}

/** A text's direction, and its language where that is not the page's. */
export function localAttributes(locale: Locale, { text, lang }: WrittenText) {
  return { dir: directionOf(text), lang: lang === locale ? undefined : lang }
}
