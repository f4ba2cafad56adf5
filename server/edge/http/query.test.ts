import { expect, test } from 'vitest'
import { pageTarget } from './request.ts'

const targetOf = (path: string, query: string) => pageTarget(path, new URLSearchParams(query))

test('known keys stand in one order, whatever order they came in', () => {
  const target = '/?month=2026-12&type=ctf'
  expect(targetOf('/', 'type=ctf&month=2026-12')).toEqual({ target, mayKeep: true })
  expect(targetOf('/', 'month=2026-12&type=ctf')).toEqual({ target, mayKeep: true })
})

test('unknown and empty keys never reach a page, and of a doubled key the first does', () => {
  expect(targetOf('/', 'utm_source=x&month=&type=ctf&type=workshop').target).toBe('/?type=ctf')
  expect(targetOf('/he', 'utm_source=x').target).toBe('/he')
})

test('a page sees the keys that it depends on, and none of another page’s', () => {
  expect(targetOf('/about', 'tag=x&month=2026-12&q=x')).toEqual({ target: '/about', mayKeep: true })
  expect(targetOf('/he/stats', 'type=ctf&page=2&month=2026-12').target).toBe('/he/stats?type=ctf&page=2')
  expect(targetOf('/day/2026-11-22', 'event=x&tag=x').target).toBe('/day/2026-11-22?event=x')
  expect(targetOf('/he', 'event=x&tag=x').target).toBe('/he?event=x')
})

test('a search is passed on whole and never kept', () => {
  expect(targetOf('/', 'q=black+hat&page=2')).toEqual({ target: '/?q=black+hat&page=2', mayKeep: false })
})

test('the preview of a post is passed on whole and never cached', () => {
  for (const path of ['/blog/flags', '/he/blog/flags']) {
    expect(targetOf(path, 'preview=a.b.c')).toEqual({ target: `${path}?preview=a.b.c`, mayKeep: false })
  }
})

test('elsewhere the token of a preview goes no further', () => {
  expect(targetOf('/blog', 'preview=a.b.c&tag=ctf')).toEqual({ target: '/blog?tag=ctf', mayKeep: true })
})

test('an address longer than any of ours is not kept', () => {
  expect(targetOf('/', `location=${'x'.repeat(500)}`).mayKeep).toBe(false)
})

test.each([
  '/awaiting-approval',
  '/he/awaiting-approval',
  '/newsletter/confirm',
  '/he/newsletter/unsubscribe',
  '/submit/form',
  '/submission/a.b.c',
  '/he/submission/a.b.c',
  '/admin/login',
])('%s is made for one visitor: it sees its query and is not kept', (path) => {
  expect(targetOf(path, 'title=My+event')).toEqual({ target: `${path}?title=My+event`, mayKeep: false })
})
