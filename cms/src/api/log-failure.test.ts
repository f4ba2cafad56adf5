import { expect, test } from 'vitest'
import { codeOf } from './app.ts'

test('a failure is known by the code of its innermost cause, and never by its message', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
  const failure = new Error('Failed query: insert … params: noa@example.com', { cause })
  expect(codeOf(failure)).toBe('ECONNREFUSED')
  expect(codeOf(new TypeError('noa@example.com'))).toBe('TypeError')
  expect(codeOf('noa@example.com')).toBeUndefined()
})
