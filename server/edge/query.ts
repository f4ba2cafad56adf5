/** The query keys that a page may depend on, in the order of the cache's keys. Others never reach a page. */
const pageKeys = ['month', 'type', 'location', 'view', 'page', 'event']

const longestKept = 400

/** The closed sign-in page writes each visit down, so each is rendered by itself. */
export const watchedPath = '/admin/login'

/** Pages made for one visitor: their own query reaches them whole, and nothing of them is kept. */
const personalPages = new Set([watchedPath, '/awaiting-approval', '/purple-elephant-42', '/submit/form'])

export type PageTarget = {
  /** Path and query as the page is asked for. */
  target: string
  /** Whether its answer may be kept: a search never is, nor an address too long to be one of ours. */
  mayKeep: boolean
}

/** The one spelling of an address: known keys only, in one order, the first of each, none empty. */
export function pageTarget(path: string, search: URLSearchParams): PageTarget {
  if (search.has('q')) return { target: `${path}?${search}`, mayKeep: false }
  if (personalPages.has(path.replace(/^\/he(?=\/)/, ''))) {
    return { target: search.size > 0 ? `${path}?${search}` : path, mayKeep: false }
  }
  const kept = new URLSearchParams()
  for (const key of pageKeys) {
    const value = search.get(key)
    if (value) kept.set(key, value)
  }
  const target = kept.size > 0 ? `${path}?${kept}` : path
  return { target, mayKeep: target.length <= longestKept }
}
