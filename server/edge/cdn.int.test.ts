import { afterEach, beforeEach, expect, test } from 'vitest'
import { says, startTestEdge, type TestEdge } from '../testing/edge.ts'
import { createPageCache } from './cache/page-cache.ts'
import { createPageServer } from './render/page-server.ts'
import type { SiteApp } from './render/render.ts'

const told = ['public, max-age=0, s-maxage=60', 'max-age=60, stale-while-revalidate=60', 'events posts', 'events,posts']

/** Pages that may be kept, but for what says otherwise itself, lacks something or remembers its visitor. */
const site: SiteApp = {
  routes: [],
  async render(request, { asNotFound }) {
    const { pathname } = new URL(request.url)
    const headers = new Headers({ 'content-type': 'text/html' })
    headers.set('cdn-cache-control', 'max-age=30')
    headers.set('cache-tag', 'events, posts')
    if (pathname === '/newsletter') headers.set('cache-control', 'no-store')
    if (pathname === '/faq') headers.set('x-incomplete', 'cms')
    if (pathname === '/about') headers.set('set-cookie', 'who=you')
    const isThere = !asNotFound && !pathname.startsWith('/nowhere')
    const bytes = async () => new TextEncoder().encode(pathname)
    return { status: isThere ? 200 : 404, headers, bytes }
  },
}

let edge: TestEdge
beforeEach(async () => {
  edge = await edgeFor(60)
})
afterEach(() => edge.stop())

function edgeFor(maxAge: number): Promise<TestEdge> {
  const kept = () => createPageServer(createPageCache(8_000_000), undefined, maxAge)
  return startTestEdge(site, says('[]'), {
    pages: kept(),
    lists: kept(),
    publicUrl: 'https://calendar.example',
  })
}

async function headersOf(path: string, init: RequestInit = {}): Promise<(string | null)[]> {
  const { headers } = await fetch(`http://127.0.0.1:${edge.port}${path}`, init)
  return ['cache-control', 'cdn-cache-control', 'surrogate-key', 'cache-tag'].map((name) => headers.get(name))
}

test.each(['/', '/he', '/?month=2027-01', '/day/2027-01-01', '/blog/a-post', '/deadlines'])(
  'the page %s is everybody’s: a CDN may keep it',
  async (path) => {
    expect(await headersOf(path)).toEqual(told)
    // From the cache, too, and whoever asks.
    expect(await headersOf(path, { headers: { cookie: 'session=1; theme=dark' } })).toEqual(told)
    const { headers } = await fetch(`http://127.0.0.1:${edge.port}${path}`)
    expect(headers.get('vary')).toBe('Accept-Encoding')
  },
)

test.each(['/api/events', '/api/events.ics'])('so is the list %s', async (path) => {
  const [control, cdn, keys] = await headersOf(path)
  expect([control, cdn]).toEqual(told.slice(0, 2))
  expect(keys).toMatch(/^events/)
})

const cookie = { cookie: 'session=1' }
test.each<[string, string, RequestInit]>([
  ['a page that says so itself', '/newsletter', {}],
  ['a page that lacks something', '/faq', {}],
  ['a page that sets a cookie', '/about', {}],
  ['a search', '/?q=ctf', {}],
  ['a draft', '/blog/a-post?preview=token', {}],
  ['the hidden sign-in', '/quiet-door', {}],
  ['a submission of one organizer', '/submission/a-token', {}],
  ['what is not there', '/nowhere/at/all', {}],
  ['an answer to a form', '/contact', { method: 'POST', headers: { origin: 'https://calendar.example' } }],
  ['a call of the API', '/api/facets?q=1', { headers: cookie }],
  ['a call of the dashboard', '/api/sys/mgmt/submissions', { headers: cookie }],
  ['what is refused', '/cms/nothing', {}],
])('a CDN is told nothing of %s', async (_what, path, init) => {
  const [control, ...others] = await headersOf(path, init)
  expect(control ?? 'no-store').not.toMatch(/public|s-maxage/)
  expect(others).toEqual([null, null, null])
})

test('without a CDN nothing is said to one', async () => {
  await edge.stop()
  edge = await edgeFor(0)
  expect(await headersOf('/')).toEqual(['no-cache', null, null, null])
})
