import { expect, test } from 'vitest'

import { partOfHash, tabAfterKey, tabFromHash, tabNames, tabsOf } from './tabs.ts'

test('the left arrow moves on where reading goes to the left', () => {
  expect(tabAfterKey('analytics', 'ArrowLeft', 'rtl')).toBe('users')
  expect(tabAfterKey('analytics', 'ArrowLeft', 'ltr')).toBe('sources')
})

test('arrows go round the ends', () => {
  expect(tabAfterKey('sources', 'ArrowLeft', 'rtl')).toBe('analytics')
})

test('Home and End reach the ends, and other keys nothing', () => {
  expect(tabAfterKey('blog', 'Home', 'rtl')).toBe('analytics')
  expect(tabAfterKey('blog', 'End', 'rtl')).toBe('sources')
  expect(tabAfterKey('blog', 'Enter', 'rtl')).toBeNull()
})

test('an address names a tab by its fragment', () => {
  expect(tabFromHash('#submissions')).toBe('submissions')
  expect(tabFromHash('#contact/suspicious')).toBe('contact')
  expect(tabFromHash('#nonsense')).toBe('analytics')
})

test('an address may say what is asked of its tab', () => {
  expect(partOfHash('#contact/suspicious')).toBe('suspicious')
  expect(partOfHash('#events/new')).toBe('new')
  expect(partOfHash('#events')).toBeNull()
  expect(partOfHash('')).toBeNull()
})

test('an admin has every tab, a moderator those in which they decide, and an address leads to no other', () => {
  expect(tabsOf('admin')).toEqual(tabNames)
  const theirs = tabsOf('moderator')
  expect(theirs).toEqual(['submissions', 'contact', 'feedback', 'events', 'sources'])
  expect(tabFromHash('#mailing', theirs)).toBe('submissions')
  expect(tabFromHash('#events', theirs)).toBe('events')
  expect(tabAfterKey('sources', 'ArrowRight', 'ltr', theirs)).toBe('submissions')
})
