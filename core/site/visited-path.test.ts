import { expect, test } from 'vitest'
import { visitedPath } from './visits.ts'

test.each([
  ['/', '/'],
  ['/he', '/he'],
  ['/he/', '/he'],
  ['/about?utm_source=x#team', '/about'],
  ['//day///2026-12-03/', '/day/2026-12-03'],
  ['/stats?type=popular-type', '/stats?type=popular-type'],
  ['/he/stats?x=1&type=total', '/he/stats?type=total'],
  ['/stats?type=%3Cb%3E', '/stats'],
  ['/?type=ctf', '/'],
  ['/%D7%A9%D7%9C%D7%95%D7%9D', '/שלום'],
  ['/50%', '/50%'],
])('%s is counted as %s', (text, expected) => {
  expect(visitedPath(text)).toBe(expected)
})

test.each([
  'about',
  '',
  'https://elsewhere.example/',
  '/a%00b',
  '/a\u202Eb',
  '/a%0Ab',
  '/half\ud800',
  `/${'x'.repeat(300)}`,
  '/a%3Fb',
])('%j is no path of the site', (text) => {
  expect(visitedPath(text)).toBeNull()
})

test('what was cleaned once stays as it is', () => {
  for (const path of ['/', '/he/day/2026-12-03', '/stats?type=total']) expect(visitedPath(path)).toBe(path)
})
