import { call } from '@cyberluach/api/client'
import { statisticsCategories, statisticsPath } from '../calendar/statistics-category.ts'
import { pageGroups } from '../components/sitemap/page-groups.ts'
import { readOrNull } from './reads.ts'
import { cmsUrl } from './site.ts'
import { today } from './today.ts'

/** A file that search engines read in one go: the coming events stand in it, the past ones are found by month. */
const mostEvents = 1000

/** The paths, without a language, that search engines should know: pages, coming events and their days. */
export async function loadSitemapPaths(locals: App.Locals): Promise<string[]> {
  const now = today()
  const query = { from: now, limit: mostEvents }
  const events =
    (await readOrNull(locals, (signal) => call('GET /api/events', { base: cmsUrl(), query, signal }))) ?? []
  return [
    ...new Set([
      ...pageGroups(locals.t, now).flatMap(({ pages }) => pages.map(({ path }) => path)),
      ...statisticsCategories.map((category) => statisticsPath(category)),
      ...events.map(({ day }) => `/day/${day}`),
      ...events.map(({ id }) => `/?event=${id}`),
    ]),
  ]
}
