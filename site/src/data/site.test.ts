import { afterEach, expect, test, vi } from 'vitest'
import { contactEmail } from './site.ts'

afterEach(() => vi.unstubAllEnvs())

test('the address given for it is the one to write to, whoever mails come from', () => {
  vi.stubEnv('MAIL_FROM', 'Cyberluach <no-reply@example.com>')
  vi.stubEnv('CONTACT_EMAIL', 'hello@example.com')
  expect(contactEmail()).toBe('hello@example.com')
})

test.each([
  ['Cyberluach <hello@example.com>', 'hello@example.com'],
  ['hello@example.com', 'hello@example.com'],
  ['Cyberluach', null],
  ['', null],
])('the sender "%s" of the site’s mail is the address to write to: %s', (sender, address) => {
  vi.stubEnv('MAIL_FROM', sender)
  expect(contactEmail()).toBe(address)
})
