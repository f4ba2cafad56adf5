import { setTimeout as pause } from 'node:timers/promises'
import type { PageCache } from './page-cache.ts'

/** The most pages that are made ahead after a change. */
const mostPages = 10

/** A change seldom comes alone: one approval may tell of events and texts, a seed of hundreds of rows. */
const restMs = 20

/**
 * Makes the most visited pages anew after a change, one at a time, so that hardly anybody waits for a render. A change in
 * the middle begins it anew.
 */
export function renderAhead(cache: Pick<PageCache, 'mostVisitedStale'>) {
  let changes = 0
  let isAtWork = false

  return {
    begin(): void {
      changes += 1
      if (isAtWork) return
      isAtWork = true
      void work().finally(() => (isAtWork = false))
    },
  }

  async function work(): Promise<void> {
    for (let seen = -1; seen !== changes;) {
      seen = changes
      await pause(restMs, undefined, { ref: false })
      if (seen === changes) await makeAll(() => seen !== changes)
    }
  }

  async function makeAll(isOver: () => boolean): Promise<void> {
    for (const page of cache.mostVisitedStale(mostPages)) {
      if (isOver()) return
      // Who asks for the page is told what failed.
      await page.remake?.().catch(() => undefined)
    }
  }
}
