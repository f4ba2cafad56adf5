import { expect, test } from 'vitest'

import { isEmail } from './email-and-phone.ts'

test.each(['name@example.com', 'first.last+tag@mail.example.co.il'])('%s is an email address', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'name',
  'name@',
  '@example.com',
  'name@example',
  'a b@example.com',
  'name@example.com\nBcc: x@example.com',
])('"%s" is no email address', (text) => expect(isEmail(text)).toBe(false))
