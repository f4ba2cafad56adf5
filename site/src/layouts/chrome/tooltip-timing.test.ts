import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tooltipTiming } from './tooltip-timing.ts'

let log: string[]
let hints: ReturnType<typeof tooltipTiming>

beforeEach(() => {
  vi.useFakeTimers()
  log = []
  hints = tooltipTiming({ show: () => log.push('shown'), hide: () => log.push('hidden') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a hint appears once the pointer has rested for 700 ms', () => {
  hints.enter()
  vi.advanceTimersByTime(699)
  expect(log).toEqual([])
  vi.advanceTimersByTime(1)
  expect(log).toEqual(['shown'])
})

test('a pointer that only passes brings no hint', () => {
  hints.enter()
  vi.advanceTimersByTime(500)
  hints.leave()
  vi.advanceTimersByTime(5_000)
  expect(log).toEqual([])
})

test('within 300 ms of one hint the next one appears at once', () => {
  hints.enter()
  vi.advanceTimersByTime(700)
  hints.leave()
  vi.advanceTimersByTime(300)
  hints.enter()
  vi.advanceTimersByTime(0)
  expect(log).toEqual(['shown', 'hidden', 'shown'])
})

test('after 300 ms the next one waits again', () => {
  hints.enter()
  vi.advanceTimersByTime(700)
  hints.leave()
  vi.advanceTimersByTime(301)
  hints.enter()
  vi.advanceTimersByTime(699)
  expect(log).toEqual(['shown', 'hidden'])
  vi.advanceTimersByTime(1)
  expect(log).toEqual(['shown', 'hidden', 'shown'])
})
