import { afterEach, expect, test } from 'vitest'
import { startTestEdge, type TestEdge } from '../testing/edge.ts'

let edge: TestEdge
afterEach(() => edge.stop())

const site = { routes: [], render: async () => new Response('a page') }

/** Status, body and whole seconds until it was there. */
async function ask(path: string): Promise<[number, string, number]> {
  const begun = performance.now()
  const answer = await fetch(`http://127.0.0.1:${edge.port}/api/health${path}`)
  return [answer.status, await answer.text(), Math.floor((performance.now() - begun) / 1000)]
}

const well = '{"status":"ok"}'
const unavailable = '{"status":"unavailable"}'

test('while the CMS hangs, who asks is answered within two seconds, and that this process lives at once', async () => {
  edge = await startTestEdge(site, () => undefined)
  const answers = await Promise.all(['/ready', '', '/cms', '/live'].map(ask))
  expect(answers).toEqual([...Array.from({ length: 3 }, () => [503, unavailable, 1]), [200, well, 0]])
})

test('while the database hangs, the CMS answers still: it is not ready, and nobody need start it again', async () => {
  edge = await startTestEdge(site, ({ url }, response) => {
    if (url === '/api/health/cms') response.writeHead(200).end('{"status":"ok"}')
  })
  expect(await Promise.all(['/ready', '/cms'].map(ask))).toEqual([
    [503, unavailable, 1],
    [200, well, 0],
  ])
})

test('many who ask at once are one question to the CMS, and what it says is no one’s for longer', async () => {
  let status = 200
  edge = await startTestEdge(
    site,
    (_request, response) =>
      void setTimeout(() => response.writeHead(status).end('{"more":"than anybody is told"}'), 100),
  )
  const many = await Promise.all(Array.from({ length: 20 }, () => ask('/ready')))
  expect(new Set(many.map(([, body]) => body))).toEqual(new Set([well]))
  expect(edge.heard).toHaveLength(1)
  status = 503
  expect(await ask('/ready')).toEqual([503, unavailable, 0])
})
