import type { Keys } from './salts.ts'
import type { PageHit } from './page-hit.ts'

/** One page of a batch as the database takes it: its first and last sign of life, in milliseconds. */
export type PageOfBatch = {
  key: string
  previous?: string
  page: string
  path: string
  first: number
  last: number
  load: number | null
  country: string
  city: string
  device: string
  browser: string
  os: string
}

const longestMs = 10 * 60_000

/** How many of the hits from the front make one batch: at most `most`, and no longer than ten minutes together. */
export function batchLength(hits: readonly PageHit[], most: number): number {
  const begins = hits[0]?.at ?? 0
  const end = hits.findIndex(({ at }, index) => index >= most || Math.abs(at - begins) > longestMs)
  return end < 0 ? hits.length : end
}

/** The hits of a batch, one row for each page of each visitor. */
export async function pagesOf(
  hits: readonly PageHit[],
  keysOf: (hit: PageHit) => Promise<Keys>,
): Promise<PageOfBatch[]> {
  const pages = new Map<string, PageOfBatch>()
  for (const hit of hits) {
    const { key, previous } = await keysOf(hit)
    const known = pages.get(`${key} ${hit.page}`)
    if (!known) pages.set(`${key} ${hit.page}`, pageOf(hit, key, previous))
    else {
      known.first = Math.min(known.first, hit.at)
      known.last = Math.max(known.last, hit.at)
      known.load ??= hit.loadMs
    }
  }
  return [...pages.values()]
}

function pageOf(
  { at, page, path, loadMs, place, agent }: PageHit,
  key: string,
  previous: string | null,
): PageOfBatch {
  const { device, browser, os } = agent
  return {
    key,
    ...(previous === null ? {} : { previous }),
    page,
    path,
    first: at,
    last: at,
    load: loadMs,
    ...place,
    device,
    browser,
    os,
  }
}
