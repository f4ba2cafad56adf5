import type { Route } from '../route.ts'
import { costs } from './costs.ts'

/** A list of at most so many events is a call like any other. */
const shortList = 500

/**
 * What a call to the CMS costs, in pages; 0 for one that costs next to nothing, or whose session answers for it: the
 * panel's pages for strangers, and lists of events without a limit.
 */
export function costOfCall(route: Route & { kind: 'api' | 'cms' }, query: string, isStaff: boolean): number {
  if (isStaff) return 0
  if (route.kind === 'cms') return route.surface === 'admin' ? 1 : 0
  if (route.path === '/api/events.ics' || route.path === '/api/months') return costs.listCost
  if (route.path !== '/api/events') return 0
  const limit = Number(new URLSearchParams(query).get('limit') ?? Number.NaN)
  return limit <= shortList ? 0 : costs.listCost
}
