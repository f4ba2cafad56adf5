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
export function askedPage(query: URLSearchParams): number | null {
  const asked = query.get('page')
  if (asked === null) return 1
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : null
}
