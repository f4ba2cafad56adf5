import { expect, test } from 'vitest'
import { securityHeaders, type Surface } from './headers.ts'

function headersOf(surface: Surface, isSecure = false, given?: Set<string>): Map<string, string> {
  const list = securityHeaders(surface, isSecure, given)
  return new Map(list.flatMap((name, i) => (i % 2 ? [] : [[name.toLowerCase(), list[i + 1] ?? '']])))
}

test.each(['site', 'admin', 'data'] as const)(
  '%s: types are not guessed, frames and referrers are limited',
  (surface) => {
    const headers = headersOf(surface)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('x-frame-options')).toMatch(/DENY|SAMEORIGIN/)
    expect(headers.get('permissions-policy')).toContain('camera=()')
  },
)

test('transport security is promised behind TLS only', () => {
  expect(headersOf('site').has('strict-transport-security')).toBe(false)
  expect(headersOf('site', true).get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
})

test('site and panel bring policies of their own', () => {
  expect(headersOf('site').has('content-security-policy')).toBe(false)
  expect(headersOf('admin').has('content-security-policy')).toBe(false)
})

test('data may run nothing', () => {
  expect(headersOf('data').get('content-security-policy')).toContain("default-src 'none'")
})

test('a referrer policy of the page’s own stays', () => {
  expect(headersOf('site', false, new Set(['referrer-policy'])).has('referrer-policy')).toBe(false)
})
