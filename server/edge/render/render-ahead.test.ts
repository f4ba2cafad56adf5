import { expect, test, vi } from 'vitest'
import { createPageCache } from '../cache/page-cache.ts'
import { renderAhead } from './idle-work.ts'
import type { Answer } from '../http/response.ts'

const answer = {} as Answer

function cacheOf(visits: Record<string, number>) {
  const cache = createPageCache(1_000_000)
  const made: string[] = []
  for (const [key, hits] of Object.entries(visits)) store(key, hits)
  return { cache, made }

  function store(key: string, hits = 0): void {
    const remake = async () => {
      made.push(key)
      store(key)
    }
    const page = { answer, name: key, tags: ['events'], maxAgeMs: 30_000, bytes: 1, remake }
    const stored = cache.store(key, page, cache.mark())
    if (stored && hits) stored.hits = hits
  }
}

test('after a change the most visited pages are made first, and those nobody visited are not', async () => {
  const { cache, made } = cacheOf({ '/few': 1, '/never': 0, '/many': 9, '/some': 5 })
  cache.purge(['events'])
  renderAhead(cache).begin()
  await expect.poll(() => made).toEqual(['/many', '/some', '/few'])
  expect(cache.fresh('/many')).toBeDefined()
  expect(cache.fresh('/never')).toBeUndefined()
})

test('ten at most, and what is fresh is left alone', async () => {
  const { cache, made } = cacheOf(Object.fromEntries(Array.from({ length: 14 }, (_, n) => [`/${n}`, n + 1])))
  const ahead = renderAhead(cache)
  ahead.begin()
  cache.purge(['texts'])
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(made).toEqual([])
  cache.purge(['events'])
  ahead.begin()
  await expect.poll(() => made).toHaveLength(10)
})

test('changes that come together are one, and one in the middle begins anew; a failed page stops nothing', async () => {
  const { cache, made } = cacheOf({ '/a': 3, '/b': 2 })
  const ahead = renderAhead(cache)
  for (let n = 0; n < 5; n += 1) {
    cache.purge(['events'])
    ahead.begin()
  }
  await expect.poll(() => made).toEqual(['/a', '/b'])
  const page = cache.any('/a')
  if (page) page.remake = vi.fn(() => Promise.reject(new Error('away')))
  cache.purge(['events'])
  ahead.begin()
  await expect.poll(() => made).toEqual(['/a', '/b', '/b'])
})
