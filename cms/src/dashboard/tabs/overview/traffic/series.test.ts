import { expect, test } from 'vitest'

import { dayStarts, isSparse, peakIndex, stepOf, tickIndexes, valueMarks } from './series.ts'

const every = (minutes: number, count: number, from = '2026-11-19T13:00:00Z') =>
  Array.from({ length: count }, (_, index) => ({
    at: new Date(Date.parse(from) + index * minutes * 60_000).toISOString(),
  }))

test('a step is told in its largest unit', () => {
  expect(stepOf(every(5, 12))).toEqual({ unit: 'minutes', n: 5 })
  expect(stepOf(every(60, 24))).toEqual({ unit: 'hours', n: 1 })
  expect(stepOf(every(360, 28))).toEqual({ unit: 'hours', n: 6 })
  expect(stepOf(every(1440, 30))).toEqual({ unit: 'days', n: 1 })
  expect(stepOf(every(60, 1))).toEqual({ unit: 'minutes', n: 1 })
})

test('about eight values are named, and none so near the end that "now" would touch it', () => {
  expect(tickIndexes(24)).toEqual([0, 3, 6, 9, 12, 15, 18, 21])
  expect(tickIndexes(30)).toEqual([0, 4, 8, 12, 16, 20, 24])
  expect(tickIndexes(12)).toEqual([0, 2, 4, 6, 8, 10])
  expect(tickIndexes(1)).toEqual([])
  expect(tickIndexes(24, 4)).toEqual([0, 6, 12, 18])
})

test('a day begins where the time zone’s midnight lies', () => {
  expect(dayStarts(every(60, 24), 'Asia/Jerusalem')).toEqual([9])
  expect(dayStarts(every(60, 24), 'UTC')).toEqual([11])
  expect(dayStarts([], 'UTC')).toEqual([])
})

test('the peak is the first of the largest values, and no peak where nothing happened', () => {
  expect(peakIndex([1, 5, 5])).toBe(1)
  expect(peakIndex([0, 0])).toBeNull()
})

test('counts are sparse where the usual one is small, whatever the peak', () => {
  expect(isSparse([0, 0, 1, 0, 30])).toBe(true)
  expect(isSparse([5, 0, 6, 4, 9])).toBe(false)
  expect(isSparse([4, 4, 4, 90, 90])).toBe(true)
  expect(isSparse([])).toBe(true)
})

test('marks are whole, round and reach the largest value', () => {
  expect(valueMarks(0)).toEqual([0, 1])
  expect(valueMarks(3)).toEqual([0, 1, 2, 3])
  expect(valueMarks(109)).toEqual([0, 40, 80, 120])
  expect(valueMarks(120)).toEqual([0, 40, 80, 120])
  expect(valueMarks(70)).toEqual([0, 20, 40, 60, 80])
})
