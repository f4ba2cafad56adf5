import { call } from '@cyberluach/api/client'
import { statisticsCategories, statisticsPath } from '../events/statistics-category.ts'
import { pageGroups } from './page-groups.ts'
import { postPath } from './blog-addresses.ts'
import { readOrNull } from './reads.ts'
import type { SitemapEntry } from './sitemap-document.ts'
import { cmsUrl } from './site.ts'
import { today } from './today.ts'

/** A file that search engines read in one go: the coming events stand in it, the past ones are found by month. */
const mostEvents = 1000

const postsOfRead = 100
const mostPosts = 1000

/** What search engines should know: pages, posts, coming events and their days; no samples. */
export async function loadSitemap(locals: App.Locals): Promise<SitemapEntry[]> {
  const [paths, posts] = await Promise.all([loadPaths(locals), loadPosts(locals)])
  return [...paths.map((path) => ({ path })), ...posts]
}

async function loadPaths(locals: App.Locals): Promise<string[]> {
  const now = today()
  const query = { from: now, samples: 'false' as const, limit: mostEvents }
  const events =
    (await readOrNull(locals, (signal) => call('GET /api/events', { base: cmsUrl(), query, signal }))) ?? []
  return [
    ...new Set([
      ...pageGroups(locals.t, now).flatMap(({ pages }) => pages.map(({ path }) => path)),
      ...statisticsCategories.map((category) => statisticsPath(category)),
      ...events.map(({ day }) => `/day/${day}`),
      ...events.map(({ url }) => url),
    ]),
  ]
}

async function loadPosts(locals: App.Locals): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = []
  for (let page = 1; entries.length < mostPosts; page += 1) {
    const query = { page, limit: postsOfRead }
    const read = await readOrNull(locals, (signal) =>
      call('GET /api/blog', { base: cmsUrl(), query, signal }),
    )
    for (const { slug, languages, updatedAt } of read?.posts ?? []) {
      entries.push({ path: postPath(slug), changed: updatedAt, ...(languages.length > 0 && { languages }) })
    }
    if (!read || page >= read.pages) break
  }
  return entries
}
