import { expect, test } from 'vitest'
import { decodeText } from './request.ts'

/** "שלום" as Windows and old pages write it. */
const hebrew1255 = Uint8Array.from([0xf9, 0xec, 0xe5, 0xed])
const ascii = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['UTF-8', Buffer.from('שלום'), null],
  ['UTF-8 that is declared as something else', Buffer.from('שלום'), 'text/html; charset=ISO-8859-1'],
  ['the encoding of the header', hebrew1255, 'text/html; charset="windows-1255"'],
  ['a byte order mark, whatever the header says', Buffer.from('\uFEFFשלום', 'utf16le'), 'text/html; charset=utf-8'],
  ['what is declared wrongly in the header, and rightly in the page', hebrew1255, 'text/html; charset=utf-8'],
])('%s is read', (name, bytes, contentType) => {
  const page = name.includes('in the page') ? ascii('<meta charset=windows-1255>') : ascii('')
  expect(decodeText(Buffer.concat([page, bytes]), contentType)).toMatch(/שלום$/)
})

test('the document says its encoding as a page does, as an old page, and as XML', () => {
  for (const said of [
    '<meta charset="windows-1255">',
    '<meta http-equiv="Content-Type" content="text/html; charset=windows-1255">',
    '<?xml version="1.0" encoding="windows-1255"?>',
  ]) {
    expect(decodeText(Buffer.concat([ascii(said), hebrew1255]), 'text/html')).toBe(`${said}שלום`)
  }
})

test('a letter over which a line is folded is whole, whatever is declared', () => {
  const bytes = Buffer.from('שלום')
  const folded = Buffer.concat([bytes.subarray(0, 3), ascii('\r\n '), bytes.subarray(3)])
  expect(decodeText(folded, null)).toBe('שלום')
  expect(decodeText(folded, 'text/calendar; charset=windows-1255')).toBe('שלום')
})

test('Hebrew that declares nothing, or what it is not, is read; letters of other languages are not guessed', () => {
  expect(decodeText(hebrew1255, null)).toBe('שלום')
  expect(decodeText(hebrew1255, 'text/html; charset=utf-8')).toBe('שלום')
  expect(decodeText(hebrew1255, 'text/html; charset=klingon')).toBe('שלום')
  expect(decodeText(ascii('une soirée à Besançon'), null)).toBeNull()
  expect(decodeText(Uint8Array.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0xff]), null)).toBeNull()
})

test('a few broken bytes cost what they stand in alone, and what is no text is none', () => {
  const text = 'An evening. '.repeat(20)
  expect(decodeText(Buffer.concat([Buffer.from(text), hebrew1255.subarray(0, 1)]), null)).toBe(`${text}\uFFFD`)
  expect(decodeText(ascii('\x89PNG\r\n\x1a\n\0\0'), 'image/png; charset=latin1')).toBeNull()
})
