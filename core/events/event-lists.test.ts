import { expect, test } from 'vitest'
import { eventListPath, pagesOfList } from './event-lists.ts'

test('each list has an address of its kind', () => {
  expect(eventListPath('month', '2026-11')).toBe('/archive/2026/11')
  expect(eventListPath('city', 'israel/haifa', 2)).toBe('/place/israel/haifa?page=2')
})

test('the first page of a list is not numbered', () => {
  expect(eventListPath('tag', 'red-team', 1)).toBe('/tag/red-team')
})

test('a list has a page for each 50 events, a month for each 250, and one where there are none', () => {
  expect([0, 1, 50, 51].map((count) => pagesOfList('tag', count))).toEqual([1, 1, 1, 2])
  expect([250, 251].map((count) => pagesOfList('month', count))).toEqual([1, 2])
})
