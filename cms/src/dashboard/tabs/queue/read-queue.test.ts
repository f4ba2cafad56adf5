import { afterEach, expect, test, vi } from 'vitest'

import { partsOf, readQueue } from './queue-state.ts'
import { submissionWith } from '../../../testing/submission-with.ts'

afterEach(() => vi.unstubAllGlobals())

const row = submissionWith({ id: 'read' })
const decided = submissionWith({ id: 'decided', status: 'approved' })
const request = { kind: 'event', order: 'queue', limit: 50 } as const

function answering(answers: (query: URLSearchParams) => object[]): string[] {
  const asked: string[] = []
  vi.stubGlobal('localStorage', { getItem: () => 'kept' })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json(answers(new URLSearchParams(address.split('?')[1])), {
      headers: { 'x-total-count': '7' },
    })
  })
  return asked
}

test('asks for what matches, and for nothing else while all of it is on the screen', async () => {
  const asked = answering(() => [row])
  const filter = { status: 'pending', text: 'negev' } as const
  const reading = await readQueue({ ...request, filter, shown: ['read'] }, AbortSignal.timeout(1000))
  expect(reading).toEqual({ filter, rows: [row], others: [], total: 7 })
  expect(asked).toEqual(['/api/sys/mgmt/submissions?kind=event&order=queue&limit=50&status=pending&q=negev'])
})

test('asks what became of the rows on the screen that no longer match', async () => {
  answering((query) => (query.has('ids') ? [decided] : [row]))
  const filter = { status: 'pending', text: '' } as const
  const shown = ['read', 'decided', 'deleted']
  const reading = await readQueue({ ...request, filter, shown }, AbortSignal.timeout(1000))
  expect(reading.others).toEqual([decided])
})

test('a list is cut in parts', () => {
  expect(partsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(partsOf([], 2)).toEqual([])
})
