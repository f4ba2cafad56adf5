import { expect, test } from 'vitest'
import { canonicalAddress, canonicalHost } from './identity.ts'
import { isSharedHost } from '@cyberluach/core/events/shared-hosts'

test.each([
  ['https://www.example.org/', 'example.org'],
  ['HTTP://Example.org:443/Event/?utm_source=list&b=2&a=1#top', 'example.org/event?a=1&b=2'],
  ['https://example.org//2026/index.html', 'example.org/2026'],
  ['https://me:secret@example.org/a', 'example.org/a'],
  ['https://example.org?ref=list', 'example.org'],
  ['mailto:a@example.org', null],
  ['nonsense', null],
  [null, null],
])('%s is %s', (address, canonical) => {
  expect(canonicalAddress(address)).toBe(canonical)
})

test.each([
  ['https://2026.chcon.nz/talks', 'chcon.nz'],
  ['https://www.owaspappsecdays.fr/2026/', 'owaspappsecdays.fr'],
  ['https://wisec26.events.cispa.de', 'wisec26.events.cispa.de'],
  ['https://2600.com', '2600.com'],
])('%s stands on %s', (address, host) => {
  expect(canonicalHost(address)).toBe(host)
})

test('hosts of many are told from those of one, with what is below them', () => {
  expect(['owasp.glueup.com', 'nullcon.net', 'calendar.google.com', 'lu.ma'].every(isSharedHost)).toBe(true)
  expect(['bsidestlv.com', 'appsecil.org', 'notblackhat.com'].some(isSharedHost)).toBe(false)
})
