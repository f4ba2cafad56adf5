import { performance } from 'node:perf_hooks'
import { variantOf } from './response.ts'
import { compress } from './compress.ts'
import type { Page, PageCache } from './page-cache.ts'
import { commonHeaders } from './page-server.ts'

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
      (candidate) =>
        candidate.hits >= worthHits && !improved.has(candidate) && isSmallerCompressed(candidate),
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
