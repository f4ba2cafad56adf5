import { beforeEach, expect, test, vi } from 'vitest'
import { createCachedReads, type CachedReads } from './cached-reads.ts'
import { createPageCache, type PageCache } from './page-cache.ts'

let time: number
let cache: PageCache
let stored: string
let status: number
let headers: [string, string][]
let read: ReturnType<
  typeof vi.fn<(target: string) => Promise<{ status: number; headers: [string, string][]; body: Buffer }>>
>
let give: CachedReads

beforeEach(() => {
  time = 1_000_000
  cache = createPageCache(1000, () => time)
  stored = 'first'
  status = 200
  headers = []
  read = vi.fn(async () => ({ status, headers, body: Buffer.from(JSON.stringify(stored)) }))
  give = createCachedReads(read, cache, 40, () => time)
})

test('one read serves all pages until an event changes', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => give('/a')))
  expect(all.every(({ answer, isCurrent }) => answer === 'first' && isCurrent)).toBe(true)
  stored = 'second'
  cache.purge(['texts'])
  expect(await give('/a')).toMatchObject({ answer: 'first', isCurrent: true })
  expect(read).toHaveBeenCalledTimes(1)
  cache.purge(['events'])
  expect(await give('/a')).toMatchObject({ answer: 'second', isCurrent: true })
  stored = 'third'
  cache.purgeAll()
  expect(await give('/a')).toMatchObject({ answer: 'third', isCurrent: true })
})

test('a read that began before a change is not given to a page that begins after it', async () => {
  const late = Promise.withResolvers<void>()
  read.mockImplementationOnce(async () => {
    await late.promise
    return { status, headers, body: Buffer.from('"old"') }
  })
  const before = give('/a')
  cache.purge(['events'])
  expect(await give('/a')).toMatchObject({ answer: 'first', isCurrent: true })
  late.resolve()
  expect(await before).toMatchObject({ answer: 'old', isCurrent: false })
  expect(await give('/a')).toMatchObject({ answer: 'first', isCurrent: true })
})

test('it is asked again after a while, and soon while nothing is heard of changes', async () => {
  await give('/a')
  stored = 'second'
  time += 14_999
  expect((await give('/a')).answer).toBe('first')
  time += 1
  expect((await give('/a')).answer).toBe('second')
  cache.limitLife(1000)
  stored = 'third'
  time += 1000
  expect((await give('/a')).answer).toBe('third')
})

test('a read that failed is tried once more', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await give('/a')
  cache.purge(['events'])
  read.mockRejectedValueOnce(new Error('lost'))
  stored = 'second'
  expect(await give('/a')).toMatchObject({ answer: 'second', isCurrent: true })
})

test('while the API does not answer, what was read last is given and not cached', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await give('/a')
  cache.purge(['events'])
  status = 503
  expect(await give('/a')).toMatchObject({ answer: 'first', isCurrent: false })
  expect(await give('/b')).toMatchObject({ answer: null, isAnswered: false, isCurrent: false })
  expect(console.log).toHaveBeenCalled()
})

test('who comes to a read that began while the API was away, and fails, has one of their own', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  read.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'))
  const [first, ...others] = await Promise.all([give('/a'), give('/a'), give('/a')])
  expect(first).toMatchObject({ answer: null })
  expect(others).toMatchObject([{ answer: 'first' }, { answer: 'first' }])
  expect(read).toHaveBeenCalledTimes(3)
})

test('who comes to a read that fails asks once more, and not for ever', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  read.mockRejectedValue(new Error('away'))
  const given = await Promise.all([give('/a'), give('/a'), give('/a')])
  expect(given.map(({ answer }) => answer)).toEqual([null, null, null])
  expect(read).toHaveBeenCalledTimes(4)
})

test('what is not there is an answer, too', async () => {
  status = 404
  expect(await give('/a')).toMatchObject({ answer: null, isAnswered: true, isCurrent: true })
  expect(read).toHaveBeenCalledTimes(1)
  cache.purge(['events'])
  status = 503
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  expect(await give('/a')).toMatchObject({ answer: null, isAnswered: true, isCurrent: false })
})

test('the oldest make room, and the newest stays however large it is', async () => {
  stored = 'x'.repeat(10)
  for (const target of ['/a', '/b', '/c', '/d']) await give(target)
  read.mockClear()
  await give('/d')
  await give('/c')
  expect(read).not.toHaveBeenCalled()
  await give('/a')
  expect(read).toHaveBeenCalledTimes(1)
  stored = 'x'.repeat(100)
  await give('/large')
  await give('/large')
  expect(read).toHaveBeenCalledTimes(2)
})

test('how many there are of a list in all comes with it', async () => {
  headers = [['x-total-count', '120']]
  expect(await give('/list')).toEqual({ answer: 'first', total: 120, isAnswered: true, isCurrent: true })
  headers = []
  expect(await give('/one')).toEqual({ answer: 'first', total: null, isAnswered: true, isCurrent: true })
})

test('what is asked for again stays where others have to go', async () => {
  stored = 'x'.repeat(10)
  for (const target of ['/a', '/b', '/c', '/a', '/d']) await give(target)
  read.mockClear()
  await give('/a')
  expect(read).not.toHaveBeenCalled()
  await give('/b')
  expect(read).toHaveBeenCalledTimes(1)
})
