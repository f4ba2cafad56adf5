import { isDayKey } from '@cyberluach/core/dates/day-key'
import { pageAt } from '@cyberluach/core/site/pages'
import { withoutLanguage } from '../http/request.ts'
import type { SiteRoute } from '../render/render.ts'

/** Routes of the framework's own, and of what it shows where there is no page. */
const isNoPage = /^\/(?:404|500|_server-islands\/.*)$/

/**
 * Tells whether a path, as it is counted, may be that of a page: the site has a route for it, and a day in it exists.
 * Whether there is a post of that name only the CMS knows.
 */
export function sitePaths(routes: readonly SiteRoute[]): (path: string) => boolean {
  const pages = routes.filter(({ type, route }) => type === 'page' && !isSilent(route))
  return (path) => {
    const [plain = ''] = path.split('?')
    const day = /\/day\/([^/]+)$/.exec(plain)?.[1]
    return pages.some(({ pattern }) => pattern.test(plain)) && (day === undefined || isDayKey(day))
  }
}

/** Nothing is reported of who visits these, so that whoever tells of them makes it up. */
function isSilent(route: string): boolean {
  const page = pageAt(withoutLanguage(route))
  return isNoPage.test(route) || page?.isDoor === true || page?.isPrivate === true
}
