import { expect, test } from 'vitest'

import { concernedBy, readingAfter } from './decision.ts'
import { submissionWith } from './testing.ts'

const pending = submissionWith({ id: 'pending' })
const approved = submissionWith({ id: 'approved', status: 'approved' })
const reading = {
  filter: { status: 'all', text: '' },
  rows: [pending],
  others: [approved],
  total: 1,
} as const

test('approving and rejecting concern what still waits, deleting concerns all', () => {
  expect(concernedBy('approve', [pending, approved])).toEqual([pending])
  expect(concernedBy('reject', [pending, approved])).toEqual([pending])
  expect(concernedBy('delete', [pending, approved])).toEqual([pending, approved])
})

test('a reading takes over the record as it is after the decision', () => {
  const changed = { ...pending, status: 'rejected' as const }
  expect(readingAfter(reading, 'pending', changed)).toEqual({ ...reading, rows: [changed] })
})

test('a reading loses what was deleted, and counts it no more where it matched', () => {
  expect(readingAfter(reading, 'pending', null)).toEqual({ ...reading, rows: [], total: 0 })
  expect(readingAfter(reading, 'approved', null)).toEqual({ ...reading, others: [] })
})
