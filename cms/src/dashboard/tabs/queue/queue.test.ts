import { describe, expect, test } from 'vitest'

import { newRowsOf, placeOf, withNewRows, withoutGone } from './queue-state.ts'
import { submissionWith } from '../../../testing/submission-with.ts'

const pendingSince = (id: string, day: number) => submissionWith({ id, createdAt: `2026-11-${day}T08:00:00Z` })
const decidedOn = (id: string, day: number, decidedDay: number) =>
  submissionWith({
    id,
    status: 'approved',
    createdAt: `2026-11-${day}T08:00:00Z`,
    decidedAt: `2026-11-${decidedDay}T08:00:00Z`,
  })
const oldest = pendingSince('oldest', 12)
const newer = pendingSince('newer', 18)
const decidedLast = decidedOn('decided last', 10, 19)
const decidedFirst = decidedOn('decided first', 11, 12)

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const placed = (...rows: Parameters<typeof placeOf>[0][]) => rows.map(placeOf)

describe('a newcomer', () => {
  test('of the queue stands below the older pending ones and above what is decided', () => {
    const { places } = withNewRows(placed(oldest, decidedLast), [decidedFirst, newer], 'queue', false)
    expect(ids(places)).toEqual(['oldest', 'newer', 'decided last', 'decided first'])
  })

  test('of an inbox stands on top of the pending ones', () => {
    const { places } = withNewRows(placed(oldest, decidedFirst), [decidedLast, newer], 'inbox', false)
    expect(ids(places)).toEqual(['newer', 'oldest', 'decided first', 'decided last'])
  })

  test('waits while somebody is at the list, where it would push other rows away', () => {
    const grown = withNewRows(placed(oldest, decidedLast), [newer], 'queue', true)
    expect(ids(grown.places)).toEqual(['oldest', 'decided last'])
    expect(ids(grown.waiting)).toEqual(['newer'])
  })

  test('that comes after all rows need not wait', () => {
    const grown = withNewRows(placed(oldest), [newer], 'queue', true)
    expect(ids(grown.places)).toEqual(['oldest', 'newer'])
    expect(grown.waiting).toEqual([])
  })

  test('finds its place beside a row that was decided since it was placed', () => {
    const places = placed(oldest, newer)
    const { places: grown } = withNewRows(places, [pendingSince('between', 15)], 'queue', false)
    expect(ids(grown)).toEqual(['oldest', 'between', 'newer'])
  })
})

test('what has a place is no newcomer', () => {
  expect(ids(newRowsOf(placed(oldest), [oldest, newer]))).toEqual(['newer'])
})

test('a deleted submission loses its place, unless its row is open', () => {
  const places = placed(oldest, newer)
  expect(ids(withoutGone(places, new Set(['newer']), null))).toEqual(['newer'])
  expect(ids(withoutGone(places, new Set(['newer']), 'oldest'))).toEqual(['oldest', 'newer'])
})

test('places are the same object when nothing is gone', () => {
  const places = placed(oldest, newer)
  expect(withoutGone(places, new Set(['oldest', 'newer']), null)).toBe(places)
})
