import { beforeEach, expect, test, vi } from 'vitest'

import { texts } from '../../text/texts.ts'
import { keepReason, lastReason } from './last-reason.ts'

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
  keepReason(reasons.duplicate, reasons)
  keepReason(`${reasons.link} `, reasons)
  expect(lastReason(reasons)).toBe(reasons.link)
  expect(lastReason(texts.en.decision.reasons)).toBe(texts.en.decision.reasons.link)
})

test('what was written by hand is never sent to somebody else', () => {
  keepReason(reasons.duplicate, reasons)
  keepReason('הקישור בעמוד השני שבור', reasons)
  expect(lastReason(reasons)).toBe(reasons.duplicate)
})
