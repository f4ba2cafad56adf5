import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test } from 'vitest'
import { actionOf, statusOfSeen, wordsFor } from './subscription-link.ts'

function posted(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const texts = messagesFor('en').newsletterPages
const known = (state: 'active' | 'cancelled' | 'unconfirmed', done: 'resubscribe' | 'unsubscribe' | null = null) =>
  ({ kind: 'known', email: 'no…@example.com', state, done }) as const

test('leaving is asked for in the words of RFC 8058, coming back in our own, and nothing else does anything', () => {
  expect(actionOf('unsubscribe', posted({ 'List-Unsubscribe': 'One-Click' }))).toBe('unsubscribe')
  expect(actionOf('unsubscribe', posted({ action: 'resubscribe' }))).toBe('resubscribe')
  expect(actionOf('unsubscribe', posted({ 'List-Unsubscribe': 'x' }))).toBeNull()
  expect(actionOf('unsubscribe', null)).toBeNull()
})

test('the page for leaving offers to leave, and then to come back', () => {
  expect(wordsFor(texts, 'unsubscribe', known('active')).button?.value).toBe('One-Click')
  expect(wordsFor(texts, 'unsubscribe', known('cancelled', 'unsubscribe'))).toMatchObject({
    title: texts.unsubscribe.doneTitle,
    button: { value: 'resubscribe' },
  })
  expect(wordsFor(texts, 'unsubscribe', known('active', 'resubscribe'))).toMatchObject({
    title: texts.unsubscribe.backTitle,
    button: null,
  })
})

test('the page for confirming offers to confirm until it is done', () => {
  for (const state of ['unconfirmed', 'cancelled'] as const)
    expect(wordsFor(texts, 'confirm', known(state)).button?.value).toBe('confirm')
  expect(wordsFor(texts, 'confirm', known('active')).button).toBeNull()
})

test('a link that does not work says so, with a status that is no other page’s', () => {
  expect(statusOfSeen({ kind: 'wrong' })).toBe(400)
  expect(statusOfSeen({ kind: 'failed', status: 503 })).toBe(503)
  expect(wordsFor(texts, 'confirm', { kind: 'wrong' })).toMatchObject({
    title: texts.wrong.title,
    button: null,
  })
})
