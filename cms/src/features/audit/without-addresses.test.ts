import { expect, test } from 'vitest'
import { withoutAddresses } from './audit.ts'

test.each([
  ['Write to noa.levi+ctf@mail.example.co.il!', 'Write to …'],
  ['[CONTACT] <noa@example.com>: hello', '[CONTACT] <…>: hello'],
  ['https://example.com/?to=noa%40example.com', 'https:…'],
  ['כתבו אל noa@example.com, בבקשה', 'כתבו אל …, בבקשה'],
  ['3 @ 4', '3 @ 4'],
  ['Night of the flags', 'Night of the flags'],
])('%s stands in the audit log as %s', (text, kept) => {
  expect(withoutAddresses(text)).toBe(kept)
})

test('nothing stays nothing', () => {
  expect(withoutAddresses(null)).toBeNull()
})
