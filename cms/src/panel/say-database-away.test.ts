import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test } from 'vitest'
import { answerDatabaseUnavailable } from './errors.ts'

type Input = Parameters<typeof answerDatabaseUnavailable>[0]

const told = (error: Error, language: string) =>
  answerDatabaseUnavailable({ error, req: { i18n: { language } } } as unknown as Input)

test.each(['en', 'he'] as const)(
  'a database that has no time for a write is said to be away for now, in words, %s',
  (language) => {
    const cause = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
    expect(told(new Error('a query failed', { cause }), language)).toEqual({
      response: { errors: [{ message: messagesFor(language).login.errors.unavailable }] },
      status: 503,
    })
  },
)

test('another failure is answered as it is', () => {
  expect(told(new Error('a bug'), 'en')).toBeUndefined()
})
