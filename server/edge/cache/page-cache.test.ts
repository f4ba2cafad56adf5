import { beforeEach, expect, test, vi } from 'vitest'
import { variantOf } from '../http/response.ts'
import { createPageCache, type PageCache } from './page-cache.ts'

let time = 0
let cache: PageCache

beforeEach(() => {
  time = 1_000_000
  cache = createPageCache(10_000, () => time)
})

function page(name: string, tags: string[] = ['events'], bytes = 1000) {
  const identity = variantOf(Buffer.from(name), 'identity', name, [])
  return { answer: { identity }, name, tags, maxAgeMs: 30_000, bytes }
}

const store = (key: string, given = page(key), since = cache.mark()) => cache.store(key, given, since)

test('a stored page is fresh until its age is reached, and stays as a stale one', () => {
  store('/')
  expect(cache.fresh('/')?.name).toBe('/')
  time += 29_999
  expect(cache.fresh('/')).toBeDefined()
  time += 1
  expect(cache.fresh('/')).toBeUndefined()
  expect(cache.any('/')?.name).toBe('/')
})

test('a purge ends the freshness of the pages with that tag only', () => {
  store('/', page('/', ['events', 'texts']))
  store('/about', page('/about', ['texts']))
  cache.purge(['events'])
  expect(cache.fresh('/')).toBeUndefined()
  expect(cache.any('/')).toBeDefined()
  expect(cache.fresh('/about')).toBeDefined()
})

test('a render that began before its tag was purged is not stored', () => {
  const since = cache.mark()
  cache.purge(['events'])
  expect(store('/', page('/'), since)).toBeNull()
  expect(cache.any('/')).toBeUndefined()
  expect(store('/about', page('/about', ['texts']), since)).not.toBeNull()
})

test('a render that began before everything was purged is not stored', () => {
  const since = cache.mark()
  cache.purgeAll()
  expect(store('/', page('/', []), since)).toBeNull()
})

test('a page rendered again without a change is fresh again, unless it was purged meanwhile', () => {
  const stored = store('/')
  if (!stored) throw new Error('not stored')
  time += 40_000
  cache.renew(stored, cache.mark())
  expect(cache.fresh('/')).toBeDefined()
  const since = cache.mark()
  cache.purge(['events'])
  cache.renew(stored, since)
  expect(cache.fresh('/')).toBeUndefined()
})

test('while nothing can be heard of changes, pages live for the limit only', () => {
  store('/')
  cache.limitLife(1000)
  store('/late')
  time += 1000
  expect(cache.fresh('/')).toBeUndefined()
  expect(cache.fresh('/late')).toBeUndefined()
  cache.limitLife(null)
  store('/after')
  time += 20_000
  expect(cache.fresh('/after')).toBeDefined()
})

test('a stale page can be held for a moment', () => {
  const stored = store('/')
  if (!stored) throw new Error('not stored')
  cache.purgeAll()
  cache.hold(stored, 1000)
  expect(cache.fresh('/')).toBeDefined()
  time += 1000
  expect(cache.fresh('/')).toBeUndefined()
})

test('it never holds more bytes than allowed, and lets go of unused pages first', () => {
  for (let i = 0; i < 10; i += 1) store(`/${i}`)
  for (const kept of cache.pages()) kept.used = kept.name === '/0'
  for (let i = 10; i < 15; i += 1) store(`/${i}`)
  expect(cache.bytes()).toBeLessThanOrEqual(10_000)
  expect(cache.any('/0')).toBeDefined()
  expect(cache.any('/1')).toBeUndefined()
  expect(cache.any('/14')).toBeDefined()
})

test('a page larger than the whole cache is not kept', () => {
  store('/', page('/', [], 20_000))
  expect(cache.any('/')).toBeUndefined()
  expect(cache.bytes()).toBe(0)
})

test('replacing a page and adding a compressed body keep the count of bytes right', () => {
  store('/')
  const stored = store('/', page('/ again', [], 2000))
  if (!stored) throw new Error('not stored')
  cache.resize(stored, 500)
  expect(cache.bytes()).toBe(2500)
})

test('pages age by the clock that never goes back, whatever the machine’s clock says', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  try {
    const cache = createPageCache(1_000_000)
    vi.setSystemTime(new Date('2027-12-01'))
    cache.store('/', page('/'), cache.mark())
    vi.setSystemTime(new Date('2026-11-22'))
    vi.advanceTimersByTime(29_000)
    expect(cache.fresh('/')).toBeDefined()
    vi.advanceTimersByTime(2000)
    expect(cache.fresh('/')).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})
