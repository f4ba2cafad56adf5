import { expect, test } from 'vitest'
import { sitePaths } from './take-beacon.ts'

const isOurs = sitePaths([
  { type: 'page', route: '/', pattern: /^\/$/ },
  { type: 'page', route: '/he', pattern: /^\/he$/ },
  { type: 'page', route: '/stats', pattern: /^\/stats$/ },
  { type: 'page', route: '/blog/[slug]', pattern: /^\/blog\/([^/]+?)$/ },
  { type: 'page', route: '/he/day/[date]', pattern: /^\/he\/day\/([^/]+?)$/ },
  { type: 'page', route: '/purple-elephant-42', pattern: /^\/purple-elephant-42$/ },
  { type: 'page', route: '/admin/login', pattern: /^\/admin\/login$/ },
  { type: 'page', route: '/submission/[token]', pattern: /^\/submission\/([^/]+?)$/ },
  { type: 'page', route: '/he/deadline/[token]', pattern: /^\/he\/deadline\/([^/]+?)$/ },
  { type: 'page', route: '/404', pattern: /^\/404$/ },
  { type: 'endpoint', route: '/robots.txt', pattern: /^\/robots\.txt$/ },
])

test.each(['/', '/he', '/stats?type=total', '/blog/night-of-the-flags', '/he/day/2026-12-03'])(
  '%s is a page of ours',
  (path) => {
    expect(isOurs(path)).toBe(true)
  },
)

test.each([
  '/made-up',
  '/blog/a/b',
  '/he/day/2026-02-31',
  '/he/day/buy-cheap-things',
  '/purple-elephant-42',
  '/admin/login',
  '/submission/a-token-in-a-mail',
  '/he/deadline/a-token-in-a-mail',
  '/404',
  '/robots.txt',
])('%s is none that tells of its visitors', (path) => {
  expect(isOurs(path)).toBe(false)
})
