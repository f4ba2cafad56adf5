import { expect, test } from 'vitest'
import { warningsOf } from './preview.ts'

const recipients = { all: 5, en: 3, he: 2 }
const none = { subject: null, intro: null }
const full = { subject: 'A word', intro: 'of ours' }

test('an opening in one language alone is told, with how many go without it', () => {
  const words = { en: { subject: null, intro: 'A short week' }, he: none }
  expect(warningsOf({ kind: 'digest', words }, 4, recipients)).toEqual([{ code: 'noOpening', language: 'he', n: 2 }])
  expect(warningsOf({ kind: 'digest', words: { en: none, he: none } }, 4, recipients)).toEqual([])
})

test('a letter in one language alone is told: the others read that one', () => {
  const words = { en: full, he: { subject: 'נושא', intro: null } }
  expect(warningsOf({ kind: 'letter', words }, 0, recipients)).toEqual([
    { code: 'otherLanguage', language: 'he', n: 2 },
  ])
  expect(warningsOf({ kind: 'letter', words: { en: full, he: full } }, 0, recipients)).toEqual([])
})

test('a digest without events is told, and a language that nobody reads', () => {
  const words = { en: { subject: null, intro: 'A short week' }, he: none }
  expect(warningsOf({ kind: 'digest', words }, 0, { all: 3, en: 3, he: 0 })).toEqual([
    { code: 'noEvents' },
    { code: 'noReaders', language: 'he' },
  ])
})
