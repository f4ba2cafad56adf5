import type { HeaderList } from './response.ts'

/**
 * What a CDN in front is told of a page that everybody gets alike: how long it may keep it, that it may give an old one for
 * as long again while it asks for a new one, and what the page hangs on, in the spellings of those who purge by it.
 * Browsers ask each time, as they do without a CDN: `stale-while-revalidate` is in none of what they read.
 */
export function cdnHeaders(maxAgeSeconds: number, tags: readonly string[]): HeaderList {
  return [
    'Cache-Control',
    `public, max-age=0, s-maxage=${maxAgeSeconds}`,
    'CDN-Cache-Control',
    `max-age=${maxAgeSeconds}, stale-while-revalidate=${maxAgeSeconds}`,
    'Surrogate-Key',
    tags.join(' '),
    'Cache-Tag',
    tags.join(','),
  ]
}
