import { expect, test } from 'vitest'
import { readBeacon } from './visits.ts'

const view = { kind: 'view', page: '12-345-6789', path: '/about?x=1' }

test('a beacon is read, its path as it is counted', () => {
  expect(readBeacon(view)).toEqual({ kind: 'view', page: '12-345-6789', path: '/about', loadMs: null })
  expect(readBeacon({ ...view, kind: 'load', loadMs: 840 })).toMatchObject({ kind: 'load', loadMs: 840 })
})

test.each([
  null,
  [],
  'view',
  {},
  { ...view, kind: 'click' },
  { ...view, page: 'short' },
  { ...view, page: '<script>' },
  { ...view, page: 12_345_678 },
  { ...view, path: 'about' },
  { ...view, path: undefined },
  { ...view, loadMs: -1 },
  { ...view, loadMs: 1.5 },
  { ...view, loadMs: null },
  { ...view, loadMs: 600_001 },
  { ...view, visitor: 'me' },
])('%j is no beacon', (value) => {
  expect(readBeacon(value)).toBeNull()
})
