import { expect, test } from 'vitest'
import { pageTarget } from './query.ts'

test('a page gets the keys it may depend on, in one order, and no others', () => {
  expect(pageTarget('/', new URLSearchParams('utm_source=x&type=ctf&month=2026-12&type=all'))).toEqual({
    target: '/?month=2026-12&type=ctf',
    mayKeep: true,
  })
})

test('a search is never kept', () => {
  expect(pageTarget('/he', new URLSearchParams('q=ctf')).mayKeep).toBe(false)
})

test.each(['/awaiting-approval', '/he/awaiting-approval', '/purple-elephant-42', '/he/submit/form'])(
  '%s gets its own query and is never kept',
  (path) => {
    expect(pageTarget(path, new URLSearchParams('id=1&title=A+b'))).toEqual({
      target: `${path}?id=1&title=A+b`,
      mayKeep: false,
    })
    expect(pageTarget(path, new URLSearchParams())).toEqual({ target: path, mayKeep: false })
  },
)
