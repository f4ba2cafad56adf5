import type { Route } from '../route.ts'
import { costs } from './costs.ts'

/** What calendars subscribe to. */
const isFeed = /^\/api\/(?:events|deadlines)\.ics$/

/** A list of at most so many events is a call like any other. */
const shortList = 500

/**
 * What a call to the CMS costs, in pages; 0 for one that costs next to nothing, or whose session answers for it: the
 * panel's pages for strangers, searches, lists of events without a limit, and whatever looks through all of them.
 */
export function costOfCall(route: Route & { kind: 'api' | 'cms' }, query: string, isStaff: boolean): number {
  if (isStaff) return 0
  if (route.kind === 'cms') return route.surface === 'admin' ? 1 : 0
  if (route.path === '/api/search') return costs.searchCost
  if (route.path.startsWith('/api/export.')) return costs.exportCost
  return isLong(route.path, new URLSearchParams(query)) ? costs.listCost : 0
}

function isLong(path: string, query: URLSearchParams): boolean {
  if (path === '/api/events') return !(Number(query.get('limit') ?? Number.NaN) <= shortList)
  // Without a filter they are counted beforehand.
  if (path === '/api/facets') return query.size > 0
  return isFeed.test(path) || path === '/api/months' || path.startsWith('/api/months/')
}
