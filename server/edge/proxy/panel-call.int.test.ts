import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCmsAnswers } from './cms-answers.ts'
import { createGuard } from '../guard/guard.ts'
import { createUpstream } from './proxy.ts'
import { routeOf } from '../http/route.ts'
import { signingKey } from '../http/session.ts'
import { visitorOf } from '../http/visitor.ts'

const sessionKey = signingKey('a secret that only the tests know')

let cms: Server
let edge: Server
let heard: IncomingMessage[]

beforeEach(async () => {
  heard = []
  cms = createServer((request, response) => {
    heard.push(request)
    request.resume()
    response.writeHead(request.url?.endsWith('fails') ? 500 : 200).end()
  })
  const upstream = createUpstream(`http://127.0.0.1:${await listening(cms)}`)
  const answerFromCms = createCmsAnswers({
    cms: upstream,
    publicUrl: null,
    sessionKey,
    guard: createGuard(),
  })
  edge = createServer((request, response) => {
    const route = routeOf(request.url ?? '', 'quiet-door')
    const visitor = visitorOf(request, 0)
    if ((route.kind !== 'cms' && route.kind !== 'api') || !visitor) throw new Error('not for the CMS')
    void answerFromCms(request, response, route, '', visitor)
  })
  await listening(edge)
})
afterEach(() => {
  for (const server of [edge, cms]) {
    server.closeAllConnections()
    server.close()
  }
})

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** A session of somebody who is signed in. */
function session(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part({ alg: 'HS256' })}.${part({ exp: Date.now() / 1000 + 600 })}`
  return `payload-token=${signed}.${createHmac('sha256', sessionKey).update(signed).digest('base64url')}`
}

type Input = { method?: string; headers?: Record<string, string>; body?: string }

async function get(path: string, { method = 'GET', headers, body }: Input = {}): Promise<IncomingMessage> {
  const { port } = edge.address() as AddressInfo
  const given = { cookie: session(), ...headers }
  const asked = ask({ host: '127.0.0.1', port, path, method, headers: given, agent: false })
  asked.end(body)
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return response
}

test('each answer of the panel has a nonce of its own, which its framework knows and nobody else chooses', async () => {
  const headers = { 'content-security-policy': "script-src 'nonce-mine'" }
  const policies = []
  for (const _ of [1, 2]) {
    const response = await get('/admin/collections/posts', { headers })
    expect(heard.at(-1)?.headers['content-security-policy']).toBe(response.headers['content-security-policy'])
    policies.push(String(response.headers['content-security-policy']))
  }
  const scripts = policies.map((policy) => /script-src ([^;]*)/.exec(policy)?.[1])
  for (const sources of scripts) expect(sources).toMatch(/^'self' 'nonce-[\w+/]{22}==' 'strict-dynamic'$/)
  expect(new Set(scripts).size).toBe(2)
})

test.each(['/api/events', '/_next/static/x.js', '/media/x.webp', '/admin/dashboard'])(
  '%s: the CMS takes no content policy from a visitor',
  async (path) => {
    const name = 'content-security-policy'
    const given = { [name]: "script-src 'nonce-mine'", [`${name}-report-only`]: "script-src 'nonce-mine'" }
    const response = await get(path, { headers: given })
    expect(JSON.stringify(heard.at(-1)?.headers)).not.toContain('mine')
    expect(response.headers[name]).not.toContain("script-src 'self' 'unsafe-inline'")
  },
)

const ownCall = { 'next-action': '40'.padEnd(42, 'a'), 'content-type': 'text/plain;charset=UTF-8' }

test('the panel’s own calls reach the CMS', async () => {
  const { port } = edge.address() as AddressInfo
  const form = { ...ownCall, 'content-type': 'multipart/form-data; boundary=----WebKitFormBoundaryx1' }
  for (const headers of [ownCall, form, { ...ownCall, origin: `http://127.0.0.1:${port}` }]) {
    expect((await get('/admin/account', { method: 'POST', headers, body: '[]' })).statusCode).toBe(200)
  }
  expect(heard).toHaveLength(3)
})

test.each([
  ['no function', {}, 'POST', 400],
  ['a name that is no number', { ...ownCall, 'next-action': '__proto__' }, 'POST', 400],
  ['a number of another length', { ...ownCall, 'next-action': 'a'.repeat(40) }, 'POST', 400],
  ['a plain form', { ...ownCall, 'content-type': 'application/x-www-form-urlencoded' }, 'POST', 400],
  ['a form without a boundary', { ...ownCall, 'content-type': 'multipart/form-data' }, 'POST', 400],
  ['another method', ownCall, 'PUT', 400],
  ['another site', { ...ownCall, origin: 'https://evil.example' }, 'POST', 403],
  ['an origin that is none', { ...ownCall, origin: 'evil' }, 'POST', 403],
] satisfies [string, Record<string, string>, string, number][])(
  'a write to the panel by %s is refused before the CMS',
  async (_name, headers, method, status) => {
    const response = await get('/admin/dashboard', { method, headers, body: '[]' })
    expect(response.statusCode).toBe(status)
    expect(heard).toEqual([])
  },
)

test('arguments that the panel’s framework cannot read are the caller’s fault', async () => {
  const response = await get('/admin/fails', { method: 'POST', headers: ownCall, body: '[' })
  expect(response.statusCode).toBe(400)
  expect((await get('/admin/fails')).statusCode).toBe(500)
})
