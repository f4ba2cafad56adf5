import { expect, test } from 'vitest'
import {
  categoryOfAddress,
  categoryQuery,
  pageOfAddress,
  statisticsCategories,
  statisticsPath,
} from './statistics-category.ts'

const figures = {
  today: '2026-11-20',
  total: 0,
  online: 0,
  physical: 0,
  prizes: { count: 0, amount: 0 },
  topCountry: null,
  popularType: null,
  types: [],
  thisMonth: { month: '2026-11', count: 0 },
  upcoming: { days: 30, count: 0 },
  samples: 0,
}

test('a category that does not exist is the default', () => {
  expect(categoryOfAddress(new URLSearchParams('type=online-events'))).toBe('online-events')
  for (const query of ['', 'type=', 'type=nothing', 'type=toString'])
    expect(categoryOfAddress(new URLSearchParams(query))).toBe('events-this-month')
})

test('a page that is no number is the first', () => {
  expect(pageOfAddress(new URLSearchParams('page=3'))).toBe(3)
  for (const query of ['', 'page=0', 'page=-1', 'page=1e9', 'page=999999'])
    expect(pageOfAddress(new URLSearchParams(query))).toBe(1)
})

test('an address names neither the default category nor the first page', () => {
  expect(statisticsPath('events-this-month')).toBe('/stats')
  expect(statisticsPath('events-this-month', 2)).toBe('/stats?page=2')
  expect(statisticsPath('top-country', 2)).toBe('/stats?type=top-country&page=2')
})

test('this month is asked for from its first day to its last', () => {
  expect(categoryQuery('events-this-month', figures)).toMatchObject({ from: '2026-11-01', to: '2026-11-30' })
})

test('upcoming events are asked for from today to thirty days ahead', () => {
  expect(categoryQuery('upcoming-events', figures)).toMatchObject({ from: '2026-11-20', to: '2026-12-20' })
})

test('no category asks for samples', () => {
  const known = {
    ...figures,
    topCountry: { country: 'Israel', count: 1 },
    popularType: { type: 'ctf' as const, count: 1 },
  }
  for (const category of statisticsCategories)
    expect(categoryQuery(category, known)).toMatchObject({ samples: 'false' })
})

test('without a country or a type there is nothing to ask for', () => {
  expect(categoryQuery('top-country', figures)).toBeNull()
  expect(categoryQuery('popular-type', figures)).toBeNull()
})
