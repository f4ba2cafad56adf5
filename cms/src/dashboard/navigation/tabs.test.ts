import { expect, test } from 'vitest'

import { isSuspiciousHash, tabAfterKey, tabFromHash } from './tabs.ts'

test('the left arrow moves on where reading goes to the left', () => {
  expect(tabAfterKey('analytics', 'ArrowLeft', 'rtl')).toBe('users')
  expect(tabAfterKey('analytics', 'ArrowLeft', 'ltr')).toBe('sources')
})

test('arrows go round the ends; Home and End reach them', () => {
  expect(tabAfterKey('sources', 'ArrowLeft', 'rtl')).toBe('analytics')
  expect(tabAfterKey('blog', 'Home', 'rtl')).toBe('analytics')
  expect(tabAfterKey('blog', 'End', 'rtl')).toBe('sources')
  expect(tabAfterKey('blog', 'Enter', 'rtl')).toBeNull()
})

test('an address names a tab by its fragment', () => {
  expect(tabFromHash('#submissions')).toBe('submissions')
  expect(tabFromHash('#contact/suspicious')).toBe('contact')
  expect(tabFromHash('#nonsense')).toBe('analytics')
})

test('an address leads to what is suspicious in its own tab alone', () => {
  expect(isSuspiciousHash('#contact/suspicious', 'contact')).toBe(true)
  expect(isSuspiciousHash('#contact/suspicious', 'submissions')).toBe(false)
  expect(isSuspiciousHash('#contact', 'contact')).toBe(false)
  expect(isSuspiciousHash('#contact/suspicious', null)).toBe(false)
})
