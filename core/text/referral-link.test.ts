import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import { withReferral } from './referral-link.ts'

const ownHosts = ['cyberluach.example', 'localhost:4321']

test('a registration link says who sent the visitor', () => {
  expect(withReferral('https://example.com/register', ownHosts)).toBe('https://example.com/register?ref=cyberluach')
})

test('the rest of the link stays as it was written', () => {
  expect(withReferral('https://example.com/r?a=x%20y&b=c+d#tickets', ownHosts)).toBe(
    'https://example.com/r?a=x%20y&b=c+d&ref=cyberluach#tickets',
  )
})

test.each(['/submit', 'page', '?month=2026-11', '#top', 'mailto:a@example.com', 'tel:+972355501', ''])(
  '"%s" is left alone',
  (url) => expect(withReferral(url, ownHosts)).toBe(url),
)

test.each([
  'https://cyberluach.example/day/2026-11-20',
  'https://www.CyberLuach.example/',
  'http://localhost:4321/faq',
])('the own link %s is left alone', (url) => expect(withReferral(url, ownHosts)).toBe(url))

test('a host that only ends like ours is not ours', () => {
  expect(withReferral('https://notcyberluach.example/', ownHosts)).toContain('ref=cyberluach')
})

test('a link with a referrer of its own keeps it', () => {
  expect(withReferral('https://example.com/?ref=speaker', ownHosts)).toBe('https://example.com/?ref=speaker')
})

test('a link that cannot be read comes back unchanged and is reported', () => {
  const report = vi.fn<(url: string) => void>()
  expect(withReferral('https://exa mple.com', ownHosts, report)).toBe('https://exa mple.com')
  expect(report).toHaveBeenCalledWith('https://exa mple.com')
})

test('a link that cannot be read is logged where there is no other listener', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  withReferral('https://', ownHosts)
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), 'https://')
  warn.mockRestore()
})

test('every web link is marked once, however often it passes', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
      const marked = withReferral(url, ownHosts)
      expect(new URL(marked).searchParams.has('ref')).toBe(true)
      expect(withReferral(marked, ownHosts)).toBe(marked)
    }),
  )
})
