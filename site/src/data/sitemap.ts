import { localePath, locales, type Locale } from '@cyberluach/i18n/locales'
import { call } from '@cyberluach/api/client'
import { eventListPath, eventsOfSitemapPart, type Archive } from '@cyberluach/core/events/event-lists'
import { statisticsCategories, statisticsPath } from '../events/statistics-category.ts'
import { pageGroups } from './site-links.ts'
import { postPath } from './blog.ts'
import { readCached, readFromApi } from './reads.ts'
import { cmsUrl } from './site.ts'
import { today } from './today.ts'

/** A path without a language, in the languages that it is there in; `changed` is when it last was, where that is known. */
export type SitemapEntry = { path: string; languages?: readonly Locale[]; changed?: string }

/** A part of the sitemap by its path, and when something in it last changed, where that is known. */
export type SitemapPart = { path: string; changed?: string }

/** The sitemap of sitemaps (sitemaps.org). */
export function sitemapIndex(parts: SitemapPart[], whole: (path: string) => string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...parts.map(({ path, changed }) => `<sitemap><loc>${escaped(whole(path))}</loc>${lastChange(changed)}</sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n')
}

/** A part of the sitemap: each path in each of its languages, with its alternates. */
export function sitemapDocument(entries: SitemapEntry[], whole: (path: string) => string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.flatMap((entry) => linesOf(entry, whole)),
    '</urlset>',
    '',
  ].join('\n')
}

function linesOf({ path, languages = locales, changed }: SitemapEntry, whole: (path: string) => string): string[] {
  const addresses = languages.map((locale) => [locale, localePath(locale, path)] as const)
  const alternates = [...addresses, ['x-default', addresses[0]?.[1] ?? path] as const]
    .map(
      ([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(whole(address))}"/>`,
    )
    .join('')
  const last = lastChange(changed)
  return addresses.map(([, address]) => `<url><loc>${escaped(whole(address))}</loc>${last}${alternates}</url>`)
}

function lastChange(changed: string | undefined): string {
  return changed ? `<lastmod>${escaped(changed)}</lastmod>` : ''
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** So many of the coming events have the page of their day in the sitemap; all have their own. */
const mostEvents = 1000

const postsOfRead = 100
const mostPosts = 1000

/**
 * The pages in one part, and each year's events in one or, where there are very many, in several; undefined while they cannot be
 * read: a robot would take half of them for all.
 */
export async function loadSitemapParts(locals: App.Locals): Promise<SitemapPart[] | undefined> {
  const archive = await readCached(locals, 'GET /api/archive', {})
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
export async function loadSitemapPart(locals: App.Locals, part: string): Promise<SitemapEntry[] | null | undefined> {
  if (part === 'pages') {
    const [paths, posts] = await Promise.all([loadPaths(locals), loadPosts(locals)])
    return paths && posts && [...paths.map((path) => ({ path })), ...posts]
  }
  const [, year, page = '1'] = /^(\d{4})(?:-([2-9]|[1-9]\d{1,2}))?$/.exec(part) ?? []
  if (!year) return null
  const read = await readCached(locals, 'GET /api/event-addresses/{year}', {
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
    readCached(locals, 'GET /api/archive', {}),
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
    const read = await readFromApi(locals, (signal) => call('GET /api/blog', { base: cmsUrl(), query, signal }))
    if (!read) return undefined
    for (const { slug, languages, updatedAt } of read.posts) {
      entries.push({ path: postPath(slug), changed: updatedAt, ...(languages.length > 0 && { languages }) })
    }
    if (page >= read.pages) break
  }
  return entries
}

/** An XML document as it is sent. */
export function xmlAnswer(document: string): Response {
  return new Response(document, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
