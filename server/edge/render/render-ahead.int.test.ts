import { afterEach, expect, test } from 'vitest'
import { startTestEdge, type TestEdge } from '../../testing/edge.ts'
import { renderAhead } from './idle-work.ts'
import type { SiteApp } from './render.ts'

let edge: TestEdge
afterEach(() => edge.stop())

/** A site whose pages say how often they were made, and show what was read for them. */
function countingSite(made: string[]): SiteApp {
  return {
    routes: [],
    async render({ url }, { givenReads }) {
      const { pathname } = new URL(url)
      made.push(pathname)
      const { answer } = (await givenReads?.('/api/glance')) ?? { answer: null }
      const headers = {
        'content-type': 'text/html',
        'cdn-cache-control': 'max-age=30',
        'cache-tag': 'events',
      }
      return new Response(`${made.length} ${JSON.stringify(answer)}`, { headers })
    },
  }
}

const shown = async (path: string) => (await fetch(`http://127.0.0.1:${edge.port}${path}`)).text()

test('after a change a page that was visited is made before anybody asks, with what is true by then', async () => {
  const made: string[] = []
  let events = 1
  const givenReads = async () => ({ answer: events, total: null, isAnswered: true, isCurrent: true })
  edge = await startTestEdge(countingSite(made), undefined, { reads: givenReads })
  const ahead = renderAhead(edge.parts.pages.cache)
  expect(await shown('/')).toBe('1 1')
  expect(await shown('/')).toBe('1 1')
  events = 2
  edge.parts.pages.cache.purge(['events'])
  ahead.begin()
  await expect.poll(() => made).toEqual(['/', '/'])
  expect(await shown('/')).toBe('2 2')
  expect(made).toHaveLength(2)
})

test('who asks while a page is made ahead waits for that one, and what nobody keeps is not made', async () => {
  const made: string[] = []
  const late = Promise.withResolvers<void>()
  let isLate = false
  const givenReads = async () => {
    if (isLate) await late.promise
    return { answer: null, total: null, isAnswered: true, isCurrent: true }
  }
  edge = await startTestEdge(countingSite(made), undefined, { reads: givenReads })
  const ahead = renderAhead(edge.parts.pages.cache)
  await shown('/')
  isLate = true
  edge.parts.pages.cache.purge(['events'])
  ahead.begin()
  await expect.poll(() => made).toEqual(['/', '/'])
  const asked = shown('/')
  late.resolve()
  expect(await asked).toBe('2 null')
  expect(made).toHaveLength(2)
})
