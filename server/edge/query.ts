/**
 * The query keys that each page depends on, in the order of the cache's keys. Others never reach a page: an address
 * with made-up ones costs no more than the plain one.
 */
const pageKeys: [path: RegExp, keys: string[]][] = [
  [/^\/$/, ['month', 'type', 'location', 'view', 'event']],
  [/^\/day\/[^/]+$/, ['event']],
  [/^\/stats$/, ['type', 'page']],
  [/^\/blog$/, ['tag', 'page']],
]

const longestKept = 400

/** Where a link to a draft leads: its token is for one reader. */
const isPost = /^(?:\/he)?\/blog\/[^/]+$/

/** The closed sign-in page writes each visit down, so each is rendered by itself. */
export const watchedPath = '/admin/login'

/** Pages made for one visitor: their own query reaches them whole, and nothing of them is kept. */
const personalPages = new Set([watchedPath, '/awaiting-approval', '/purple-elephant-42', '/submit/form'])

/**
 * Pages that are opened by a link in a mail, whose token is all the authority there is: no cookie counts here. Mail
 * programs that leave a newsletter for their readers post to them from wherever they are.
 */
const signedPages = new Set(['/newsletter/confirm', '/newsletter/unsubscribe'])

/** A submission's own page, opened by the token in its path. */
const isSubmission = /^\/submission\/[^/]+$/

/** Whether a post to this path is taken whatever page it comes from. */
export function allowsCrossOriginPost(path: string): boolean {
  return signedPages.has(withoutLanguage(path))
}

export type PageTarget = {
  /** Path and query as the page is asked for. */
  target: string
  /** Whether its answer may be kept: a search never is, nor an address too long to be one of ours. */
  mayKeep: boolean
}

/** The one spelling of an address: known keys only, in one order, the first of each, none empty. */
export function pageTarget(path: string, search: URLSearchParams): PageTarget {
  const plain = withoutLanguage(path)
  const isSearch = search.has('q') && plain === '/'
  const isPreview = search.has('preview') && isPost.test(path)
  if (isSearch || isPreview) return { target: `${path}?${search}`, mayKeep: false }
  if (personalPages.has(plain) || signedPages.has(plain) || isSubmission.test(plain)) {
    return { target: search.size > 0 ? `${path}?${search}` : path, mayKeep: false }
  }
  const kept = new URLSearchParams()
  for (const key of keysOf(plain)) {
    const value = search.get(key)
    if (value) kept.set(key, value)
  }
  const target = kept.size > 0 ? `${path}?${kept}` : path
  return { target, mayKeep: target.length <= longestKept }
}

function keysOf(plainPath: string): string[] {
  return pageKeys.find(([path]) => path.test(plainPath))?.[1] ?? []
}

function withoutLanguage(path: string): string {
  return path === '/he' ? '/' : path.replace(/^\/he(?=\/)/, '')
}
