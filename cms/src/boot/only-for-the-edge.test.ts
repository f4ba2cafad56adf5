import { once } from 'node:events'
import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onlyForTheEdge } from './only-for-the-edge.ts'

const base = `/${'s3cret'.repeat(7)}`
let server: Server
let port: number
const seen: (string | undefined)[] = []

beforeAll(async () => {
  const listener = onlyForTheEdge(base, (request, response) => {
    seen.push(request.url)
    response.end('inside')
  })
  server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

/** Raw, so that a path arrives as it is written. */
async function answerTo(path: string, method = 'GET', headers = {}): Promise<[number | undefined, string]> {
  const asked = ask({ host: '127.0.0.1', port, path, method, headers, agent: false }).end()
  const [answer] = await once(asked, 'response')
  return [answer.statusCode, await text(answer)]
}

test('behind the secret, a path is what it is without it, with its query', async () => {
  expect(await answerTo(`${base}/api/events?limit=1`)).toEqual([200, 'inside'])
  expect(await answerTo(`${base}/`)).toEqual([200, 'inside'])
  expect(seen.splice(0)).toEqual(['/api/events?limit=1', '/'])
})

test.each([
  '/',
  '/api/events',
  '/admin',
  '/cms/api/users/me',
  '/cms/api/graphql',
  '/_next/static/chunks/main.js',
  '/metrics',
  base,
  `${base}x/api/events`,
  `${base.slice(0, -1)}/api/events`,
  `${base.slice(0, -1)}X/api/events`,
  `//${base.slice(1)}/api/events`,
  `http://127.0.0.1${base}/api/events`,
  `/api/events?${base}/`,
])('without it there is nothing: %s', async (path) => {
  for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) expect(await answerTo(path, method)).toEqual([404, ''])
  expect(await answerTo(path, 'GET', { connection: 'upgrade', upgrade: 'websocket' })).toEqual([404, ''])
  expect(seen).toEqual([])
})

test.each(['', '/', '/short'])('a server without a secret does not start: %j', (none) => {
  expect(() => onlyForTheEdge(none, () => undefined)).toThrow(/CMS_URL/)
})
