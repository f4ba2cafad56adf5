import { beforeEach, expect, test, vi } from 'vitest'

import { texts } from '../../ui/text.tsx'
import { storeReason, lastReason } from './RejectPopover.tsx'

const { reasons } = texts.he.decision

beforeEach(() => {
  const values = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  })
  return () => vi.unstubAllGlobals()
})

test('before anything was rejected it is the one that the note begins with', () => {
  expect(lastReason(reasons)).toBe(reasons.criteria)
})

test('it is the last that was rejected with, in the language of the screen', () => {
  storeReason(reasons.duplicate, reasons)
  storeReason(`${reasons.link} `, reasons)
  expect(lastReason(reasons)).toBe(reasons.link)
  expect(lastReason(texts.en.decision.reasons)).toBe(texts.en.decision.reasons.link)
})

test('what was written by hand is never sent to somebody else', () => {
  storeReason(reasons.duplicate, reasons)
  storeReason('הקישור בעמוד השני שבור', reasons)
  expect(lastReason(reasons)).toBe(reasons.duplicate)
})
