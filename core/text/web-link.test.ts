import { expect, test } from 'vitest'

import { isWebLink, wholeLink } from './links.ts'

test.each([
  'https://example.com/@somebody',
  'https://example.com',
  'HTTP://example.com/a?b=c#d',
  'https://דוגמה.co.il/כנס',
])('%s is a web link', (text) => {
  expect(isWebLink(text)).toBe(true)
})

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
  'https://google.com@evil.example/',
  'https://google.com:443@evil.example/',
  'https://:secret@evil.example/',
])('"%s" is no web link', (text) => expect(isWebLink(text)).toBe(false))

test.each(['example.com', 'www.example.co.il/call?a=b#c', 'example.com:8080/x', 'כנס.example.com', ' דוגמה.קום '])(
  '%s is a link without its beginning',
  (text) => {
    expect(wholeLink(text)).toBe(`https://${text.trim()}`)
    expect(isWebLink(wholeLink(text))).toBe(true)
  },
)

test.each([
  'https://example.com',
  'http://a',
  '',
  'summit',
  '12.5',
  'a@example.com',
  'javascript:alert(1)',
  'javascript:a.com',
  'example.com and more',
  '//example.com',
  '/call.html',
  `${'a'.repeat(100_000)}!`,
])('"%s" stays as it is', (text) => expect(wholeLink(text)).toBe(text))
