import { getRssString, type RSSFeedItem } from '@astrojs/rss'
import type { ReadablePost } from '@cyberluach/api/posts'
import { call } from '@cyberluach/api/client'
import { directionOfLocale, localePath, type Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { postPath } from './blog.ts'
import { readFromApi } from './reads.ts'
import { cmsUrl } from './site.ts'
import { wholeAddress } from './meta.ts'

const postsOfFeed = 20

/** The latest posts as an RSS feed in the page's language, each whole; null while they cannot be read. */
export async function loadFeed(locals: App.Locals, asked: URL): Promise<string | null> {
  const { locale, t } = locals
  const query = { locale, limit: postsOfFeed, content: 'true' as const }
  const read = await readFromApi(locals, (signal) => call('GET /api/blog', { base: cmsUrl(), query, signal }))
  return read ? blogFeed(read.posts, { locale, t, whole: (path) => wholeAddress(path, asked) }) : null
}

type Setting = { locale: Locale; t: Pick<Messages, 'blog'>; whole: (path: string) => string }

/** The feed of these posts; every address in it is whole. */
export function blogFeed(posts: readonly ReadablePost[], { locale, t, whole }: Setting): Promise<string> {
  const own = whole(localePath(locale, '/blog/rss.xml'))
  return getRssString({
    title: readable(t.blog.rssTitle),
    description: readable(t.blog.intro),
    site: whole(localePath(locale, '/blog')),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: `<language>${locale}</language><atom:link href="${escaped(own)}" rel="self" type="application/rss+xml"/>`,
    items: posts.map((post) => itemOf(post, whole(localePath(locale, postPath(post.slug))), whole)),
  })
}

function itemOf(post: ReadablePost, link: string, whole: (path: string) => string): RSSFeedItem {
  return {
    title: readable(post.title.text),
    link,
    description: readable(post.excerpt.text),
    ...(post.publishedAt && { pubDate: new Date(post.publishedAt) }),
    categories: post.tags.map(readable),
    content: readable(contentOf(post, whole)),
    ...(post.author && { customData: `<dc:creator>${escaped(readable(post.author))}</dc:creator>` }),
  }
}

/** A reader of feeds knows nothing of our page: the text brings its direction along. */
function contentOf({ cover, html }: ReadablePost, whole: (path: string) => string): string {
  const address = cover && (cover.url.startsWith('/') ? whole(cover.url) : cover.url)
  const picture = cover && address ? `<p><img src="${escaped(address)}" alt="${escaped(cover.alt)}"></p>` : ''
  const { text, lang } = html ?? { text: '', lang: 'en' }
  // Clean HTML has every `<` of a text escaped: what looks like an uploaded picture is one.
  const content = text.replace(/<img src="(\/media\/[^"]*)"/g, (_, path: string) => `<img src="${whole(path)}"`)
  return `${picture}<div lang="${lang}" dir="${directionOfLocale(lang)}">${content}</div>`
}

/** Without the few characters that no XML document can hold, even escaped. */
function readable(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
