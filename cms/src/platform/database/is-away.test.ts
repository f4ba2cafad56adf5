import { expect, test } from 'vitest'
import { isDatabaseAway } from './availability.ts'

const failure = (message: string, details: object = {}) => Object.assign(new Error(message), details)

test.each([
  failure('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' }),
  failure('', { errors: [failure('', { code: 'ECONNREFUSED' })] }),
  failure('the database system is starting up', { code: '57P03' }),
  failure('terminating connection', { code: '57P01' }),
  failure('Connection terminated unexpectedly'),
  failure('timeout exceeded when trying to connect'),
  failure('Failed query', { cause: failure('Query read timeout') }),
  failure('too many clients', { code: '53300' }),
])('$message tells that the database is away', (error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

test.each([
  failure('duplicate key', { code: '23505' }),
  failure('syntax error', { code: '42601' }),
  failure('not a function'),
  null,
  'text',
])('%s does not', (error) => {
  expect(isDatabaseAway(error)).toBe(false)
})
