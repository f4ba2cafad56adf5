import type { Answer } from '../http/response.ts'

/** A finished page and what it hangs on. */
export type Page = {
  answer: Answer
  /** Fingerprint of body and headers: the same page rendered again keeps its compressed bodies. */
  name: string
  tags: string[]
  storedAt: number
  maxAgeMs: number
  freshUntil: number
  /** Served since it was stored, or since the last eviction looked. */
  used: boolean
  hits: number
  bytes: number
  /** Makes the page anew and stores it, for nobody who waits. */
  remake?: () => Promise<unknown>
}

/** A moment in the order of purges. */
export type Mark = number

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Keeps finished pages by key, bounded by bytes. Ages are measured by the clock that never goes back. A purged or aged page is no longer fresh but stays, to be served while
 * the CMS does not answer.
 */
export function createPageCache(maxBytes: number, now: () => number = () => performance.now()) {
  const pages = new Map<string, Page>()
  const purgedAt = new Map<string, Mark>()
  let allPurgedAt: Mark = 0
  let mark: Mark = 0
  let bytes = 0
  let lifeLimitMs = Number.POSITIVE_INFINITY

  return {
    /** The page if it may be served as it is. The hot path: one lookup. */
    fresh(key: string): Page | undefined {
      const page = pages.get(key)
      return page !== undefined && page.freshUntil > now() ? page : undefined
    },

    /** The page, fresh or not. */
    any: (key: string): Page | undefined => pages.get(key),

    /** To be taken before a render begins and given to `store`. */
    mark: (): Mark => mark,

    /** The place of the tag's last purge in the order of purges: it grows before any render that follows the purge. */
    generationOf: (tag: string): Mark => Math.max(purgedAt.get(tag) ?? 0, allPurgedAt),

    /** How long a page lives at most, in milliseconds: endless but while nothing can be heard of changes. */
    lifeLimit: (): number => lifeLimitMs,

    /** Stores a page, unless one of its tags was purged since the mark: what was read then may be old. */
    store(key: string, page: Omit<Page, 'storedAt' | 'freshUntil' | 'used' | 'hits'>, since: Mark): Page | null {
      if (allPurgedAt > since || page.tags.some((tag) => (purgedAt.get(tag) ?? 0) > since)) return null
      const storedAt = now()
      const freshUntil = storedAt + Math.min(page.maxAgeMs, lifeLimitMs)
      const replaced = pages.get(key)
      // What was visited often stays known for it, though less with each change.
      const hits = Math.floor((replaced?.hits ?? 0) / 2)
      const stored: Page = { ...page, storedAt, freshUntil, used: true, hits }
      if (replaced) bytes -= replaced.bytes
      pages.delete(key)
      pages.set(key, stored)
      bytes += stored.bytes
      evict()
      return stored
    },

    /** The same page was rendered again: it is fresh for another while. */
    renew(page: Page, since: Mark): void {
      if (allPurgedAt > since || page.tags.some((tag) => (purgedAt.get(tag) ?? 0) > since)) return
      page.storedAt = now()
      page.freshUntil = page.storedAt + Math.min(page.maxAgeMs, lifeLimitMs)
    },

    /** Serves a stale page for a moment longer, so that a CMS that is away is not asked for every visitor. */
    hold(page: Page, forMs: number): void {
      page.freshUntil = Math.max(page.freshUntil, now() + forMs)
    },

    /** Counts what a compressed body added or took away. */
    resize(page: Page, difference: number): void {
      page.bytes += difference
      bytes += difference
      evict()
    },

    purge(tags: string[]): void {
      mark += 1
      for (const tag of tags) purgedAt.set(tag, mark)
      for (const page of pages.values()) if (page.tags.some((tag) => tags.includes(tag))) page.freshUntil = 0
      if (purgedAt.size > 1000) this.purgeAll()
    },

    purgeAll(): void {
      mark += 1
      allPurgedAt = mark
      purgedAt.clear()
      for (const page of pages.values()) page.freshUntil = 0
    },

    /** No page, present or coming, stays fresh for longer than this after it was stored. null lifts the limit. */
    limitLife(ms: number | null): void {
      lifeLimitMs = ms ?? Number.POSITIVE_INFINITY
      for (const page of pages.values()) page.freshUntil = Math.min(page.freshUntil, page.storedAt + lifeLimitMs)
    },

    /** Those that were visited most, of the pages that are no longer fresh. */
    mostVisitedStale(count: number): Page[] {
      const stale = [...pages.values()].filter(({ freshUntil, hits }) => hits > 0 && freshUntil <= now())
      return stale.sort((one, other) => other.hits - one.hits).slice(0, count)
    },

    bytes: (): number => bytes,
    pages: (): Iterable<Page> => pages.values(),
  }

  /** Oldest first, but a page served since the last look gets another round. */
  function evict(): void {
    for (const [key, page] of pages) {
      if (bytes <= maxBytes) return
      pages.delete(key)
      if (page.used && pages.size > 0) {
        page.used = false
        pages.set(key, page)
      } else {
        bytes -= page.bytes
      }
    }
  }
}
