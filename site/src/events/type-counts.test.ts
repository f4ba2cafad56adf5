import { eventTypes, shownTypes } from '@cyberluach/core/event'
import { expect, test } from 'vitest'
import { countByType } from './type-counts.ts'

test('every kind counts, and the figures are together as many as the events', () => {
  const counts = countByType(eventTypes.map((eventType) => ({ eventType })))
  expect(counts).toEqual({ ctf: 1, conference: 1, workshop: 1, competition: 1, other: 5 })
  expect(shownTypes.reduce((sum, type) => sum + counts[type], 0)).toBe(eventTypes.length)
})

test('without events all figures are zero', () => {
  expect(Object.values(countByType([]))).toEqual([0, 0, 0, 0, 0])
})
