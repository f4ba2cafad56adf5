import { pageAt } from '@cyberluach/core/site/pages'

const longestKept = 400

/** Where a link to a draft leads: its token is for one reader. */
const isPost = /^(?:\/he)?\/blog\/[^/]+$/

/**
 * Whether a post to this path is taken whatever page it comes from: no cookie counts where a token is all the authority
 * there is, and mail programs that leave a newsletter for their readers post from wherever they are.
 */
export function allowsCrossOriginPost(path: string): boolean {
  return pageAt(withoutLanguage(path))?.isSigned === true
}

export type PageTarget = {
  /** Path and query as the page is asked for. */
  target: string
  /** Whether its answer may be kept: a search never is, nor an address too long to be one of ours. */
  mayKeep: boolean
}

/**
 * The one spelling of an address: only the keys that its page depends on, in one order, the first of each, none empty.
 * An address with made-up ones costs no more than the plain one.
 */
export function pageTarget(path: string, search: URLSearchParams): PageTarget {
  const plain = withoutLanguage(path)
  const isSearch = search.has('q') && plain === '/'
  const isPreview = search.has('preview') && isPost.test(path)
  if (isSearch || isPreview) return { target: `${path}?${search}`, mayKeep: false }
  const page = pageAt(plain)
  if (page?.shows === 'visitor') {
    return { target: search.size > 0 ? `${path}?${search}` : path, mayKeep: false }
  }
  const kept = new URLSearchParams()
  for (const key of page?.query ?? []) {
    const value = search.get(key)
    if (value) kept.set(key, value)
  }
  const target = kept.size > 0 ? `${path}?${kept}` : path
  return { target, mayKeep: target.length <= longestKept }
}

/** The path as `pages` have it, without the language in front. */
export function withoutLanguage(path: string): string {
  return path === '/he' ? '/' : path.replace(/^\/he(?=\/)/, '')
}
