import { expect, test } from 'vitest'
import { mapGroups, mappedPages, pageAt } from './pages.ts'

test('an address is that of its page, whatever stands in its brackets', () => {
  expect(pageAt('/stats')?.path).toBe('/stats')
  expect(pageAt('/day/2026-12-03')?.path).toBe('/day/[date]')
  expect(pageAt('/day/[date]')?.path).toBe('/day/[date]')
  for (const path of ['/day', '/blog/a/b', '/Stats', '/nowhere', '']) expect(pageAt(path)).toBeUndefined()
})

test('the map has pages in each of its groups, and no page of one visitor', () => {
  for (const group of mapGroups) expect(mappedPages.some(({ map }) => map.group === group)).toBe(true)
  expect(mappedPages.map(({ shows }): string => shows)).not.toContain('visitor')
})
