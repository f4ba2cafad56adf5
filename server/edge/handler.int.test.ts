import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { messagesFor } from '@cyberluach/i18n/messages'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { variantOf } from './http/response.ts'
import { createGuard } from './guard/guard.ts'
import { createHandler } from './handler.ts'
import { createPageCache } from './cache/page-cache.ts'
import { createPageServer } from './render/page-server.ts'
import { createUpstream } from './proxy/proxy.ts'
import { loadPlaces, type Places } from './http/client.ts'
import type { SiteApp } from './render/render.ts'
import { signingKey } from './http/session.ts'

type Heard = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

let cms: Server
let edge: Server
let heard: Heard[]
let rendered: Request[]
let places: Places

beforeAll(async () => {
  places = await loadPlaces(null)
})

beforeEach(async () => {
  heard = []
  rendered = []
  cms = createServer(async (request, response) => {
    const body = await text(request)
    heard.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    response.writeHead(200, { 'content-type': 'application/json', 'x-powered-by': 'Next.js' })
    response.end(JSON.stringify({ list: 'x'.repeat(2000) }))
  })
  edge = createServer(
    createHandler({
      site: siteThatSays,
      files: new Map([['/favicon.svg', { identity: variantOf(Buffer.from('<svg/>'), 'identity', 'x', []) }]]),
      ...cached(),
      cms: createUpstream(`http://127.0.0.1:${await listening(cms)}`),
      publicUrl: null,
      ownHost: '127.0.0.1:4321',
      loginPath: 'quiet-door',
      trustedProxies: 0,
      sessionKey: signingKey('a secret that only the tests know'),
      takeBeacon: async (_request, response) => void response.writeHead(204).end(),
      places,
    }),
  )
  await listening(edge)
})
afterEach(() => {
  for (const server of [edge, cms]) {
    server.closeAllConnections()
    server.close()
  }
})

function cached() {
  const kept = () => createPageServer(createPageCache(1_000_000))
  return { pages: kept(), lists: kept(), guard: createGuard() }
}

