import { noOverrides } from '@cyberluach/i18n/editable-texts'
import { afterEach, expect, test, vi } from 'vitest'
import { startTestEdge, type TestEdge } from '../../testing/edge.ts'
import { createCachedReads } from '../cache/cached-reads.ts'
import { createPageCache } from '../cache/page-cache.ts'
import { costs } from '../guard/costs.ts'
import { before } from './proxy.ts'
import type { SiteApp } from '../render/render.ts'
import { createTexts } from '../cache/texts.ts'

const mostMs = 1500

let edge: TestEdge
afterEach(() => edge.stop())

/** A site whose pages show their texts, something of the events, and something that they ask for themselves. */
const site: SiteApp = {
  routes: [],
  async render(_request, { givenTexts, givenReads, deadline }) {
    const texts = await givenTexts
    const events = await givenReads?.('/api/glance')
    await before(deadline, new Promise(() => undefined))
    const isWhole = texts?.isCurrent && events?.isCurrent && !deadline?.aborted
    return new Response(JSON.stringify([texts?.overrides, events?.answer, isWhole]), {
      status: isWhole ? 200 : 503,
      headers: { 'content-type': 'text/html' },
    })
  },
}

test('all pages that one address asks for wait for a silent CMS together, each for its moment more', async () => {
  const silent = vi.fn(() => new Promise<never>(() => undefined))
  const cache = createPageCache(1000)
  edge = await startTestEdge(site, undefined, {
    readTimeout: { mostMs, leastMs: 20, graceMs: 5000 },
    texts: createTexts(silent, cache),
    reads: createCachedReads(silent, cache, 1000),
  })
  const begun = performance.now()
  const answers = await Promise.all(
    ['/', '/he', '/feedback', '/he/feedback', '/contact', '/Privacy-Policy'].map((path) =>
      fetch(`http://127.0.0.1:${edge.port}${path}`),
    ),
  )
  const took = performance.now() - begun
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(503))
  expect(await answers[0]?.json()).toEqual([noOverrides, null, false])
  expect(took).toBeGreaterThan(mostMs * 0.9)
  expect(took, 'one after the other they would take six times as long').toBeLessThan(mostMs * 6)
})

test('a page that goes on past its deadline is 503 with words, and the next one of that address is made', async () => {
  const stuck: SiteApp = {
    routes: [],
    render: async ({ url }) => (url.endsWith('/faq') ? new Response('made') : new Promise<never>(() => undefined)),
  }
  edge = await startTestEdge(stuck, undefined, { readTimeout: { mostMs: 50, leastMs: 20, graceMs: 50 } })
  const answer = await fetch(`http://127.0.0.1:${edge.port}/`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await answer.text()).toContain('One moment')
  expect((await fetch(`http://127.0.0.1:${edge.port}/faq`)).status).toBe(200)
})

test('a call that a silent CMS never answers is 503 with words before the connection is cut', async () => {
  edge = await startTestEdge(site, () => undefined, { answerMs: 1100 })
  const begun = performance.now()
  const call = await fetch(`http://127.0.0.1:${edge.port}/api/figures`)
  expect(performance.now() - begun).toBeGreaterThan(1000)
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await call.json()).toMatchObject({ code: 'unavailable' })
  expect(costs.turnMs).toBeLessThan(costs.answerMs)
  expect(costs.answerMs).toBeLessThan(costs.quietMs)
})
