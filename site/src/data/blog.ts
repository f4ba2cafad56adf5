import { call } from '@cyberluach/api/client'
import type { OpenPost, ReadablePost, WrittenText } from '@cyberluach/api/posts'
import { dayKeyOf, type DayKey } from '@cyberluach/core/dates/day-key'
import { directionOf } from '@cyberluach/core/text/text-direction'
import { hasForbiddenCharacters } from '@cyberluach/core/text/text-hygiene'
import { localePath, type Locale } from '@cyberluach/i18n/locales'
import { readFromApi } from './reads.ts'
import { cmsUrl, siteTimeZone } from './site.ts'
import { fill } from '@cyberluach/i18n/translate'

/** The path of a page of the blog, without the language; the first page is not named. */
export function blogPath({ tag = null, page = 1 }: { tag?: string | null; page?: number } = {}): string {
  const query = new URLSearchParams()
  if (tag) query.set('tag', tag)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/blog?${query}` : '/blog'
}

/** The path of a post, without the language. */
export function postPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`
}

/** The number of the page that an address asks for, from 1; null where it is none. */
export function requestedPage(query: URLSearchParams): number | null {
  const asked = query.get('page')
  if (asked === null) return 1
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : null
}

const longestTag = 60
const longestPreview = 300

/** A page of the blog; `lost` where there is no such page, `away` while the posts cannot be read. */
export async function loadBlog(locals: App.Locals, query: URLSearchParams) {
  const { locale } = locals
  const page = requestedPage(query)
  const given = query.get('tag') || null
  if (page === null || !isAskable(given, longestTag)) return { kind: 'lost' as const }
  const asked = { locale, page, ...(given && { tag: given }) }
  const read = await readFromApi(locals, (signal) => call('GET /api/blog', { base: cmsUrl(), query: asked, signal }))
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
  return { dir: directionOf(text, lang), lang: lang === locale ? undefined : lang }
}

/** What readers of screens are told of parts that scroll sideways by themselves. */
type Labels = { tableLabel: string; codeLabel: string }

/**
 * A post's HTML for its page. The API gives it clean, with every `<` of a text escaped, so that what looks like a tag
 * is one. Headings follow the page's own, wide tables and code scroll by themselves, pictures wait to be seen.
 */
export function pageHtml(html: string, locale: Locale, labels: Labels): string {
  const counted = (label: string) => {
    let n = 0
    return (tag: string) => {
      const name = fill(locale, label, { n: (n += 1) })
      return `<section class="scrolls" tabindex="0" aria-label="${escaped(name)}">${tag}`
    }
  }
  const codeBegins = counted(labels.codeLabel)
  return withHeadingsBelow(html)
    .replace(/<table\b/g, counted(labels.tableLabel))
    .replace(/<\/table>/g, '</table></section>')
    .replace(/<pre>/g, (tag) => codeBegins(tag).replace('<section ', '<section dir="ltr" '))
    .replace(/<\/pre>/g, '</pre></section>')
    .replace(/<img\b/g, '<img loading="lazy" decoding="async" referrerpolicy="no-referrer"')
}

/** Texts can be changed by people, and none of them is markup. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

/** Each heading stands one level below the one that it belongs to, whatever levels its writer chose or left out. */
function withHeadingsBelow(html: string): string {
  const above: number[] = []
  return html.replace(/<(\/?)h([1-6])\b/g, (_, slash: string, digit: string) => {
    if (!slash) {
      while ((above.at(-1) ?? 0) >= Number(digit)) above.pop()
      above.push(Number(digit))
    }
    return `<${slash}h${Math.min(6, above.length + 1)}`
  })
}
