import { expect, test } from 'vitest'
import { eventListPath, expectedMonth, pagesOfList } from './event-lists.ts'

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

test.each([
  ['2026-03', '2026-11', '2027-03'],
  ['2026-03', '2027-01', '2027-03'],
  ['2026-03', '2027-03', '2027-03'],
  ['2026-03', '2027-04', '2028-03'],
  ['2026-11', '2026-11', '2027-11'],
  ['2023-05', '2026-11', '2027-05'],
])('a yearly series last held in %s is expected, in %s, in %s', (latestMonth, now, expected) => {
  const series = { url: null, isYearly: true, isNextKnown: false, latestMonth }
  expect(expectedMonth(series, now)).toBe(expected)
  expect(expectedMonth({ ...series, isNextKnown: true }, now)).toBeNull()
  expect(expectedMonth({ ...series, isYearly: false }, now)).toBeNull()
})
