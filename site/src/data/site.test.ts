import { afterEach, expect, test, vi } from 'vitest'
import { contactEmail } from './site.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['Cyberluach <hello@example.com>', 'hello@example.com'],
  ['hello@example.com', 'hello@example.com'],
  ['Cyberluach', null],
  ['', null],
])('the sender "%s" of the site’s mail is the address to write to: %s', (sender, address) => {
  vi.stubEnv('MAIL_FROM', sender)
  expect(contactEmail()).toBe(address)
})
