import type { TextOverrides } from '@cyberluach/i18n/editable-texts'
import { beforeEach, expect, test, vi } from 'vitest'
import { createPageCache, type PageCache } from './page-cache.ts'
import { createTexts, type Texts } from './texts.ts'

let time: number
let cache: PageCache
let stored: string
let read: ReturnType<typeof vi.fn<() => Promise<TextOverrides>>>
let texts: Texts

beforeEach(() => {
  time = 1_000_000
  cache = createPageCache(1000, () => time)
  stored = 'first'
  read = vi.fn(async () => withTitle(stored))
  texts = createTexts(read, cache, () => time)
})

const withTitle = (text: string): TextOverrides => ({ en: { 'home.heroTitle': text }, he: {} })

async function seen(): Promise<[string | undefined, boolean]> {
  const { overrides, isCurrent } = await texts.current()
  return [overrides.en['home.heroTitle'], isCurrent]
}

test('one read serves all renders until something changes', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, seen))
  expect(new Set(all.map(String))).toEqual(new Set(['first,true']))
  await seen()
  expect(read).toHaveBeenCalledTimes(1)
})

test.each([
  ['its tag', () => cache.purge(['texts'])],
  ['everything', () => cache.purgeAll()],
])('a purge of %s is followed by another read', async (_, purge) => {
  await seen()
  stored = 'second'
  purge()
  expect(await seen()).toEqual(['second', true])
})

test('a purge of something else is not', async () => {
  await seen()
  stored = 'second'
  cache.purge(['events'])
  expect(await seen()).toEqual(['first', true])
  expect(read).toHaveBeenCalledTimes(1)
})

test('a render that begins after a purge does not take a read that began before it', async () => {
  const early = Promise.withResolvers<TextOverrides>()
  read.mockReturnValueOnce(early.promise)
  const before = seen()
  stored = 'second'
  cache.purge(['texts'])
  expect(await seen()).toEqual(['second', true])
  early.resolve(withTitle('first'))
  await before
  expect(await seen()).toEqual(['second', true])
})

test('catching up reads at once after a purge, and only then', async () => {
  await seen()
  texts.catchUp()
  expect(read).toHaveBeenCalledTimes(1)
  stored = 'second'
  cache.purge(['texts'])
  texts.catchUp()
  await seen()
  expect(read).toHaveBeenCalledTimes(2)
  expect(texts.known().en).toEqual({ 'home.heroTitle': 'second' })
})

test('while the CMS is away, the last texts stay, and are current as long as nothing was purged', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await seen()
  read.mockRejectedValue(new Error('away'))
  time += 60_000
  expect(await seen()).toEqual(['first', true])
  cache.purge(['texts'])
  expect(await seen()).toEqual(['first', false])
})

test('a CMS that was never there leaves the built-in texts, of which nothing may be kept', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  read.mockRejectedValue(new Error('away'))
  expect(await seen()).toEqual([undefined, false])
  await seen()
  expect(read).toHaveBeenCalledTimes(1)
  read.mockImplementation(async () => withTitle('back'))
  time += 1000
  expect(await seen()).toEqual(['back', true])
})

test('while nothing can be heard of changes, texts are asked for again each second', async () => {
  cache.limitLife(1000)
  await seen()
  stored = 'second'
  time += 999
  expect(await seen()).toEqual(['first', true])
  time += 1
  expect(await seen()).toEqual(['second', true])
})

test('old texts are asked for again beside the render, should a notice have been lost', async () => {
  await seen()
  stored = 'second'
  time += 30_000
  expect(await seen()).toEqual(['first', true])
  await vi.waitFor(async () => expect(await seen()).toEqual(['second', true]))
})
