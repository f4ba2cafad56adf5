import { afterEach, expect, test, vi } from 'vitest'
import { says, startTestEdge, type TestEdge } from '../../testing/edge.ts'
import { unshownBy } from '../../testing/grafana.ts'
import { createPageCache } from '../cache/page-cache.ts'
import { createPageServer } from '../render/page-server.ts'
import type { SiteApp } from '../render/render.ts'
import { allWorkers } from './all-workers.ts'
import { createMetricsAnswer, createEdgeMetrics } from './edge-metrics.ts'

const token = 'what-only-the-tests-know'
const site: SiteApp = {
  routes: [],
  async render(_request, { asNotFound }) {
    const headers = { 'content-type': 'text/html', 'cdn-cache-control': 'max-age=30', 'cache-tag': 'events' }
    return new Response('a page', { status: asNotFound ? 404 : 200, headers })
  },
}

let edge: TestEdge
afterEach(() => edge.stop())

const metricsOf = () => createEdgeMetrics('edge-2')

async function start(
  given: { metricsToken?: string; metricsForLocal?: boolean },
  behind = says('{}'),
  metrics = metricsOf(),
) {
  const inner = await startTestEdge(site, says('cyberluach_jobs{state="due"} 3\n'))
  const access = { metricsToken: null, metricsForLocal: false, ...given }
  edge = await startTestEdge(metrics.timing(site), behind, {
    pages: metrics.counting('page', createPageServer(createPageCache(1_000_000))),
    ownHost: 'calendar.example',
    watch: metrics.watch,
    metrics: createMetricsAnswer(
      access,
      allWorkers({ worker: 'edge-2', workers: 1, own: metrics.figures }),
      inner.parts.cms,
    ),
  })
  const stop = edge.stop
  edge.stop = async () => {
    await inner.stop()
    await stop()
  }
  return (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${edge.port}${path}`, { headers })
}

const bearer = { authorization: `Bearer ${token}` }

test('is a page like any other that does not exist, for whoever has no token', async () => {
  const ask = await start({ metricsToken: token })
  const unknown = await (await ask('/nothing-is-here')).text()
  for (const authorization of ['', 'Bearer wrong', token]) {
    const answer = await ask('/metrics', { authorization })
    expect(await answer.text()).toBe(unknown)
  }
  expect((await ask('/metrics', bearer)).status).toBe(200)
})

test('is open to nobody where nothing is set', async () => {
  const ask = await start({})
  expect(await (await ask('/metrics', bearer)).text()).toBe('a page')
})

test('is open to programs of this machine where that is said, and not to those whom a proxy names', async () => {
  const ask = await start({ metricsForLocal: true })
  expect((await ask('/metrics')).headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect(await (await ask('/metrics', { [name]: '192.0.2.1' })).text()).toBe('a page')
})

test('tells hits, misses, renders, requests and purges of this worker, and what the CMS tells', async () => {
  const metrics = metricsOf()
  const ask = await start({ metricsToken: token }, says('{}'), metrics)
  for (let i = 0; i < 3; i += 1) await (await ask('/about')).text()
  metrics.purged()
  await (await ask('/api/nothing')).text()
  const text = await (await ask('/metrics', bearer)).text()
  expect(text).toMatch(/cache_misses_total\{kept="page",worker="edge-2"\} 1\n/)
  expect(text).toMatch(/cache_hits_total\{kept="page",worker="edge-2"\} 2\n/)
  expect(text).toMatch(/render_seconds_count\{failed="false",worker="edge-2"\} 1\n/)
  expect(text).toMatch(/request_seconds_count\{kind="api",status="2xx",worker="edge-2"\} 1\n/)
  expect(text).toMatch(/request_seconds_bucket\{le="0\.25",kind="api",status="2xx",worker="edge-2"\} \d+\n/)
  expect(text).toMatch(/cyberluach_edge_purges_total\{worker="edge-2"\} 1\n/)
  expect(text).toMatch(/cyberluach_edge_nodejs_eventloop_lag_p99_seconds/)
  expect(text).toContain('cyberluach_cms_up 1\n')
  expect(text).toContain('cyberluach_jobs{state="due"} 3\n')
})

test('the process says that it lives, and nothing else, while nothing answers behind it', async () => {
  const ask = await start({}, (_request, response) => void response.destroy())
  const answer = await ask('/api/health/live')
  expect([answer.status, await answer.text()]).toEqual([200, '{"status":"ok"}'])
  expect(edge.heard).toEqual([])
  expect((await ask('/api/health/ready')).status).toBe(503)
})

test('each request has a name that the CMS and who asked hear: the one that it came with, where that is one', async () => {
  const ask = await start({})
  const own = await ask('/api/one', { 'x-request-id': 'trace-12345678' })
  expect(own.headers.get('x-request-id')).toBe('trace-12345678')
  expect(edge.heard[0]?.headers['x-request-id']).toBe('trace-12345678')
  const made = await ask('/api/two', { 'x-request-id': '{"level":60}' })
  expect(made.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  expect(edge.heard[1]?.headers['x-request-id']).toBe(made.headers.get('x-request-id'))
})

test('the line about a failure names the request, and so does the answer to it', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  edge = await startTestEdge({ ...site, render: () => Promise.reject(new Error('no page')) })
  const headers = { 'x-request-id': 'trace-87654321' }
  const answer = await fetch(`http://127.0.0.1:${edge.port}/about`, { headers })
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([500, 'trace-87654321'])
  expect(said.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
    { level: 'error', requestId: 'trace-87654321', msg: 'a request failed', err: { message: 'no page' } },
  ])
  said.mockRestore()
})

test('a form that is posted without scripts reaches its page under the name of its request', async () => {
  const posted = Promise.withResolvers<Request>()
  edge = await startTestEdge({
    ...site,
    async render(request, options) {
      posted.resolve(request)
      return site.render(request, options)
    },
  })
  const origin = `http://127.0.0.1:${edge.port}`
  await fetch(`${origin}/contact`, { method: 'POST', headers: { origin }, body: new URLSearchParams('a=b') })
  expect((await posted.promise).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

test('the example for Grafana asks the edge for nothing that is not measured', async () => {
  const ask = await start({ metricsToken: token })
  for (let i = 0; i < 2; i += 1) await (await ask('/about')).text()
  const text = await (await ask('/metrics', bearer)).text()
  const { series, unshown } = await unshownBy(text, (name) => name.startsWith('cyberluach_edge_'))
  expect(unshown).toEqual([])
  expect(series).toBeGreaterThan(4)
})
