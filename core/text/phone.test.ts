import { expect, test } from 'vitest'
import { phoneError } from './email-and-phone.ts'

test.each([
  ['*3456', null],
  ['+972 (3) 555-0100', null],
  ['052-555-0137', null],
  ['1'.repeat(20), null],
  ['1'.repeat(21), 'phoneTooLong'],
  ['050', 'phoneTooShort'],
  ['call me', 'phone'],
])('of the phone %s is said: %s', (text, code) => {
  expect(phoneError(text)).toBe(code)
})
