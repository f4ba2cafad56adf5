import { expect, test } from 'vitest'

import { isWebLink } from './web-link.ts'

test.each(['https://example.com', 'HTTP://example.com/a?b=c#d', 'https://דוגמה.co.il/כנס'])(
  '%s is a web link',
  (text) => {
    expect(isWebLink(text)).toBe(true)
  },
)

test.each([
  '',
  'example.com',
  '//example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  'https://',
  'https://a b',
  'https://example.com\n',
])('"%s" is no web link', (text) => expect(isWebLink(text)).toBe(false))
