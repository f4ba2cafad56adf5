import { expect, test } from 'vitest'
import { proxyWarnings } from './summary.ts'

test.each([
  ['https://calendar.example', 0, /share its limits/],
  [null, 1, /Set PUBLIC_URL/],
])('with PUBLIC_URL %s and TRUST_PROXY %i the start warns', (publicUrl, trustedProxies, words) => {
  expect(proxyWarnings({ publicUrl, trustedProxies })).toEqual([expect.stringMatching(words)])
})

test.each([
  ['https://calendar.example', 1],
  ['http://calendar.example', 0],
  [null, 0],
])('with PUBLIC_URL %s and TRUST_PROXY %i it does not', (publicUrl, trustedProxies) => {
  expect(proxyWarnings({ publicUrl, trustedProxies })).toEqual([])
})
