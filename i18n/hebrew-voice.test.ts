import { expect, test } from 'vitest'

import { messagesFor } from './messages.ts'
import { textsOf } from './editable-texts.ts'
import { against, voiceRules } from './testing/dictionary.ts'

/** What the product specification fixes to the letter, whatever the voice says. */
const fixed = new Set([
  'dashboard.guard.deniedText',
  'login.errors.denied',
  'login.errors.tooMany',
  'login.submitting',
  'login.success.text',
  'requestErrors.lockedOut',
])

const texts = textsOf(messagesFor('he')).filter(([path]) => !fixed.has(path))

test.each(voiceRules)('Hebrew has $use in the place of $instead', (rule) => {
  expect(against(rule, texts)).toEqual([])
})

test('what is postponed is never called by the word for what was rejected', () => {
  const ofPostponed = texts.filter(([path]) => path.endsWith('.postponed'))
  expect(ofPostponed.length).toBeGreaterThan(10)
  expect(ofPostponed.filter(([, text]) => !/למועד שייקבע|דחיית המועד/.test(text))).toEqual([])
})

test('what is under way is said in the plural', () => {
  const underWay = texts.filter(([, text]) => text.endsWith('...'))
  expect(underWay.filter(([, text]) => !/^[א-ת]+ים[ .]|בהכנה/.test(text))).toEqual([])
})

test('what one list says while it loads, each says', () => {
  const loading = texts.filter(([path]) => path.endsWith('.loading'))
  expect(loading.filter(([, text]) => !/^(טוענים|מחפשים)/.test(text))).toEqual([])
})
