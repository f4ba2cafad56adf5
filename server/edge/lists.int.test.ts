import { once } from 'node:events'
import { request as ask, type IncomingMessage, type RequestListener } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { rawConnection, startTestEdge, type TestEdge } from '../testing/edge.ts'
import { costs } from './guard/costs.ts'
import { costOfEvents } from './guard/cost-table.ts'
import { createGuard } from './guard/guard.ts'
import type { SiteApp } from './render/render.ts'

let edge: TestEdge
afterEach(() => edge.stop())

const noSite: SiteApp = {
  routes: [],
  render: async () => new Response(null, { status: 404 }),
}

/** A list that grows with each change, so that old and new can be told apart. */
function listOf(changes: { count: number }): RequestListener {
  return (request, response) => {
    const body = JSON.stringify({ changes: changes.count, url: request.url, filler: 'x'.repeat(5000) })
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-total-count': '2',
      'x-powered-by': 'Next.js',
      etag: '"of-the-cms"',
    })
    response.end(body)
  }
}

async function get(path: string, headers: Record<string, string> = {}) {
  const asked = ask({
    host: '127.0.0.1',
    port: edge.port,
    path,
    headers: { host: 'calendar.example', ...headers },
    agent: false,
  })
  asked.end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

test('a list is asked of the CMS once for all who want it, kept compressed, and again after a change', async () => {
  const changes = { count: 1 }
  edge = await startTestEdge(noSite, listOf(changes))
  const paths = ['/api/events', '/api/events?limit=5000', '/api/events?utm_source=x']
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, i) => get(paths[i % 3] ?? '', { 'accept-encoding': 'gzip' })),
  )
  expect(edge.heard.map(({ url }) => url)).toEqual(['/api/events'])
  for (const { status, headers, body } of answers) {
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'x-total-count': '2' })
    expect(JSON.parse(gunzipSync(body).toString())).toMatchObject({ changes: 1 })
  }
  const [first] = answers
  expect(first?.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  expect(first?.headers).not.toHaveProperty('x-powered-by')
  const etag = first?.headers.etag ?? ''
  expect((await get('/api/events', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(304)

  changes.count = 2
  edge.parts.lists.cache.purge(['events'])
  const after = await get('/api/events', { 'accept-encoding': 'gzip', 'if-none-match': etag })
  expect(after.status).toBe(200)
  expect(JSON.parse(gunzipSync(after.body).toString())).toMatchObject({ changes: 2 })
  expect(edge.heard).toHaveLength(2)
})

test('the days of a month are a list of their own; a filter is asked of the CMS each time, by the visitor', async () => {
  edge = await startTestEdge(noSite, listOf({ count: 1 }))
  const month = '/api/events?from=2026-10-25&to=2026-12-05'
  for (const path of [month, month, '/api/events?type=ctf', '/api/events?type=ctf']) await get(path)
  expect(edge.heard.map(({ url, headers }) => [url, headers.via ?? null])).toEqual([
    [month, null],
    ['/api/events?type=ctf', '1.1 edge'],
    ['/api/events?type=ctf', '1.1 edge'],
  ])
})

test('a calendar names the host that it was asked by, so each host has its own', async () => {
  edge = await startTestEdge(noSite, (request, response) => {
    response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8' })
    response.end(`${request.headers['x-forwarded-proto']}://${request.headers['x-forwarded-host']}`)
  })
  expect(String((await get('/events.ics')).body)).toBe('http://calendar.example')
  expect(String((await get('/events.ics', { host: 'other.example' })).body)).toBe('http://other.example')
  expect(String((await get('/api/events.ics')).body)).toBe('http://calendar.example')
  expect(edge.heard).toHaveLength(2)
})

test('while the CMS cannot answer, the last list is served; without one the reader is told to come again', async () => {
  let isAway = false
  edge = await startTestEdge(noSite, (_request, response) => {
    if (isAway) response.writeHead(503, { 'content-type': 'application/json' }).end('{"code":"unavailable"}')
    else response.writeHead(200, { 'content-type': 'application/json' }).end('["kept"]')
  })
  await get('/api/events')
  isAway = true
  edge.parts.lists.cache.purgeAll()
  expect(await get('/api/events')).toMatchObject({ status: 200, body: Buffer.from('["kept"]') })
  expect((await get('/api/events?limit=7')).status).toBe(503)
})

test('a list whose reading breaks off has no answer for now, and is no failure of ours', async () => {
  let isCut = false
  edge = await startTestEdge(noSite, (_, response) => {
    if (!isCut) return void response.destroy()
    response.writeHead(200, { 'content-length': '500' }).write('[')
    setTimeout(() => response.destroy(), 20)
  })
  for (const path of ['/api/events?from=2026-11-20&to=2026-11-21', '/api/events.ics']) {
    const { status, headers, body } = await get(path)
    expect(status).toBe(503)
    expect(headers).toMatchObject({ 'retry-after': '2' })
    expect(JSON.parse(body.toString())).toMatchObject({ code: 'unavailable' })
    isCut = true
  }
})

test('of large answers an address gets some at a time, so that readers who stop hold no more', async () => {
  const large = 'x'.repeat(costs.largeAnswerBytes * 64)
  edge = await startTestEdge(noSite, ({ url }, response) => {
    const list = url === '/api/events' ? [large] : ['small']
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(list))
  })
  const silent = await Promise.all(
    Array.from({ length: costs.largeAnswers.atWorkOfAddress }, () => rawConnection(edge.port)),
  )
  for (const { socket } of silent) {
    socket.pause()
    socket.write('GET /api/events HTTP/1.1\r\nHost: calendar.example\r\n\r\n')
  }
  await expect.poll(() => edge.parts.guard.loadOf('largeAnswers').atWork).toBe(silent.length)
  let isServed = false
  const late = get('/api/events').then((answer) => {
    isServed = true
    return answer
  })
  const small = await get('/api/events?limit=1', { 'accept-encoding': 'gzip' })
  expect(small.status).toBe(200)
  expect(isServed).toBe(false)
  silent[0]?.socket.destroy()
  expect((await late).status).toBe(200)
  for (const { socket } of silent) socket.destroy()
})

test('a reader who stops reading is let go', async () => {
  const { createServer } = await import('node:http')
  const { limitConnections } = await import('./guard/connections.ts')
  const { connect } = await import('node:net')
  const body = Buffer.alloc(64 * 1024 * 1024)
  const server = createServer((_request, response) => void response.end(body))
  limitConnections(server, 0, { connections: 10, connectionsOfAddress: 2, quietMs: 150 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const closed = new Promise((resolve) => server.once('connection', (socket) => socket.once('close', resolve)))
  const silent = connect(port, '127.0.0.1')
  silent.on('error', () => undefined) // it is cut off: that is what the test waits for
  silent.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await closed
  silent.destroy()
  const [first, second, third] = [1, 2, 3].map(() => connect(port, '127.0.0.1').on('error', () => undefined))
  await once(third ?? silent, 'close')
  expect([first?.destroyed, second?.destroyed]).toEqual([false, false])
  for (const socket of [first, second]) socket?.destroy()
  server.close()
  edge = await startTestEdge(noSite)
})

/** Lists whose answers the test lets go, and how many of them are asked for at once. */
function heldLists(total: number) {
  const gate = Promise.withResolvers<void>()
  const state = { atWork: 0, most: 0, finish: gate.resolve }
  const behind: RequestListener = async (_request, response) => {
    state.atWork += 1
    state.most = Math.max(state.most, state.atWork)
    await gate.promise
    state.atWork -= 1
    response.writeHead(200, { 'content-type': 'application/json', 'x-total-count': String(total) }).end('[]')
  }
  return { behind, state }
}

const lastDay = (index: number) => `2030-01-${String(index + 1).padStart(2, '0')}`

test.each([
  ['of five hundred', (index: number) => `limit=500&from=1990-01-01&to=${lastDay(index)}`],
  ['of a hundred and a filter', (index: number) => `limit=100&type=ctf&to=${lastDay(index)}`],
])('of lists %s an address has one made at a time', async (_, query) => {
  const { behind, state } = heldLists(5000)
  edge = await startTestEdge(noSite, behind)
  const all = Promise.all(Array.from({ length: 8 }, (__, index) => get(`/api/events?${query(index)}`)))
  await expect.poll(() => edge.parts.guard.loadOf('costlyCalls')).toEqual({ atWork: 1, waiting: 7 })
  state.finish()
  expect(new Set((await all).map(({ status }) => status))).toEqual(new Set([200]))
  expect(state.most).toBe(costs.costlyCalls.atWorkOfAddress)
})

test('an address pays for a list by how many events came, and for many of the longest has soon spent all', async () => {
  const askedFor = async (total: number, query: string) => {
    const { behind, state } = heldLists(total)
    state.finish()
    edge = await startTestEdge(noSite, behind, { guard: createGuard(0.1) })
    const found: (number | undefined)[] = []
    for (let index = 0; index < 20; index += 1)
      found.push((await get(`/api/events?to=${lastDay(index)}${query}`)).status)
    await edge.stop()
    return found.filter((status) => status === 200).length
  }
  const pages = costs.uncached.burst * 0.1
  expect(await askedFor(40, '')).toBe(20)
  expect(await askedFor(5000, '&limit=500')).toBe(Math.ceil(pages / costOfEvents(500)))
  expect(await askedFor(5000, '')).toBe(Math.ceil(pages / costOfEvents(5000)))
})
