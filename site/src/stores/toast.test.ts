import { beforeEach, expect, test } from 'vitest'
import { $toast, hideToast, showToast } from './toast.ts'
import type { HandedToast } from '@cyberluach/core/site/handed-toast'

const sent: HandedToast = { kind: 'success', title: 'Sent' }
const failed: HandedToast = { kind: 'danger', title: 'Not sent', text: 'Try again.' }

beforeEach(hideToast)

test('one message takes the place of another, until it is hidden', () => {
  showToast(sent)
  showToast(failed)
  expect($toast.get()).toEqual(failed)
  hideToast()
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
