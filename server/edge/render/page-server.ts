import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  sendVariant,
  variantFor,
  variantOf,
  type Answer,
  type HeaderList,
  type Variant,
  fingerprint,
} from '../http/response.ts'
import { cdnHeaders, securityHeaders, type Surface } from '../http/headers.ts'
import { compress, isCompressible, encodingFor, type Encoding } from '../http/compression.ts'
import { logLine } from '../peers.ts'
import { TurnedAway } from '../guard/rejected-writes.ts'
import type { Page, PageCache } from '../cache/page-cache.ts'
import { type RenderedPage, sendOnce } from './render.ts'

export type PageRequest = {
  key: string
  /** Whether the answer may be stored, if the page allows it too. */
  mayKeep: boolean
  isSecure: boolean
  /** What the answer is; a page of the site where nothing is said. */
  surface?: Surface
  /** Makes the page. `isWanted` tells whether anybody still waits for it. */
  render: (isWanted: () => boolean) => Promise<RenderedPage>
  /** The same for nobody, after a change; absent for what is only made when somebody asks. */
  renderAhead?: () => Promise<RenderedPage>
}

type Rendered = { kind: 'kept'; page: Page } | { kind: 'once'; page: RenderedPage }

/** A render that has begun or waits for its turn, and who waits for it. */
type UnderWay = { over: Promise<Rendered>; readers: ServerResponse[] }

const holdMs = 1000
const timeoutMs = 1500
const overheadBytes = 2048

export type PageServer = ReturnType<typeof createPageServer>

type Send = typeof sendVariant

/**
 * Answers requests for pages: from the cache, or by one render for however many wait for it. `send` writes what is cached
 * to a visitor; `cdnMaxAge` is how many seconds a CDN in front may keep it, 0 where there is none.
 */
export function createPageServer(cache: PageCache, send: Send = sendVariant, cdnMaxAge = 0) {
  const underWay = new Map<string, UnderWay>()
  const compressing = new Map<string, Promise<Variant>>()

  return {
    cache,
    /** For a page that is not fresh in the cache. */
    async serve(request: IncomingMessage, response: ServerResponse, wanted: PageRequest): Promise<void> {
      const stale = wanted.mayKeep ? cache.any(wanted.key) : undefined
      const result = await rendered(wanted, stale, response)
      if (result.kind === 'once') await sendOnce(request, response, result.page, wanted)
      else servePage(request, response, result.page)
    },
    servePage,
    /** Renders that began before a purge are not waited for by requests that come after it. */
    forgetUnderWay: (): void => underWay.clear(),
  }

  /** For a page of the cache. The hot path: no promise where the encoding is there. */
  function servePage(request: IncomingMessage, response: ServerResponse, page: Page): void {
    page.hits += 1
    page.used = true
    const variant = variantFor(request, page.answer)
    if (variant !== undefined) send(request, response, variant)
    else
      void compressed(page, encodingFor(request.headers['accept-encoding'] as string)).then(
        (made) => send(request, response, made),
        (error) => response.destroy(error),
      )
  }

  /** Each encoding of a page is made once, when the first visitor asks for it. */
  function compressed(page: Page, encoding: Encoding): Promise<Variant> {
    const name = `${page.name} ${encoding}`
    const coming = compressing.get(name) ?? make(page, encoding).finally(() => compressing.delete(name))
    compressing.set(name, coming)
    return coming
  }

  async function make(page: Page, encoding: Encoding): Promise<Variant> {
    const body = await compress(page.answer.identity.body, encoding)
    const variant = variantOf(body, encoding, page.name, commonHeaders(page.answer))
    page.answer[encoding] = variant
    cache.resize(page, body.length)
    return variant
  }

  async function rendered(wanted: PageRequest, stale: Page | undefined, reader: ServerResponse): Promise<Rendered> {
    const coming = underWay.get(wanted.key) ?? begin(wanted, stale)
    coming.readers.push(reader)
    if (!stale) return coming.over
    const inTime = await within(timeoutMs, coming.over)
    if (inTime) return inTime
    cache.hold(stale, holdMs)
    return { kind: 'kept', page: stale }
  }

  function begin(wanted: PageRequest, stale: Page | undefined): UnderWay {
    const readers: ServerResponse[] = []
    const isWanted = () => stale !== undefined || readers.some((reader) => !reader.destroyed)
    const over = renderOnce(wanted, stale, isWanted).finally(() => {
      if (underWay.get(wanted.key) === coming) underWay.delete(wanted.key)
    })
    const coming = { over, readers }
    underWay.set(wanted.key, coming)
    return coming
  }

  /** Who asks meanwhile waits for the same render. */
  function remakeOf(wanted: PageRequest): Pick<Page, 'remake'> {
    const { key, renderAhead } = wanted
    if (!renderAhead) return {}
    const ahead = { ...wanted, render: renderAhead }
    return { remake: () => (underWay.get(key) ?? begin(ahead, cache.any(key))).over }
  }

  async function renderOnce(wanted: PageRequest, stale: Page | undefined, isWanted: () => boolean): Promise<Rendered> {
    const since = cache.mark()
    const page = await wanted.render(isWanted).catch((error) => {
      if (!stale) throw error
      if (!(error instanceof TurnedAway)) logLine('error', 'a page could not be made anew', { err: error })
      return null
    })
    if (stale && (!page || page.incomplete || page.status >= 500)) {
      cache.hold(stale, holdMs)
      return { kind: 'kept', page: stale }
    }
    if (!page) throw new Error('A render gave nothing')
    if (!page.keep || !wanted.mayKeep) return { kind: 'once', page }
    const name = fingerprint(page.body, JSON.stringify(page.headers))
    if (stale?.name === name) {
      cache.renew(stale, since)
      return { kind: 'kept', page: stale }
    }
    const answer = answerOf(page, name, { ...wanted, control: controlOf(page.keep.tags) })
    const bytes = page.body.length + overheadBytes
    const remake = remakeOf(wanted)
    const stored = cache.store(wanted.key, { answer, name, ...page.keep, bytes, ...remake }, since)
    return stored ? { kind: 'kept', page: stored } : { kind: 'once', page }
  }

  /** Browsers keep a page and ask each time whether it is still the same. */
  function controlOf(tags: string[]): HeaderList {
    return cdnMaxAge > 0 ? cdnHeaders(cdnMaxAge, tags) : ['Cache-Control', 'no-cache']
  }
}

type Shown = Pick<PageRequest, 'surface' | 'isSecure'> & { control: HeaderList }

/** What compression makes no smaller, as a picture, goes out as it is in every encoding. */
function answerOf(page: RenderedPage, name: string, shown: Shown): Answer {
  const identity = variantOf(page.body, 'identity', name, pageHeaders(page, shown))
  const type = page.headers.find(([header]) => header === 'content-type')?.[1] ?? ''
  return isCompressible(type) ? { identity } : { identity, br: identity, gzip: identity }
}

/** What a page says of its own keeping stands. */
function pageHeaders(page: RenderedPage, { surface = 'site', isSecure, control }: Shown): HeaderList {
  const own = page.headers.filter(([name]) => name !== 'vary' && name !== 'etag')
  const names = new Set(own.map(([name]) => name))
  const keeping = names.has('cache-control') ? [] : control
  return [...own.flat(), ...keeping, ...securityHeaders(surface, isSecure, names)]
}

/** The headers that all variants share: everything before `Vary`. */
export function commonHeaders(answer: Answer): HeaderList {
  const headers = answer.identity.notModifiedHeaders
  return headers.slice(0, headers.indexOf('Vary'))
}

async function within<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, ms, null)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
