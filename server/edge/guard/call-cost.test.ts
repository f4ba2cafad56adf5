import { expect, test } from 'vitest'
import { routeOf, type Route } from '../route.ts'
import { costOfCall } from './call-cost.ts'
import { costs } from './costs.ts'

const costOf = (path: string, query = '', isStaff = false) =>
  costOfCall(routeOf(path, 'quiet-door') as Route & { kind: 'api' | 'cms' }, query, isStaff)

test.each([
  ['/api/events', ''],
  ['/api/events', '?limit=5000'],
  ['/api/events', '?limit=x'],
  ['/api/events.ics', ''],
  ['/api/deadlines.ics', '?kind=abstracts'],
  ['/api/months', '?month=2026-11&lang=en'],
  ['/api/months/2026-11', ''],
  ['/api/facets', '?q=a'],
])('%s%s may read very many events, and costs as a list', (path, query) => {
  expect(costOf(path, query)).toBe(costs.listCost)
})

test.each([
  ['/api/events', '?limit=500'],
  ['/api/facets', ''],
  ['/api/figures', ''],
  ['/api/glance', '?day=2026-11-20'],
])('%s%s reads few', (path, query) => {
  expect(costOf(path, query)).toBe(0)
})

test('a search looks through all events, but is asked for while somebody types', () => {
  expect(costOf('/api/search', '?q=flags')).toBe(costs.searchCost)
})

test.each(['/api/export.json', '/api/export.csv'])('%s is every event', (path) => {
  expect(costOf(path)).toBe(costs.exportCost)
})

test('the panel costs strangers a page, and those who are signed in nothing', () => {
  expect(costOf('/admin')).toBe(1)
  expect(costOf('/admin', '', true)).toBe(0)
  expect(costOf('/api/events', '', true)).toBe(0)
})
