import { expect, test } from 'vitest'
import { languageOf } from './request.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['he', 'he'],
  ['he-IL,he;q=0.9,en;q=0.8', 'he'],
  ['iw', 'he'],
  ['fr, en;q=0.5, he;q=0.7', 'he'],
  ['fr', 'en'],
  ['he;q=0, en', 'en'],
  ['EN-us', 'en'],
  ['*', 'en'],
])('a reader of %s is answered in %s', (wish, locale) => {
  expect(languageOf(new Headers(wish === undefined ? {} : { 'accept-language': wish }))).toBe(locale)
})
