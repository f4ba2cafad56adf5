import { noFilter } from '@cyberluach/core/events/event-filter'
import { expect, test } from 'vitest'
import { foundMonths, searchQuery } from './search-query.ts'

const event = (day: string, lastDay = day) => ({ day, lastDay }) as never

test('what is found stands by month, and what runs already in the month of today', () => {
  const months = foundMonths(
    [event('2026-09-01', '2026-12-31'), event('2026-11-25'), event('2026-12-01'), event('2027-12-01')],
    '2026-11-23',
  )
  expect(months.map(({ month, events }) => [month, events.length])).toEqual([
    ['2026-11', 2],
    ['2026-12', 1],
    ['2027-12', 1],
  ])
})

test('what is over stands in the months in which it began', () => {
  const months = foundMonths([event('2026-10-30', '2026-11-02'), event('2025-10-30')], '2026-11-23')
  expect(months.map(({ month }) => month)).toEqual(['2026-10', '2025-10'])
})

test('a search is asked with the filters that are set, without hidden samples and among saved events', () => {
  const filter = { ...noFilter, q: ' flags ', type: 'ctf' as const, location: 'Israel' }
  expect(searchQuery(filter)).toEqual({ q: 'flags', type: 'ctf', location: 'Israel' })
  expect(searchQuery({ ...noFilter, q: 'x' }, { areSamplesHidden: true, only: ['a', 'b'] })).toEqual({
    q: 'x',
    samples: 'false',
    ids: 'a,b',
  })
  expect(searchQuery({ ...filter, q: ' ' })).toBeNull()
})
