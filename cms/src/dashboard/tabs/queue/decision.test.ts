import { expect, test, vi } from 'vitest'

import { concernedBy, readingAfter, sendDecision } from './decision.ts'
import { submissionWith } from '../../../testing/submission-with.ts'

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

test.each([
  [null, 'corrected=never'],
  ['2026-11-20T10:00:00.000Z', 'corrected=2026-11-20T10%3A00%3A00.000Z'],
])('approving names the correction that was looked at: %s', async (correctedAt, query) => {
  const asked: string[] = []
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json(approved)
  })
  await sendDecision({ id: 'pending', correctedAt }, { kind: 'approve' }, 'he')
  vi.unstubAllGlobals()
  expect(asked).toEqual([`/api/sys/mgmt/submissions/pending/approve?${query}`])
})
