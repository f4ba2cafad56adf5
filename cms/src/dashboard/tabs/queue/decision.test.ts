import { afterEach, describe, expect, test, vi } from 'vitest'

import { concernedBy, readingAfter, sendDecision, sendDecisions } from './decision.ts'
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
  expect(readingAfter(reading, new Map([['pending', changed]]))).toEqual({ ...reading, rows: [changed] })
})

test('a reading loses what was deleted, and counts it no more where it matched', () => {
  expect(readingAfter(reading, new Map([['pending', null]]))).toEqual({ ...reading, rows: [], total: 0 })
  expect(readingAfter(reading, new Map([['approved', null]]))).toEqual({ ...reading, others: [] })
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
  await sendDecision({ id: 'pending', correctedAt, editedAt: null }, { kind: 'approve' }, 'he')
  vi.unstubAllGlobals()
  expect(asked).toEqual([`/api/sys/mgmt/submissions/pending/approve?${query}`])
})

describe('a decision about several', () => {
  const two = [submissionWith({ id: 'one' }), submissionWith({ id: 'two', correctedAt: '2026-11-20T10:00:00.000Z' })]
  const refusal = { id: 'two', code: 'notPending', error: 'Somebody was first' }
  const approvedOne = { ...two[0], status: 'approved' }

  afterEach(() => vi.unstubAllGlobals())

  test.each([
    [
      { kind: 'approve' },
      { records: [approvedOne], refused: [refusal] },
      [
        { id: 'one', corrected: 'never' },
        { id: 'two', corrected: '2026-11-20T10:00:00.000Z' },
      ],
      [['one', approvedOne]],
    ],
    [{ kind: 'delete' }, { records: [], refused: [refusal] }, [{ id: 'one' }, { id: 'two' }], [['one', null]]],
  ] as const)('%j is one request, and says what became of each', async (decision, answer, asked, changes) => {
    const bodies: unknown[] = []
    vi.stubGlobal('localStorage', { getItem: () => null })
    vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
      bodies.push(JSON.parse(body))
      return Response.json(answer)
    })
    const outcome = await sendDecisions(two, decision, 'he')
    expect(bodies).toEqual([{ decision, submissions: asked }])
    expect([...outcome.changes]).toEqual(changes)
    expect(outcome.reasons.map(({ message }) => message)).toEqual(['Somebody was first'])
  })
})
