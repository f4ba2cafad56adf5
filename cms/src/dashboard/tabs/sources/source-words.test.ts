import type { ManagedSource, SourceRun } from '@cyberluach/api/sources'
import { fill } from '@cyberluach/i18n/translate'
import { expect, test } from 'vitest'

import { texts, type Language } from '../../ui/text.tsx'
import { broughtWords, countedWords, everyWords, standingOfSource, troubleOf } from './source-words.ts'

const language: Language = {
  locale: 'en',
  t: texts.en,
  say: (message, values) => fill('en', message, values),
  setLocale: () => undefined,
  timeZone: 'Asia/Jerusalem',
}
const counts = { rows: 206, new: 0, changed: 0, known: 206, refused: 0, leftOut: 0, vanished: 0, over: 0 }
const run = (fields: Partial<SourceRun>) => ({ outcome: 'changed', counts, reason: null, ...fields }) as SourceRun
const source = (fields: Partial<ManagedSource>) =>
  ({ isOn: true, isSyncing: false, health: 'well', lastRun: run({}), ...fields }) as ManagedSource

test('a source is what it does, then off, then how it last went', () => {
  expect(standingOfSource(source({ isSyncing: true, isOn: false }))).toBe('syncing')
  expect(standingOfSource(source({ isOn: false, health: 'failed' }))).toBe('off')
  expect(standingOfSource(source({ health: 'degraded' }))).toBe('degraded')
})

test('the reason is said of what failed or is doubtful, and of nothing else', () => {
  const lastRun = run({ reason: 'notFound' })
  expect(troubleOf(source({ health: 'failed', lastRun }))).toBe('notFound')
  expect(troubleOf(source({ health: 'well', lastRun }))).toBeNull()
})

test('what a run brought is told in short, what it counted in whole', () => {
  const brought = run({ counts: { ...counts, new: 6, refused: 1 } })
  expect(broughtWords(brought, language)).toBe('6 new · 1 not read')
  expect(countedWords(brought, language)).toBe('206 rows read · 6 new · 206 known · 1 not read')
  expect(broughtWords(run({ counts: { ...counts, changed: 1 } }), language)).toBe('1 change')
  expect(broughtWords(run({}), language)).toBe('Nothing new')
  expect(broughtWords(run({ outcome: 'failed' }), language)).toBe('')
  expect(countedWords(run({ counts: { ...counts, rows: 0, known: 0 } }), language)).toBe('no row read')
})

test('whole days are days', () => {
  expect([1, 6, 24, 72].map((hours) => everyWords(hours, language))).toEqual([
    'Every hour',
    'Every 6 hours',
    'Every day',
    'Every 3 days',
  ])
})
