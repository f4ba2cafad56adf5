import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test, vi } from 'vitest'
import { createPageCache, type PageCache } from '../cache/page-cache.ts'
import { createPageServer, type PageRequest } from './page-server.ts'
import type { RenderedPage } from './render.ts'

let cache: PageCache
let pages: ReturnType<typeof createPageServer>

beforeEach(() => {
  cache = createPageCache(1_000_000)
  pages = createPageServer(cache)
})

type Seen = { status: number; headers: Map<string, string>; body: Buffer }

const html = (text: string) => `<p>${text.repeat(300)}</p>`

function rendered(text: string, given: Partial<RenderedPage> = {}): RenderedPage {
  return {
    status: 200,
    headers: [['content-type', 'text/html; charset=utf-8']],
    body: Buffer.from(html(text)),
    keep: { maxAgeMs: 30_000, tags: ['events'] },
    incomplete: false,
    ...given,
  }
}

/** Asks for the page and answers with what was written to the visitor. */
function ask(render: PageRequest['render'], headers: Record<string, string> = {}, key = '/'): Promise<Seen> {
  const { promise, resolve, reject } = Promise.withResolvers<Seen>()
  let status = 0
  let list: string[] = []
  const response = {
    writeHead(code: number, given: string[]) {
      status = code
      list = given
      return response
    },
    end(body?: Buffer) {
      const names = list.filter((_, i) => i % 2 === 0).map((name) => name.toLowerCase())
      const values = list.filter((_, i) => i % 2 === 1)
      resolve({
        status,
        headers: new Map(names.map((name, i) => [name, values[i] ?? ''])),
        body: body ?? Buffer.alloc(0),
      })
    },
    destroy: reject,
  }
  const request = { method: 'GET', headers } as unknown as IncomingMessage
  const fresh = cache.fresh(key)
  if (fresh) pages.servePage(request, response as unknown as ServerResponse, fresh)
  else {
    const wanted = { key, mayKeep: true, isSecure: false, render }
    pages.serve(request, response as unknown as ServerResponse, wanted).catch(reject)
  }
  return promise
}

test('twenty that ask at once wait for one render', async () => {
  const render = vi.fn(async () => rendered('a'))
  const all = await Promise.all(Array.from({ length: 20 }, () => ask(render)))
  expect(render).toHaveBeenCalledTimes(1)
  expect(new Set(all.map(({ body }) => body.toString()))).toEqual(new Set([html('a')]))
})

test('the second visitor is answered from the cache', async () => {
  const render = vi.fn(async () => rendered('a'))
  await ask(render)
  await ask(render)
  expect(render).toHaveBeenCalledTimes(1)
})

test('each encoding has its bytes and its ETag, and is answered 304 by that ETag', async () => {
  const render = async () => rendered('a')
  const br = await ask(render, { 'accept-encoding': 'gzip, br' })
  const gzip = await ask(render, { 'accept-encoding': 'gzip' })
  expect(brotliDecompressSync(br.body).toString()).toBe(html('a'))
  expect(gunzipSync(gzip.body).toString()).toBe(html('a'))
  expect(br.headers.get('content-encoding')).toBe('br')
  expect(br.headers.get('vary')).toBe('Accept-Encoding')
  expect(br.headers.get('etag')).not.toBe(gzip.headers.get('etag'))
  const again = await ask(render, { 'accept-encoding': 'br', 'if-none-match': br.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
  const other = await ask(render, {
    'accept-encoding': 'gzip',
    'if-none-match': br.headers.get('etag') ?? '',
  })
  expect(other.status).toBe(200)
})

test('a picture, which is compressed as it is, goes out as it is to everyone', async () => {
  const picture = async () => rendered('a', { headers: [['content-type', 'image/png']] })
  for (const accepted of ['gzip, br', 'gzip', 'identity']) {
    const seen = await ask(picture, { 'accept-encoding': accepted })
    expect(seen.headers.get('content-encoding'), accepted).toBeUndefined()
    expect(seen.body.toString(), accepted).toBe(html('a'))
  }
})

test('a page without leave to be kept is rendered for each visitor and stored nowhere', async () => {
  const render = vi.fn(async () => rendered('a', { keep: null }))
  expect((await ask(render)).headers.get('cache-control')).toBe('no-store')
  await ask(render)
  expect(render).toHaveBeenCalledTimes(2)
  expect(cache.any('/')).toBeUndefined()
})

test('a request that comes after a purge does not get the render that began before it', async () => {
  const early = Promise.withResolvers<RenderedPage>()
  const before = ask(() => early.promise)
  cache.purge(['events'])
  pages.forgetUnderWay()
  const after = await ask(async () => rendered('new'))
  early.resolve(rendered('old'))
  expect((await before).body.toString()).toBe(html('old'))
  expect(after.body.toString()).toBe(html('new'))
  expect(cache.fresh('/')?.answer.identity.body.toString()).toBe(html('new'))
})

test.each([
  ['misses something', async () => rendered('empty', { incomplete: true, keep: null })],
  ['fails', async () => rendered('broken', { status: 500, keep: null })],
  ['throws', async () => Promise.reject(new Error('away'))],
])('a render that %s gives way to the stale page', async (_, render) => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await ask(async () => rendered('good'))
  cache.purgeAll()
  expect((await ask(render)).body.toString()).toBe(html('good'))
})

test('a render that misses something is shown where there is nothing better', async () => {
  const seen = await ask(async () => rendered('empty', { incomplete: true, keep: null }))
  expect(seen.status).toBe(200)
  expect(seen.body.toString()).toBe(html('empty'))
})

test('a render that takes too long gives way to the stale page', async () => {
  await ask(async () => rendered('good'))
  cache.purgeAll()
  vi.useFakeTimers()
  const never = Promise.withResolvers<RenderedPage>()
  const seen = ask(() => never.promise)
  await vi.advanceTimersByTimeAsync(2000)
  expect((await seen).body.toString()).toBe(html('good'))
  vi.useRealTimers()
})
