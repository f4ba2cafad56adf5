import { expect, test } from 'vitest'
import { addressOf, eventLists, listOf, queryOf } from './event-lists.ts'

const onlyOne = (condition: object) => ({ where: { or: [{ and: [condition] }] } })

test('without a search and a filter the list holds what comes next', () => {
  expect(listOf({})).toBe('ahead')
  expect(addressOf('ahead', '2026-11-20')).toBe('/admin/collections/events')
})

test('what is over and everything are filters that the panel knows as its own', () => {
  expect(addressOf('over', '2026-11-20')).toMatch(
    /\?where\[or\]\[0\]\[and\]\[0\]\[endDay\]\[less_than\]=2026-11-20$/,
  )
  expect(listOf(onlyOne({ endDay: { less_than: '2026-11-20' } }))).toBe('over')
  for (const exists of ['true', true]) expect(listOf(onlyOne({ startDay: { exists } }))).toBe('all')
})

test.each(eventLists)('a page at the address of the list %s knows it as that list', (list) => {
  const { searchParams } = new URL(addressOf(list, '2026-11-20'), 'http://localhost')
  expect(listOf(queryOf(Object.fromEntries(searchParams)))).toBe(list)
  expect(listOf(queryOf({ ...Object.fromEntries(searchParams), search: 'Berlin' }))).toBeNull()
})

test('who looks for something gets it from all events', () => {
  expect(listOf({ search: 'Berlin' })).toBeNull()
  expect(listOf(onlyOne({ state: { equals: 'cancelled' } }))).toBeNull()
  const two = [{ endDay: { less_than: '2026-01-01' } }, { state: { equals: 'cancelled' } }]
  expect(listOf({ where: { or: [{ and: two }] } })).toBeNull()
})
