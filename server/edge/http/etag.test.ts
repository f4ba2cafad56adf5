import { expect, test } from 'vitest'
import { etagOf, fingerprint, matchesEtag } from './response.ts'

test('equal bytes have equal names, and others do not', () => {
  expect(fingerprint(Buffer.from('a'))).toBe(fingerprint(Buffer.from('a')))
  expect(fingerprint(Buffer.from('a'))).not.toBe(fingerprint(Buffer.from('b')))
})

test('each encoding has its own ETag', () => {
  const tags = [etagOf('x', 'br'), etagOf('x', 'gzip'), etagOf('x', 'identity')]
  expect(new Set(tags).size).toBe(3)
})

test.each([
  ['W/"x-br"', true],
  ['"x-br"', true],
  ['"other", W/"x-br"', true],
  ['*', true],
  ['"x"', false],
  ['', false],
])('If-None-Match %s against W/"x-br": %s', (header, matches) => {
  expect(matchesEtag(header, 'W/"x-br"')).toBe(matches)
})
