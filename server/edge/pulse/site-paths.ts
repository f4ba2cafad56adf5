import { isDayKey } from '@cyberluach/core/day-key'
import type { SiteRoute } from '../render.ts'

/** Pages that tell nothing of their visitors, so that whoever tells of them makes it up. */
const silent = /^\/(?:404|500|purple-elephant-42|admin\/login|_server-islands\/.*)$/

/**
 * Tells whether a path, as it is counted, may be that of a page: the site has a route for it, and a day in it exists.
 * Whether there is a post of that name only the CMS knows.
 */
export function sitePaths(routes: readonly SiteRoute[]): (path: string) => boolean {
  const pages = routes.filter(({ type, route }) => type === 'page' && !silent.test(route))
  return (path) => {
    const [plain = ''] = path.split('?')
    const day = /\/day\/([^/]+)$/.exec(plain)?.[1]
    return pages.some(({ pattern }) => pattern.test(plain)) && (day === undefined || isDayKey(day))
  }
}
