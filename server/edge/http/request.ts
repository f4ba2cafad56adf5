import { pageAt } from '@cyberluach/core/site/pages'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isOpenRead, openReadHeader } from '@cyberluach/core/site/requests'
import { unstored } from './error-answer.ts'
import { securityHeaders } from './headers.ts'
import type { Route } from './route.ts'

const longestCached = 400

/** Where a link to a draft leads: its token is for one reader. */
const isPost = /^(?:\/he)?\/blog\/[^/]+$/

/**
 * Whether a post to this path is taken whatever page it comes from: no cookie counts where a token is all the authority
 * there is, and mail programs that leave a newsletter for their readers post from wherever they are.
 */
export function allowsCrossOriginPost(path: string): boolean {
  return pageAt(withoutLanguage(path))?.isSigned === true
}

type PageTarget = {
  /** Path and query as the page is asked for. */
  target: string
  /** Whether its answer may be cached: a search never is, nor an address too long to be one of ours. */
  mayKeep: boolean
}

/**
 * The one spelling of an address: only the keys that its page depends on, in one order, the first of each, none empty.
 * An address with made-up ones costs no more than the plain one.
 */
export function pageTarget(path: string, search: URLSearchParams): PageTarget {
  const plain = withoutLanguage(path)
  const isSearch = search.has('q') && plain === '/'
  const isPreview = search.has('preview') && isPost.test(path)
  if (isSearch || isPreview) return { target: `${path}?${search}`, mayKeep: false }
  const page = pageAt(plain)
  if (page?.shows === 'visitor') {
    return { target: search.size > 0 ? `${path}?${search}` : path, mayKeep: false }
  }
  const params = new URLSearchParams()
  for (const key of page?.query ?? []) {
    const value = search.get(key)
    if (value) params.set(key, value)
  }
  const target = params.size > 0 ? `${path}?${params}` : path
  return { target, mayKeep: target.length <= longestCached }
}

/** The path as `pages` have it, without the language in front. */
export function withoutLanguage(path: string): string {
  return path === '/he' ? '/' : path.replace(/^\/he(?=\/)/, '')
}

/** What proxies and tracing programs write: no more than a name, so that nobody writes lines of a log by it. */
const pattern = /^[\w.:-]{8,64}$/

/** The name by which a request is found in every log: the one that it came with, or a new one. */
export function requestId(sent: string | string[] | undefined): string {
  return typeof sent === 'string' && pattern.test(sent) ? sent : randomUUID()
}

/** Whether a browser asks whether a page of another origin may read what is open to all. */
export function isPreflight({ method }: IncomingMessage, path: string): boolean {
  return method === 'OPTIONS' && isOpenRead(path)
}

/** It may, without anybody's name; the browser need not ask again for a day. Nobody behind is asked. */
export function answerPreflight(response: ServerResponse, isSecure: boolean): void {
  response.writeHead(204, [
    ...openReadHeader,
    'Access-Control-Allow-Methods',
    'GET, HEAD',
    'Access-Control-Allow-Headers',
    'If-None-Match',
    'Access-Control-Max-Age',
    '86400',
    ...securityHeaders('data', isSecure),
  ])
  response.end()
}

/** Payload's own screens ask on their own who is signed in, the dashboard's guard among them, which everybody may see. */
export function asksWhoIsThere({ method }: IncomingMessage, route: Route): boolean {
  return method === 'GET' && route.kind === 'cms' && route.path === '/cms/api/users/me'
}

const nobody = Buffer.from('{"user":null}')

/** What the CMS would say to strangers, which it does not hear of. It tells what they know: that they are none of us. */
export function answerWithoutHost(response: ServerResponse, isSecure: boolean): void {
  const headers = unstored('application/json; charset=utf-8', nobody)
  response.writeHead(200, [...headers, ...securityHeaders('data', isSecure)]).end(nobody)
}
