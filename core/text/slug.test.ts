import { expect, test } from 'vitest'

import { freeSlug, longestSlug, slugOf } from './identifiers.ts'

test.each([
  ['How to run a fair CTF: notes', 'how-to-run-a-fair-ctf-notes'],
  ['  --Hello,   World!--  ', 'hello-world'],
  ['CTF למתחילים 2027', 'ctf-2027'],
  ['Résumé', 'r-sum'],
  ['0day', '0day'],
])('%s becomes %s', (title, slug) => {
  expect(slugOf(title, 'k3x9')).toBe(slug)
})

test.each(['איך כותבים הגשה', 'כנסים 2027', '!!!', ''])('%s has no Latin letter and gets a short id', (title) => {
  expect(slugOf(title, 'k3x9')).toBe('post-k3x9')
})

test('a long title is cut, never at a dash', () => {
  const slug = slugOf('word '.repeat(60), 'k3x9')
  expect(slug.length).toBeLessThanOrEqual(longestSlug)
  expect(slug.endsWith('-')).toBe(false)
})

test('a free slug is itself, a taken one gets the first free number', () => {
  expect(freeSlug('hello', new Set())).toBe('hello')
  expect(freeSlug('hello', new Set(['hello', 'hello-2']))).toBe('hello-3')
})

test('the number fits into the longest slug', () => {
  const longest = 'a'.repeat(longestSlug)
  const free = freeSlug(longest, new Set([longest]))
  expect(free).toHaveLength(longestSlug)
  expect(free.endsWith('-2')).toBe(true)
})
