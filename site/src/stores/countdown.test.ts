import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startCountdown } from './countdown.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a countdown ends after its time and not before', () => {
  const onEnd = vi.fn()
  startCountdown(5000, onEnd)
  vi.advanceTimersByTime(4999)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('the time between pause and resume does not count', () => {
  const onEnd = vi.fn()
  const countdown = startCountdown(5000, onEnd)
  vi.advanceTimersByTime(3000)
  countdown.pause()
  vi.advanceTimersByTime(60_000)
  countdown.resume()
  vi.advanceTimersByTime(1999)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('pausing twice and resuming twice change nothing', () => {
  const onEnd = vi.fn()
  const countdown = startCountdown(1000, onEnd)
  countdown.pause()
  countdown.pause()
  countdown.resume()
  countdown.resume()
  vi.advanceTimersByTime(1000)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('a stopped countdown never ends', () => {
  const onEnd = vi.fn()
  startCountdown(1000, onEnd).stop()
  vi.advanceTimersByTime(10_000)
  expect(onEnd).not.toHaveBeenCalled()
})

test('a stopped countdown cannot be resumed: its message is gone, and another one may stand there', () => {
  const onEnd = vi.fn()
  const countdown = startCountdown(1000, onEnd)
  countdown.pause()
  countdown.stop()
  countdown.resume()
  vi.advanceTimersByTime(10_000)
  expect(onEnd).not.toHaveBeenCalled()
})
