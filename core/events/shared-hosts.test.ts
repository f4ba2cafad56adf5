import { expect, test } from 'vitest'
import { isSharedHost, sharedHostPattern } from './shared-hosts.ts'

test.each([
  ['meetup.com', true],
  ['team.github.io', true],
  ['flags.example', false],
  ['notmeetup.com', false],
  ['meetupxcom', false],
])('whether %s is shared is one answer for programs and for queries: %s', (host, isShared) => {
  expect(isSharedHost(host)).toBe(isShared)
  expect(new RegExp(sharedHostPattern).test(host)).toBe(isShared)
})
