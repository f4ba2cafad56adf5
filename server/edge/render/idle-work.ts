import { performance } from 'node:perf_hooks'
import { variantOf } from '../http/response.ts'
import { compress } from '../http/compression.ts'
import type { Page, PageCache } from '../cache/page-cache.ts'
import { commonHeaders } from './page-server.ts'
import { setTimeout as pause } from 'node:timers/promises'

const everyMs = 1000
const worthHits = 5
const idleShare = 0.2

/**
 * Compresses pages that are asked for often once more, as hard as can be, on another thread and only while this one has
 * little to do. Returns the function that ends it.
 */
export function improveWhenIdle(cache: PageCache): () => void {
  const improved = new WeakSet<Page>()
  let last = performance.eventLoopUtilization()
  let isBusy = false
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    if (utilization > idleShare || isBusy) return
    const page = [...cache.pages()].find(
      (candidate) => candidate.hits >= worthHits && !improved.has(candidate) && isSmallerCompressed(candidate),
    )
    if (!page) return
    isBusy = true
    improved.add(page)
    recompress(page).then(
      () => (isBusy = false),
      () => (isBusy = false),
    )
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)

  async function recompress(page: Page): Promise<void> {
    const body = await compress(page.answer.identity.body, 'br', 'thorough')
    cache.resize(page, body.length - (page.answer.br?.body.length ?? 0))
    page.answer.br = variantOf(body, 'br', page.name, commonHeaders(page.answer))
  }
}

/** A picture goes out as it is in every encoding. */
function isSmallerCompressed({ answer }: Page): boolean {
  return answer.br !== answer.identity
}

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
      // Who asks for the page learns what failed.
      await page.remake?.().catch(() => undefined)
    }
  }
}
