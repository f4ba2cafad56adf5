import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { request as ask, type IncomingMessage, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { rawConnection, says, startTestEdge, type TestEdge } from '../testing/edge.ts'
import { costs } from './guard/costs.ts'
import { createGuard } from './guard/guard.ts'
import type { SiteApp } from './render/render.ts'
import { signingKey } from './http/session.ts'

let edge: TestEdge

const immediate = () => new Promise((resolve) => setImmediate(resolve))
afterEach(() => edge.stop())

/** A site whose pages are finished when the test says so, and which counts those at work. */
function slowSite() {
  const gate = Promise.withResolvers<void>()
  const state = { begun: 0, atWork: 0, most: 0, finish: gate.resolve }
  const site: SiteApp = {
    routes: [],
    async render(request) {
      state.begun += 1
      state.atWork += 1
      state.most = Math.max(state.most, state.atWork)
      await gate.promise
      state.atWork -= 1
      return new Response(new URL(request.url).search, { headers: { 'content-type': 'text/html' } })
    },
  }
  return { site, state }
}

/** A token as Payload signs it. */
function staffToken(secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part({ alg: 'HS256' })}.${part({ exp: Date.now() / 1000 + 60 })}`
  return `${signed}.${createHmac('sha256', signingKey(secret)).update(signed).digest('base64url')}`
}

type Input = { method?: string; headers?: Record<string, string>; body?: string; from?: string }

/** `from` is the address that a trusted proxy names. */
async function get(path: string, { method = 'GET', headers = {}, body, from }: Input = {}) {
  const named = from ? { ...headers, 'x-forwarded-for': from } : headers
  const asked = ask({
    host: '127.0.0.1',
    port: edge.port,
    path,
    method,
    headers: { host: 'calendar.example', ...named },
    agent: false,
  })
  asked.end(body)
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

test('what comes pipelined beyond what a connection may have at work ends it, and costs no render', async () => {
  const { site, state } = slowSite()
  edge = await startTestEdge(site)
  const { socket, received } = await rawConnection(edge.port)
  const lines = (i: number) => `GET /?q=${i} HTTP/1.1\r\nHost: calendar.example\r\n\r\n`
  socket.write(Array.from({ length: 450 }, (_, i) => lines(i)).join(''))
  const room = costs.requestsOfConnection
  await expect.poll(() => edge.parts.guard.loadOf('renders').waiting).toBe(room - 1)
  await immediate()
  state.finish()
  const answers = (await received).match(/HTTP\/1\.1 \d+/g)
  expect(answers?.at(-1)).toBe('HTTP/1.1 503')
  // The rest of what was read is looked at in turn, while the first answers go out.
  expect(answers?.length).toBeLessThan(4 * room)
  expect(state.begun).toBeLessThan(4 * room)
})

test('of one address one page is made at a time, some wait, and others are told when to come again', async () => {
  const { site, state } = slowSite()
  edge = await startTestEdge(site)
  let answered = 0
  const all = Array.from({ length: 100 }, async (_, i) => {
    const answer = await get(`/?q=${i}`, { headers: { 'accept-language': 'he' } })
    answered += 1
    return answer
  })
  const turnedAway = await Promise.race(all)
  expect(turnedAway).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
  expect(turnedAway.body).toContain('lang="he" dir="rtl"')
  expect(turnedAway.body).toContain('עומס')
  const room = costs.renders.atWorkOfAddress + costs.renders.waitingOfAddress
  await expect.poll(() => answered).toBe(all.length - room)
  state.finish()
  const statuses = (await Promise.all(all)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(room)
  expect(state.most).toBe(costs.renders.atWorkOfAddress)
})

test('whoever floods from one address keeps no other address from its page', async () => {
  const { site, state } = slowSite()
  edge = await startTestEdge(site, undefined, { trustedProxies: 1 })
  const flood = Array.from({ length: 300 }, (_, i) => get(`/?q=${i}`, { from: '203.0.113.9' }))
  await Promise.race(flood)
  const visitor = get('/?q=mine', { from: '198.51.100.4' })
  const attackers = get('/?q=last', { from: '203.0.113.9' })
  expect([429, 503]).toContain((await attackers).status)
  state.finish()
  expect(await visitor).toMatchObject({ status: 200, body: '?q=mine' })
  await Promise.all(flood)
})

test('forms without scripts that wait for what they ask keep no page from being made', async () => {
  const held = Promise.withResolvers<void>()
  const site: SiteApp = {
    routes: [],
    async render({ method }) {
      if (method === 'POST') await held.promise
      return new Response('page', { headers: { 'content-type': 'text/html' } })
    },
  }
  edge = await startTestEdge(site, undefined, { trustedProxies: 1 })
  const forms = Array.from({ length: 20 }, (_, i) =>
    get('/submit/form', { method: 'POST', from: `203.0.113.${i}`, body: 'act=readLink' }),
  )
  await expect.poll(() => edge.parts.guard.loadOf('forms')).toEqual({ atWork: 6, waiting: 14 })
  expect((await get('/?q=mine', { from: '198.51.100.4' })).status).toBe(200)
  expect((await get('/?q=theirs', { from: '203.0.113.1' })).status).toBe(200)
  held.resolve()
  expect(new Set((await Promise.all(forms)).map(({ status }) => status))).toEqual(new Set([200]))
})

test('of links that are read an address has two at work, and no other call waits for them', async () => {
  const held = Promise.withResolvers<void>()
  const behind: RequestListener = async ({ url }, response) => {
    if (url === '/api/read-link') await held.promise
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }
  edge = await startTestEdge(slowSite().site, behind)
  const links = Array.from({ length: 10 }, () => get('/api/read-link', { method: 'POST', body: '{}' }))
  await expect.poll(() => edge.parts.guard.loadOf('links')).toEqual({ atWork: 2, waiting: 8 })
  expect((await get('/api/events?limit=500&type=ctf')).status).toBe(200)
  expect((await get('/api/contact', { method: 'POST', body: '{}' })).status).toBe(200)
  held.resolve()
  expect(new Set((await Promise.all(links)).map(({ status }) => status))).toEqual(new Set([200]))
})

test('who has gone when the turn comes costs no render', async () => {
  const { site, state } = slowSite()
  edge = await startTestEdge(site)
  const first = get('/?q=first')
  const { socket } = await rawConnection(edge.port)
  socket.write('GET /?q=gone HTTP/1.1\r\nHost: calendar.example\r\n\r\n')
  const second = get('/?q=second')
  await expect.poll(() => state.begun).toBe(1)
  socket.destroy()
  await once(socket, 'close')
  state.finish()
  await Promise.all([first, second])
  expect(state.begun).toBe(2)
})

test('an address that spent what it may ask uncached is told for how long to wait; what is kept it still gets', async () => {
  const site: SiteApp = {
    routes: [],
    render: async () =>
      new Response('page', {
        headers: { 'content-type': 'text/html', 'cdn-cache-control': 'max-age=30', 'cache-tag': 'events' },
      }),
  }
  edge = await startTestEdge(site, undefined, { guard: createGuard(0.01) })
  for (let i = 0; i < 3; i += 1) expect((await get(`/?month=2026-0${i + 1}`)).status).toBe(200)
  const refused = await get('/faq')
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } })
  expect(refused.body).toMatch(/Too many requests came from your network\. Try again in \d+ seconds?\./)
  expect((await get('/?month=2026-01')).status).toBe(200)
})

test('an address that asks faster than its pace waits, and gets its answers', async () => {
  const { site, state } = slowSite()
  state.finish()
  // One at once, and five in ten seconds.
  edge = await startTestEdge(site, undefined, { guard: createGuard(0.001) })
  const begun = performance.now()
  const answers = await Promise.all([1, 2, 3].map((n) => get(`/robots${n}`)))
  expect(answers.map(({ status }) => status)).not.toContain(503)
  expect(performance.now() - begun).toBeGreaterThan(3000)
})

test.each([
  ['Content-Length: 100', 'content-length'],
  ['Transfer-Encoding: chunked', 'transfer-encoding'],
])('a read that announces a body by %s is answered without it', async (announced, name) => {
  edge = await startTestEdge(slowSite().site, says('{"status":"ok"}'))
  for (const method of ['GET', 'HEAD']) {
    const { socket } = await rawConnection(edge.port)
    const answered = once(socket, 'data')
    socket.write(`${method} /api/facets HTTP/1.1\r\nHost: calendar.example\r\n${announced}\r\n\r\n`)
    expect(String(await answered)).toMatch(/^HTTP\/1\.1 200/)
    socket.destroy()
  }
  expect(edge.heard.map(({ headers }) => headers[name])).toEqual([undefined, undefined])
})

test('of a long User-Agent only the beginning is passed on', async () => {
  edge = await startTestEdge(slowSite().site)
  await get('/_next/static/x', { headers: { 'user-agent': 'a'.repeat(6000) } })
  expect(edge.heard[0]?.headers['user-agent']).toBe('a'.repeat(costs.userAgentLength))
})

test('headers of more than eight kilobytes are refused in both languages, with every header of ours', async () => {
  edge = await startTestEdge(slowSite().site, undefined, { publicUrl: 'https://calendar.example' })
  const { socket, received } = await rawConnection(edge.port)
  socket.write(`GET / HTTP/1.1\r\nHost: calendar.example\r\nCookie: ${'a'.repeat(15_000)}\r\n\r\n`)
  const answer = await received
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  expect(answer).toContain('Strict-Transport-Security')
  expect(answer).toMatch(/too long.*\n.*ארוכות/)
})

test('a stranger’s body is bounded by 64 kB wherever it goes, and files take none', async () => {
  edge = await startTestEdge(slowSite().site)
  const body = 'x'.repeat(costs.bodyBytes + 1)
  for (const path of ['/api/posts', '/cms/api/media', '/contact']) {
    const { status } = await get(path, { method: 'POST', body })
    expect([404, 413], path).toContain(status)
  }
  for (const path of ['/_next/static/x.js', '/media/a.webp']) {
    expect(await get(path, { method: 'POST', body: 'x' })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    })
  }
  expect((await get('/_next/image?url=/x')).status).toBe(404)
  expect(edge.heard).toEqual([])
})

test('a stranger who asks who is signed in hears that nobody is, without a question to the CMS, and nothing else', async () => {
  edge = await startTestEdge(slowSite().site)
  const answer = await get('/cms/api/users/me')
  expect(answer.status).toBe(200)
  expect(answer.body).toBe('{"user":null}')
  expect((await get('/cms/api/users/me', { method: 'POST', body: '{}' })).status).toBe(404)
  expect((await get('/cms/api/users')).status).toBe(404)
  expect(edge.heard).toEqual([])
})

test('Payload’s own calls need the panel’s cookie: a token in a header is for the API', async () => {
  edge = await startTestEdge(slowSite().site)
  const token = staffToken('a secret that only the tests know')
  const bearer = { authorization: `Bearer ${token}` }
  expect((await get('/cms/api/users', { headers: bearer })).status).toBe(404)
  expect((await get('/cms/api/users', { headers: { cookie: `payload-token=${token}` } })).status).toBe(200)
  expect(edge.heard).toHaveLength(1)
})

test('who is signed in may send a post, whichever way the token comes', async () => {
  edge = await startTestEdge(slowSite().site)
  const token = staffToken('a secret that only the tests know')
  const body = 'x'.repeat(costs.bodyBytes + 1)
  for (const [name, value] of [
    ['authorization', `Bearer ${token}`],
    ['cookie', `payload-token=${token}`],
  ] as const)
    expect((await get('/api/posts', { method: 'POST', headers: { [name]: value }, body })).status).toBe(200)
  expect((await get('/api/contact', { method: 'POST', body })).status).toBe(413)
})

test('all bodies of an address hold so much and no more', async () => {
  edge = await startTestEdge(slowSite().site)
  const { hold } = edge.parts.guard.bodies
  const others = hold('127.0.0.1', true)
  others.take(costs.bodyBytesOfAddress - 10)
  const refused = await get('/api/contact', { method: 'POST', body: 'x'.repeat(20) })
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  others.release()
  expect((await get('/api/contact', { method: 'POST', body: 'x'.repeat(20) })).status).toBe(200)
  await expect.poll(() => edge.parts.guard.bodies.held()).toBe(0)
})

test('writes refused for what they say use up their address’s, and the CMS hears of no more of it until some are back', async () => {
  const refusing: RequestListener = (_request, response) => void response.writeHead(422).end('{}')
  edge = await startTestEdge(slowSite().site, refusing, { trustedProxies: 1 })
  const post = (path: string, from: string, headers = {}) => get(path, { method: 'POST', from, headers, body: '{}' })
  const statuses: (number | undefined)[] = []
  for (let i = 0; i < costs.rejectedWrites.burst; i += 1)
    statuses.push((await post('/api/contact', '203.0.113.9')).status)
  expect(new Set(statuses)).toEqual(new Set([422]))
  const heard = edge.heard.length
  for (const path of ['/api/contact', '/api/submissions', '/contact']) {
    const refused = await post(path, '203.0.113.9')
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '10' } })
    expect(refused.body).toMatch(/Too many requests came from your network\. Try again in 10 seconds\./)
  }
  expect(edge.heard).toHaveLength(heard)
  expect((await get('/api/figures', { from: '203.0.113.9' })).status).toBe(422)
  expect((await post('/api/contact', '198.51.100.4')).status).toBe(422)
  const cookie = `payload-token=${staffToken('a secret that only the tests know')}`
  expect((await post('/api/posts', '203.0.113.9', { cookie })).status).toBe(422)
})

test('a write whose sender does not wait for the answer counts as a refused one', async () => {
  const silent: RequestListener = () => undefined
  edge = await startTestEdge(slowSite().site, silent, { guard: createGuard(1 / costs.rejectedWrites.burst) })
  const { socket } = await rawConnection(edge.port)
  socket.write('POST /api/contact HTTP/1.1\r\nHost: calendar.example\r\nContent-Length: 2\r\n\r\n{}')
  await expect.poll(() => edge.heard).toHaveLength(1)
  socket.destroy()
  await expect.poll(() => edge.parts.guard.loadOf('calls').atWork).toBe(0)
  expect((await get('/api/contact', { method: 'POST', body: '{}' })).status).toBe(429)
})

test('a form without scripts that comes back to be mended counts as a refused write', async () => {
  const site: SiteApp = { routes: [], render: async () => new Response('form', { status: 422 }) }
  edge = await startTestEdge(site, undefined, { guard: createGuard(1 / costs.rejectedWrites.burst) })
  const post = () => get('/contact', { method: 'POST', body: 'name=' })
  expect((await post()).status).toBe(422)
  expect((await post()).status).toBe(429)
})

test('two Host headers are refused, for a kept page, too', async () => {
  const { site, state } = slowSite()
  state.finish()
  edge = await startTestEdge(site)
  await get('/')
  const { socket, received } = await rawConnection(edge.port)
  socket.write('GET / HTTP/1.1\r\nHost: calendar.example\r\nHost: other.example\r\nConnection: close\r\n\r\n')
  expect(await received).toMatch(/^HTTP\/1\.1 400 /)
})

test('behind a proxy, no visitor’s host reaches another one’s page', async () => {
  const site: SiteApp = {
    routes: [],
    render: async ({ url }) =>
      new Response(url, {
        headers: { 'content-type': 'text/html', 'cdn-cache-control': 'max-age=30', 'cache-tag': 'events' },
      }),
  }
  edge = await startTestEdge(site, undefined, { trustedProxies: 1 })
  // The proxy leaves Host as its upstream's, and names the visitor's in another header.
  await get('/', { headers: { 'x-forwarded-host': 'calendar.example' } })
  const visitor = await get('/', {
    headers: { 'x-forwarded-host': 'www.calendar.example', 'x-forwarded-proto': 'https' },
  })
  expect(visitor.body).toBe('https://www.calendar.example/')
  const plain = await get('/', { headers: { 'x-forwarded-host': 'www.calendar.example' } })
  expect(plain.body).toBe('http://www.calendar.example/')
})

test('the edge’s own refusals name the transport, too', async () => {
  edge = await startTestEdge(slowSite().site, undefined, { publicUrl: 'https://calendar.example' })
  const { refuseBy } = await import('./http/error-answer.ts')
  const { messagesFor } = await import('@cyberluach/i18n/messages')
  refuseBy({ messages: messagesFor, isSecure: () => true })
  expect((await get('/..%2f')).headers['strict-transport-security']).toBeDefined()
  refuseBy({ messages: messagesFor, isSecure: () => false })
})
