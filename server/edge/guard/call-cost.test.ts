import { expect, test } from 'vitest'
import { routeOf, type Route } from '../http/route.ts'
import { costOfCall, costOfCame, costOfPage } from './costs.ts'
import { callCosts, costOfEvents, pageCosts } from './cost-table.ts'

const costOf = (path: string, query = '', { method = 'GET', isStaff = false } = {}) =>
  costOfCall(method, routeOf(path, 'quiet-door') as Route & { kind: 'api' | 'cms' }, query, isStaff)

test.each([
  ['?limit=20', '9999', 0],
  ['?limit=99&type=ctf', '9999', 0],
  ['?limit=100', '9999', costOfEvents(100)],
  ['?limit=500&running=all&from=1990-01-01', '9999', costOfEvents(500)],
  ['?limit=5000', '9999', costOfEvents(5000)],
  ['', '9999', costOfEvents(5000)],
  ['?limit=-1', '9999', costOfEvents(5000)],
  ['?limit=99999', '9999', costOfEvents(5000)],
  ['?from=2026-10-25&to=2026-12-05', '40', 1],
  ['?from=2026-10-25&to=2026-12-05', '400', costOfEvents(400)],
])('the list of events %s of %s that there are costs %d pages in all', (query, total, pages) => {
  const before = costOf('/api/events', query)
  expect(before + costOfCame('/api/events', query, { status: 200, total })).toBe(pages)
})

test('a list that nobody waits for costs as much as it may have, and one that is refused no more', () => {
  const nobody = { status: null, total: undefined }
  expect(1 + costOfCame('/api/events', '', nobody)).toBe(costOfEvents(5000))
  expect(costOfCame('/api/events', '?limit=x', { status: 400, total: undefined })).toBe(0)
  expect(costOfCame('/api/search', '', nobody)).toBe(0)
})

test('from a hundred events on a list costs by its length', () => {
  expect(costOfEvents(99)).toBe(0)
  expect(costOfEvents(100)).toBeGreaterThanOrEqual(1)
  expect(costOfEvents(5000)).toBeCloseTo(10 * costOfEvents(500))
})

test('an address is found by its pattern, a file of its last part among others, and by HEAD as by GET', () => {
  expect(costOf('/events.ics')).toBe(callCosts['GET /api/events.ics'])
  expect(costOf('/api/events.ics', '', { method: 'HEAD' })).toBe(callCosts['GET /api/events.ics'])
  expect(costOf('/api/events/x')).toBe(callCosts['GET /api/events/{id}'])
  expect(costOf('/api/months/2026-11')).toBe(callCosts['GET /api/months/{month}'])
  expect(costOfPage('/he')).toBe(1)
  expect(costOfPage('/he/blog')).toBe(pageCosts['/blog'])
  expect(costOfPage('/sitemap/2026.xml')).toBe(pageCosts['/sitemap/[part].xml'])
  expect(costOfPage('/he/og/default.png')).toBe(1)
  expect(costOfPage('/help')).toBe(1)
})

test('a search costs by its words, and so does a short list of what it finds', () => {
  const words = (count: number) => `?q=${'flag+'.repeat(count)}`
  expect(costOf('/api/search', words(1))).toBe(costOf('/api/search', words(3)))
  expect(costOf('/api/search', words(9))).toBeCloseTo(3 * costOf('/api/search', words(3)))
  expect(costOf('/api/events', '?limit=20&q=flag')).toBeGreaterThan(0)
})

test('posts cost by how many are requested', () => {
  expect(costOf('/api/blog', '?limit=50')).toBeCloseTo(50 * costOf('/api/blog', '?limit=1'))
})

test('a number that is none costs the most', () => {
  expect(costOf('/api/blog', '?limit=-9')).toBe(costOf('/api/blog', '?limit=100'))
  expect(costOf('/api/blog', '?limit=x')).toBe(costOf('/api/blog', '?limit=100'))
})

test('counts of all events cost nothing, and of those of a filter what it takes to look through all', () => {
  expect(costOf('/api/facets')).toBe(0)
  expect(costOf('/api/facets', '?q=a')).toBeGreaterThan(0)
})

test.each(['/api/search', '/api/export.json', '/api/export.csv', '/api/months', '/deadlines.ics'])(
  '%s looks through all events, and costs',
  (path) => {
    expect(costOf(path)).toBeGreaterThan(0)
  },
)

test('the panel costs strangers a page, and those who are signed in nothing', () => {
  expect(costOf('/admin')).toBe(1)
  expect(costOf('/admin', '', { isStaff: true })).toBe(0)
  expect(costOf('/api/events', '', { isStaff: true })).toBe(0)
})

test('what nobody declared costs nothing by itself', () => {
  expect(costOf('/api/nothing')).toBe(0)
  expect(costOf('/api/search', '', { method: 'POST' })).toBe(0)
})
