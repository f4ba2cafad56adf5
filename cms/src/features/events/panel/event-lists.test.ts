import { expect, test } from 'vitest'
import { addressOf, eventLists, listOf, queryOf } from './event-lists.ts'

const only = (condition: object) => ({ or: [{ and: [condition] }] })

test('without a search and a filter the list holds what comes next', () => {
  expect(listOf({})).toBe('ahead')
  expect(listOf({ list: 'no such', where: { or: [{ and: [] }] } })).toBe('ahead')
  expect(addressOf('ahead')).toBe('/admin/collections/events')
})

test.each(eventLists)(
  'a page at the address of the list %s knows it as that list, until somebody looks for something',
  (list) => {
    const params = Object.fromEntries(new URL(addressOf(list), 'http://localhost').searchParams)
    expect(listOf(params)).toBe(list)
    expect(listOf(queryOf(params))).toBe(list)
    expect(listOf(queryOf({ ...params, search: 'Berlin' }))).toBeNull()
    expect(listOf(queryOf({ ...params, 'where[or][0][and][0][state][equals]': 'cancelled' }))).toBeNull()
  },
)

test('who looks for something gets it from all events', () => {
  expect(listOf({ search: 'Berlin' })).toBeNull()
  expect(listOf({ list: 'over', where: only({ state: { equals: 'cancelled' } }) })).toBeNull()
  expect(listOf({ where: { state: { equals: 'cancelled' } } })).toBeNull()
})
