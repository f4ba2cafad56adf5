import { expect, test, vi } from 'vitest'
import type { HeldBack } from './held-back.ts'
import { createMarkupCache } from './markup-cache.ts'

const write = () => vi.fn(() => '<p>written</p>')
const One = () => null
const Other = () => null

test('the same properties are written once, those of another component apart', () => {
  const cache = createMarkupCache(1000)
  const [once, again, other, more] = [write(), write(), write(), write()]
  expect(cache.of(One, { text: 'a' }, once)).toBe('<p>written</p>')
  expect(cache.of(One, { text: 'a' }, again)).toBe('<p>written</p>')
  cache.of(Other, { text: 'a' }, other)
  cache.of(One, { text: 'b' }, more)
  expect([once, again, other, more].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1, 1])
})

test.each([
  ['a function', { onClick: () => undefined }],
  ['a map', { of: new Map([[1, 2]]) }],
  ['a date', { at: new Date(0) }],
  ['a number without end', { n: 1n }],
])('what %s says of is written each time', (_, props) => {
  const cache = createMarkupCache(1000)
  const [once, again] = [write(), write()]
  cache.of(One, props, once)
  cache.of(One, props, again)
  expect(again).toHaveBeenCalledTimes(1)
  expect(cache.characters()).toBe(0)
})

test('what was not asked for the longest goes, and a whole month is never kept', () => {
  const cache = createMarkupCache(100)
  const ask = (text: string) => {
    const asked = write()
    cache.of(One, { text }, asked)
    return asked.mock.calls.length
  }
  for (const text of ['a', 'b', 'c']) ask(text)
  expect(ask('a')).toBe(0)
  ask('d')
  expect(ask('a')).toBe(0)
  expect(ask('b')).toBe(1)
  expect(cache.characters()).toBeLessThanOrEqual(100)
  expect(ask('x'.repeat(40_000))).toBe(1)
  expect(ask('x'.repeat(40_000))).toBe(1)
})

test('a page that holds markup back gets a mark of what is finished, and its bytes once', () => {
  const cache = createMarkupCache(10_000)
  const html = `<p>${'לוח'.repeat(400)}</p>`
  const empty = (): HeldBack => ({ name: 'held-back', parts: [] })
  const [first, second] = [empty(), empty()]
  expect(cache.under('a', () => html, first)).toBe('<!--held-back:0-->')
  expect(cache.under('a', write(), second)).toBe('<!--held-back:0-->')
  expect(String(first.parts[0])).toBe(html)
  expect(second.parts[0]).toBe(first.parts[0])
  expect(cache.under('a', write())).toBe(html)
  expect(cache.under('b', () => '<p>little</p>', second)).toBe('<p>little</p>')
})

test('what is written for this once is told so', () => {
  const cache = createMarkupCache(1_000_000)
  const told: boolean[] = []
  const tell = (isForOnce: boolean) => {
    told.push(isForOnce)
    return ''
  }
  cache.of(One, { text: 'a' }, tell)
  cache.of(One, { days: Array.from({ length: 400 }, (_, day) => day) }, tell)
  cache.of(One, { onClick: () => undefined }, tell)
  expect(told).toEqual([false, true, true])
})

test('what is written in time is cached as well', async () => {
  const cache = createMarkupCache(1000)
  expect(await cache.later('a', async () => '<p>a</p>')).toBe('<p>a</p>')
  expect(await cache.later('a', async () => '<p>b</p>')).toBe('<p>a</p>')
})
