import { eventTypes, shownTypes } from '@cyberluach/core/events/event'
import { expect, test } from 'vitest'
import { sampleListedEvent } from '../testing/sample-event.ts'
import { countByType } from './listed-event.ts'

test('every kind counts, and the figures are together as many as the events', () => {
  const counts = countByType(eventTypes.map((eventType) => sampleListedEvent({ eventType })))
  expect(counts).toEqual({ ctf: 1, conference: 1, workshop: 1, competition: 1, other: 5 })
  expect(shownTypes.reduce((sum, type) => sum + counts[type], 0)).toBe(eventTypes.length)
})

test('samples and what was called off count nowhere', () => {
  const events = [sampleListedEvent({ isSample: true }), sampleListedEvent({ state: 'cancelled' })]
  expect(Object.values(countByType(events))).toEqual([0, 0, 0, 0, 0])
  expect(countByType([sampleListedEvent({ state: 'postponed' })]).conference).toBe(1)
})

test('without events all figures are zero', () => {
  expect(Object.values(countByType([]))).toEqual([0, 0, 0, 0, 0])
})