/** A site that answers with the address it was asked for. */
const siteThatSays: SiteApp = {
  routes: [],
  async render(request, { asNotFound }) {
    rendered.push(request)
    const status = asNotFound ? 404 : 200
    const body = request.method === 'POST' ? await request.text() : request.url
    return new Response(body, {
      status,
      headers: { 'content-type': 'text/html', 'cdn-cache-control': 'max-age=30', 'cache-tag': 'events' },
    })
  },
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

type Input = { method?: string; headers?: Record<string, string>; body?: string }

/** Raw, so that a path arrives as it is written. */
async function get(path: string, { method = 'GET', headers = {}, body }: Input = {}): Promise<IncomingMessage> {
  const { port } = edge.address() as AddressInfo
  const asked = ask({ host: '127.0.0.1', port, path, method, headers, agent: false })
  asked.end(body)
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return response
}

test('a page is rendered without anything of the visitor, and then answered from the cache', async () => {
  const first = await get('/?month=2026-12&utm_source=x', {
    headers: { cookie: 'a=b', 'accept-language': 'he' },
  })
  expect(await text(first)).toMatch(/\/\?month=2026-12$/)
  expect(first.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(first.headers).not.toHaveProperty('cache-tag')
  await text(await get('/?month=2026-12'))
  expect(rendered).toHaveLength(1)
  expect([...(rendered[0]?.headers.keys() ?? [])]).toEqual(['accept'])
})

test('HEAD has the headers of GET and no body', async () => {
  const head = await get('/', { method: 'HEAD' })
  expect(head.headers['content-length']).toBe((await get('/')).headers['content-length'])
  expect(await text(head)).toBe('')
})

test('two hosts do not share pages', async () => {
  expect(await text(await get('/', { headers: { host: 'a.example' } }))).toBe('http://a.example/')
  expect(await text(await get('/', { headers: { host: 'b.example' } }))).toBe('http://b.example/')
})

test('the CMS learns the visitor’s address from the edge alone', async () => {
  await get('/api/facets', { headers: { 'x-forwarded-for': '203.0.113.9', 'x-middleware-subrequest': 'x' } })
  expect(heard[0]?.headers['x-forwarded-for']).toBe('127.0.0.1')
  expect(heard[0]?.headers['x-forwarded-proto']).toBe('http')
  expect(heard[0]?.headers).not.toHaveProperty('x-middleware-subrequest')
})

test('where somebody signs in is told to the CMS by the edge alone, and of no other call', async () => {
  const pretended = { 'x-visitor-place': 'country=Atlantis&city=Atlantis' }
  await get('/api/quiet-door/auth', { method: 'POST', body: '{}', headers: pretended })
  await get('/api/quiet-door/auth/code', { method: 'POST', body: '{}', headers: pretended })
  await get('/api/facets', { headers: pretended })
  const told = new URLSearchParams({ country: 'local', city: 'unknown' }).toString()
  expect(heard.map(({ headers }) => headers['x-visitor-place'])).toEqual([told, told, undefined])
})

test('what the CMS answers is compressed and guarded', async () => {
  const response = await get('/api/facets', { headers: { 'accept-encoding': 'gzip' } })
  const chunks: Buffer[] = await response.toArray()
  expect(JSON.parse(gunzipSync(Buffer.concat(chunks)).toString())).toHaveProperty('list')
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.headers['x-content-type-options']).toBe('nosniff')
  expect(response.headers).not.toHaveProperty('x-powered-by')
})

test('the CMS’s own API does not exist without a session', async () => {
  const response = await get('/cms/api/users')
  expect(response.statusCode).toBe(404)
  expect(await json(response)).toEqual({ error: 'That item wasn’t found.', code: 'notFound' })
  expect(heard).toEqual([])
})

test('a body over the limit is refused, and the CMS hears nothing of it', async () => {
  const body = 'x'.repeat(65 * 1024)
  for (const headers of [{ 'content-length': String(body.length) }, { 'transfer-encoding': 'chunked' }] as Record<
    string,
    string
  >[]) {
    const response = await get('/api/submissions', { method: 'POST', headers, body })
    expect(response.statusCode).toBe(413)
    expect(await json(response)).toMatchObject({ code: 'tooLarge' })
  }
  expect(heard).toEqual([])
})

test('while the CMS is away its calls answer 503 in the visitor’s language, and pages go on', async () => {
  cms.closeAllConnections()
  cms.close()
  const response = await get('/api/submissions', {
    method: 'POST',
    headers: { 'accept-language': 'he-IL,he;q=0.9,en;q=0.8' },
    body: '{}',
  })
  expect(response.statusCode).toBe(503)
  expect(await json(response)).toMatchObject({
    code: 'unavailable',
    error: expect.stringContaining('השירות'),
  })
  const dashboard = await get('/admin/dashboard', { headers: { 'accept-language': 'en' } })
  expect(dashboard.statusCode).toBe(503)
  expect(await text(dashboard)).toContain(`<p>${messagesFor('he').common.awayText}</p>`)
  const inEnglish = await get('/admin/dashboard', { headers: { cookie: 'a=b; payload-lng=en' } })
  expect(await text(inEnglish)).toContain(`<p>${messagesFor('en').common.awayText}</p>`)
  expect((await get('/')).statusCode).toBe(200)
})

test('the hidden login answers at its own path, and the usual one is not there', async () => {
  expect(await text(await get('/quiet-door'))).toMatch(/\/purple-elephant-42$/)
  expect((await get('/purple-elephant-42')).statusCode).toBe(404)
  await get('/api/quiet-door/auth', { method: 'POST', body: '{}' })
  expect(heard.map(({ url }) => url)).toEqual(['/api/purple-elephant-42/auth'])
})

test('strangers learn nothing of the hidden login from the panel, and write nothing to it', async () => {
  const led = async (path: string) => {
    const { statusCode, headers } = await get(path)
    return [statusCode, headers.location, headers['cache-control']]
  }
  expect(await led('/admin')).toEqual([302, '/admin/dashboard', 'no-store'])
  expect(await led('/admin/collections/users?x=1')).toEqual([302, '/admin/dashboard', 'no-store'])
  expect(await led('/admin/sign-in')).toEqual([302, '/admin/login', 'no-store'])
  expect((await get('/admin/dashboard', { method: 'POST', body: '[]' })).statusCode).toBe(404)
  expect(heard).toEqual([])
  expect((await get('/admin/dashboard')).statusCode).toBe(200)
  expect(heard.map(({ url }) => url)).toEqual(['/admin/dashboard'])
})

test('a form is handed to its page, unless another site sent it', async () => {
  const form = { method: 'POST', body: 'title=x' }
  const response = await get('/submit', form)
  expect(await text(response)).toBe('title=x')
  expect(response.headers['cache-control']).toBe('no-store')
  expect((await get('/submit', { ...form, headers: { origin: 'https://evil.example' } })).statusCode).toBe(403)
})

test.each(['/newsletter/unsubscribe', '/he/newsletter/unsubscribe'])(
  'a mail program leaves by %s in its reader’s name, wherever it is and whatever it says of itself',
  async (path) => {
    const body = 'List-Unsubscribe=One-Click'
    for (const origin of [null, 'null', 'https://webmail.example']) {
      const response = await get(`${path}?token=a.b.c`, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          ...(origin === null ? {} : { origin }),
        },
      })
      expect(await text(response)).toBe(body)
      expect(response.statusCode).toBe(200)
      expect(response.headers['cache-control']).toBe('no-store')
    }
    expect(rendered.map(({ url }) => url.replace(/^.*?\d\//, '/'))).toEqual(
      Array.from({ length: 3 }, () => `${path}?token=a.b.c`),
    )
  },
)

test('no other page takes a post from another site', async () => {
  for (const path of ['/newsletter', '/newsletter/unsubscribe/x', '/he/newsletter/other', '/submission/a.b.c'])
    for (const origin of ['null', 'https://webmail.example'])
      expect((await get(path, { method: 'POST', body: 'a=b', headers: { origin } })).statusCode).toBe(403)
})

test.each(['/%zz', '/a%00b', '/..%2f..%2fetc/passwd', '/a/../../etc/passwd'])('%s is a bad request', async (path) => {
  expect((await get(path)).statusCode).toBe(400)
})

test('a final slash leads to the address without it, with its query, and never to another host', async () => {
  const response = await get('//evil.example/?month=2026-12')
  expect([response.statusCode, response.headers.location]).toEqual([308, '/evil.example?month=2026-12'])
})

test('the hidden login and the page that is not there in its place do not share a render', async () => {
  const [hidden, gone] = await Promise.all([get('/quiet-door'), get('/purple-elephant-42')])
  expect([hidden.statusCode, gone.statusCode]).toEqual([200, 404])
})

test('an absolute request line is no page of the cache', async () => {
  await text(await get('/', { headers: { host: 'a.example' } }))
  const response = await get('http://a.example/', { headers: { host: '127.0.0.1:4321' } })
  expect(response.statusCode).toBe(400)
})

test.each(['/', '/api/events', '/admin'])('TRACE %s is refused', async (path) => {
  expect((await get(path, { method: 'TRACE' })).statusCode).toBe(405)
  expect(heard).toEqual([])
})

test('the CMS can tell what came through the edge', async () => {
  await get('/api/facets', { headers: { via: '' } })
  expect(heard[0]?.headers.via).toBe('1.1 edge')
})

test('a method that pages do not know is refused', async () => {
  expect((await get('/', { method: 'DELETE' })).statusCode).toBe(405)
})

test('each visit to the closed sign-in page is rendered by itself and stored nowhere', async () => {
  const answers = await Promise.all([get('/admin/login'), get('/admin/login'), get('/admin/login')])
  expect(rendered).toHaveLength(3)
  for (const answer of answers) {
    expect(answer.headers['cache-control']).toBe('no-store')
    await text(answer)
  }
})

test('a browser that asks before reading public data for another site is told so by the edge alone', async () => {
  const headers = { origin: 'https://other.example', 'access-control-request-method': 'GET' }
  for (const path of ['/api/events', '/events.ics', '/api/export.json']) {
    const answer = await get(path, { method: 'OPTIONS', headers })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-max-age': '86400',
    })
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
  }
  expect(heard).toEqual([])
  const closed = await get('/api/sys/mgmt/events', { method: 'OPTIONS', headers })
  expect(closed.headers).not.toHaveProperty('access-control-allow-origin')
})
