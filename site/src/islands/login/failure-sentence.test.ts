import { CallError } from '@cyberluach/api/client'
import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test } from 'vitest'
import { failureSentence } from './sign-in.ts'

const text = messagesFor('he').login.errors

test.each([
  [429, 'יותר מדי ניסיונות התחברות. נסה שוב מאוחר יותר'],
  [403, 'גישה נדחתה - פעילות חשודה זוהתה'],
  [401, 'פרטי התחברות שגויים'],
  [422, 'פרטי התחברות שגויים'],
])('an answer of %i says %s', (status, sentence) => {
  expect(failureSentence(new CallError(status, 'refused'), text)).toBe(sentence)
})

test('a sign-in that found no place in the queue says when to try again', () => {
  expect(failureSentence(new CallError(503, 'busy', { code: 'signInBusy' }), text)).toBe(text.busy)
})

test('a server that is away is not a wrong password', () => {
  expect(failureSentence(new CallError(503, 'away'), text)).toBe(text.unavailable)
  expect(failureSentence(new CallError(0, 'unreachable'), text)).toBe(text.unavailable)
})
