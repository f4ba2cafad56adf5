import { call } from '@cyberluach/api/client'
import { eventListPath, eventsOfSitemapPart, type Archive } from '@cyberluach/core/events/event-lists'
import { statisticsCategories, statisticsPath } from '../events/statistics-category.ts'
import { pageGroups } from './page-groups.ts'
import { postPath } from './blog-addresses.ts'
import { readKept } from './kept-reads.ts'
import { readFromApi } from './reads.ts'
import type { SitemapEntry, SitemapPart } from './sitemap-document.ts'
import { cmsUrl } from './site.ts'
import { today } from './today.ts'

/** So many of the coming events have the page of their day in the sitemap; all have their own. */
const mostEvents = 1000

const postsOfRead = 100
const mostPosts = 1000

/**
 * The pages in one part, and each year's events in one or, where there are very many, in several; undefined while they cannot be
 * read: a robot would take half of them for all.
 */
export async function loadSitemapParts(locals: App.Locals): Promise<SitemapPart[] | undefined> {
  const archive = await readKept(locals, 'GET /api/archive', {})
  if (!archive) return undefined
  const ofYears = archive.years.flatMap(({ year, count, changedAt }) =>
    Array.from({ length: Math.max(1, Math.ceil(count / eventsOfSitemapPart)) }, (_, index) => ({
      path: `/sitemap/${year}${index > 0 ? `-${index + 1}` : ''}.xml`,
      changed: changedAt,
    })),
  )
  return [{ path: '/sitemap/pages.xml' }, ...ofYears]
}

/**
 * What search engines should know of a part; null where there is none of that name, undefined while it cannot be read. No
 * samples.
 */
export async function loadSitemapPart(
  locals: App.Locals,
  part: string,
): Promise<SitemapEntry[] | null | undefined> {
  if (part === 'pages') {
    const [paths, posts] = await Promise.all([loadPaths(locals), loadPosts(locals)])
    return paths && posts && [...paths.map((path) => ({ path })), ...posts]
  }
  const [, year, page = '1'] = /^(\d{4})(?:-([2-9]|[1-9]\d{1,2}))?$/.exec(part) ?? []
  if (!year) return null
  const read = await readKept(locals, 'GET /api/event-addresses/{year}', {
    params: { year },
    query: { page: Number(page) },
  })
  if (!read) return undefined
  if (read.length === 0) return null
  return read.map(({ url, updatedAt }) => ({ path: url, changed: updatedAt }))
}

async function loadPaths(locals: App.Locals): Promise<string[] | undefined> {
  const now = today()
  const query = { from: now, samples: 'false' as const, limit: mostEvents }
  const [events, archive] = await Promise.all([
    readFromApi(locals, (signal) => call('GET /api/events', { base: cmsUrl(), query, signal })),
    readKept(locals, 'GET /api/archive', {}),
  ])
  if (!events || !archive) return undefined
  return [
    ...new Set([
      ...pageGroups(locals.t, now).flatMap(({ pages }) => pages.map(({ path }) => path)),
      ...statisticsCategories.map((category) => statisticsPath(category)),
      ...listPaths(archive),
      ...events.map(({ day }) => `/day/${day}`),
    ]),
  ]
}

/** The first page of each list that the archive names. */
function listPaths({ years, countries, cities, tags, organizers, series }: Archive): string[] {
  return [
    ...years.flatMap(({ year, months }) => [
      eventListPath('year', year),
      ...months.map(({ month }) => eventListPath('month', month)),
    ]),
    ...countries.map(({ key }) => eventListPath('country', key)),
    ...cities.map(({ key }) => eventListPath('city', key)),
    ...tags.map(({ key }) => eventListPath('tag', key)),
    ...organizers.map(({ key }) => eventListPath('organizer', key)),
    ...series.map(({ key }) => eventListPath('series', key)),
  ]
}

async function loadPosts(locals: App.Locals): Promise<SitemapEntry[] | undefined> {
  const entries: SitemapEntry[] = []
  for (let page = 1; entries.length < mostPosts; page += 1) {
    const query = { page, limit: postsOfRead }
    const read = await readFromApi(locals, (signal) =>
      call('GET /api/blog', { base: cmsUrl(), query, signal }),
    )
    if (!read) return undefined
    for (const { slug, languages, updatedAt } of read.posts) {
      entries.push({ path: postPath(slug), changed: updatedAt, ...(languages.length > 0 && { languages }) })
    }
    if (page >= read.pages) break
  }
  return entries
}
