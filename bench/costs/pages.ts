import { addDays } from '@cyberluach/core/dates/day-key'
import { pages } from '@cyberluach/core/site/pages'
import type { BenchRequest } from '../attack/stranger.ts'
import type { MakeRequest } from './calls.ts'

const day = (n: number) => addDays('2026-01-01', n)
const search = encodeURIComponent('team talk flag cloud malware hardware workshop prize night')
const page =
  (path: string): MakeRequest =>
  (_, n) =>
    uncached(path, n)

/** The costliest address of each page, asked by a host of its own each time, which no page is cached for. */
export const costliestPages: Record<string, MakeRequest> = {
  ...Object.fromEntries(pages.flatMap(({ path }) => (path.includes('[') ? [] : [[path, page(path)]]))),
  '/': (_, n) => uncached(`/?view=cards&q=${search}`, n),
  '/.well-known/security.txt': page('/.well-known/security.txt'),
  '/404': page('/nowhere'),
  '/archive/[year]': (_, n) => uncached(`/archive/2026?page=${1 + (n % 5)}`, n),
  '/archive/[year]/[month]': (_, n) => uncached(`/archive/2026/${String(1 + (n % 12)).padStart(2, '0')}`, n),
  '/blog': (_, n) => uncached(`/blog?page=${1 + (n % 4)}`, n),
  '/blog/[slug]': (known, n) => uncached(`/blog/${known.postSlug}`, n),
  '/blog/rss.xml': page('/blog/rss.xml'),
  '/day': page('/day'),
  '/day/[date]': (known, n) => uncached(`/day/${day(n)}?event=${known.eventId(n)}`, n),
  '/deadline/[token]': (known, n) => uncached(`/deadline/${known.token('deadlineQuestion')}`, n),
  '/event': page('/event'),
  '/event/[slug]': (known, n) => uncached(`/event/${known.slug(n)}`, n),
  '/faq': page('/he/faq'),
  '/lists/[slug].json': page('/lists/israel.json'),
  '/manifest.webmanifest': page('/manifest.webmanifest'),
  '/newsletter/confirm': (known, n) => uncached(`/newsletter/confirm?token=${known.token('newsletterConfirm')}`, n),
  '/newsletter/unsubscribe': (known, n) => uncached(`/newsletter/unsubscribe?token=${known.token('unsubscribe')}`, n),
  '/og/[card].png': (known, n) => uncached(`/og/${known.eventId(n)}.png`, n),
  '/og/blog/[slug].png': (known, n) => uncached(`/og/blog/${known.postSlug}.png`, n),
  '/organizer': page('/organizer'),
  '/organizer/[slug]': page('/organizer/nobody'),
  '/place': page('/place'),
  '/place/[country]': (_, n) => uncached(`/place/israel?page=${1 + (n % 9)}`, n),
  '/place/[country]/[city]': (_, n) => uncached(`/place/israel/city?page=${1 + (n % 9)}`, n),
  '/plan': (_, n) => uncached(`/plan?from=${day(n)}&to=${day(n + 6)}&country=IL`, n),
  '/robots.txt': page('/robots.txt'),
  '/series': page('/series'),
  '/series/[slug]': page('/series/none'),
  '/sitemap.xml': page('/sitemap.xml'),
  '/sitemap/[part].xml': (_, n) => uncached(`/sitemap/${n % 2 ? 'pages' : '2026'}.xml`, n),
  '/stats': (_, n) => uncached(`/stats?type=online-events&page=${1 + (n % 9)}`, n),
  '/submission/[token]': (known, n) => uncached(`/submission/${known.submission}`, n),
  '/submit/form': page('/he/submit/form'),
  '/tag': page('/tag'),
  '/tag/[slug]': page('/tag/none'),
}

/** Pages that take a form without scripts. */
export const formPages = ['/submit/form', '/submit/calendar', '/contact', '/feedback', '/newsletter']

let hosts = 0

function uncached(path: string, n: number): BenchRequest {
  hosts += 1
  return { path, headers: { host: `calendar${hosts}-${n}.example` } }
}
