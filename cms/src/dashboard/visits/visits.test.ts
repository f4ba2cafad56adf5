import { expect, test } from 'vitest'

import { isLive, rowsAfter, type VisitRow } from './visits.ts'
import { visitWith } from '../../testing/visit-with.ts'

const first = visitWith({ id: 'first' })
const second = visitWith({ id: 'second' })
const third = visitWith({ id: 'third' })
const ids = (rows: readonly VisitRow[]) =>
  rows.map(({ visit, isLeaving }) => (isLeaving ? `${visit.id} leaves` : visit.id))

test('rows keep their places whatever the order of the reading', () => {
  const rows = rowsAfter([], [first, second], false)
  expect(ids(rowsAfter(rows, [second, first], false))).toEqual(['first', 'second'])
})

test('a new row comes in on top, and at the end while somebody is at the list', () => {
  const rows = rowsAfter([], [first], false)
  expect(ids(rowsAfter(rows, [second, first], false))).toEqual(['second', 'first'])
  expect(ids(rowsAfter(rows, [second, first], true))).toEqual(['first', 'second'])
})

test('a row that departs fades for one reading, then leaves', () => {
  const rows = rowsAfter([], [first, second, third], false)
  const fading = rowsAfter(rows, [first, third], false)
  expect(ids(fading)).toEqual(['first', 'second leaves', 'third'])
  expect(ids(rowsAfter(fading, [first, third], false))).toEqual(['first', 'third'])
})

test('a row that comes back while it fades stays', () => {
  const fading = rowsAfter(rowsAfter([], [first, second, third], false), [first, third], false)
  expect(ids(rowsAfter(fading, [first, second, third], false))).toEqual(['first', 'second', 'third'])
})

test('a reading without news changes nothing', () => {
  const rows = rowsAfter([], [first, second], false)
  expect(rowsAfter(rows, [first, second], false)).toBe(rows)
})

test('a sign of life within 30 seconds is live', () => {
  const now = Date.parse(first.lastActivity) + 30_000
  expect([isLive(first, now), isLive(first, now + 1)]).toEqual([true, false])
})
