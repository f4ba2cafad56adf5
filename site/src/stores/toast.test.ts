import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $toast, hideToast, holdToast, releaseToast, showToast, shownFor } from './toast.ts'
import type { Toast } from './toast-handover.ts'

const sent: Toast = { kind: 'success', title: 'Sent' }
const failed: Toast = { kind: 'danger', title: 'Not sent', text: 'Try again.' }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  hideToast()
  vi.useRealTimers()
})

test('a message is shown for its time', () => {
  showToast(sent)
  vi.advanceTimersByTime(shownFor - 1)
  expect($toast.get()).toEqual(sent)
  vi.advanceTimersByTime(1)
  expect($toast.get()).toBeNull()
})

test('one takes the place of another, and has its own time', () => {
  showToast(sent)
  vi.advanceTimersByTime(shownFor - 1)
  showToast(failed)
  vi.advanceTimersByTime(shownFor - 1)
  expect($toast.get()).toEqual(failed)
  vi.advanceTimersByTime(1)
  expect($toast.get()).toBeNull()
})

test('the same words said twice are two messages', () => {
  const heard: unknown[] = []
  const stop = $toast.listen((toast) => heard.push(toast))
  showToast(sent)
  showToast(sent)
  stop()
  expect(heard).toEqual([sent, sent])
})

test('it stays while it is held, and then for the rest of its time', () => {
  showToast(sent)
  vi.advanceTimersByTime(shownFor - 1000)
  holdToast()
  vi.advanceTimersByTime(60_000)
  expect($toast.get()).toEqual(sent)
  releaseToast()
  vi.advanceTimersByTime(1000)
  expect($toast.get()).toBeNull()
})

test('what was held does not hold the one after it', () => {
  showToast(sent)
  holdToast()
  hideToast()
  showToast(failed)
  vi.advanceTimersByTime(shownFor)
  expect($toast.get()).toBeNull()
})

test('where nothing is shown there is nothing to hold or hide', () => {
  holdToast()
  releaseToast()
  hideToast()
  expect($toast.get()).toBeNull()
})
