import { expect, test } from 'vitest'
import { encodingFor } from './compression.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip;q=0.2', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
])('Accept-Encoding %j is answered with %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding)
  expect(encodingFor(header)).toBe(encoding)
})
