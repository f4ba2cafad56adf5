import type { OpenPost } from '@cyberluach/api/posts'
import { structuredData } from './structured-data.ts'

type Setting = {
  /** The whole addresses of the post's page and of its image card, and the whole address of any path. */
  page: string
  card: string
  site: string
  siteName: string
  whole: (path: string) => string
}

/** Structured data of a post. */
export function blogPosting(post: OpenPost, { page, card, site, siteName, whole }: Setting): string {
  const publisher = { '@type': 'Organization', name: siteName, url: site }
  const cover = post.cover && (post.cover.url.startsWith('/') ? whole(post.cover.url) : post.cover.url)
  return structuredData({
    '@type': 'BlogPosting',
    '@id': page,
    mainEntityOfPage: page,
    url: page,
    headline: post.title.text,
    ...(post.excerpt.text && { description: post.excerpt.text }),
    inLanguage: post.html?.lang ?? post.title.lang,
    ...(post.publishedAt && { datePublished: post.publishedAt }),
    dateModified: post.updatedAt,
    author: post.author ? { '@type': 'Person', name: post.author } : publisher,
    publisher,
    image: cover ? [cover, card] : [card],
    ...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
    timeRequired: `PT${post.minutes}M`,
  })
}
