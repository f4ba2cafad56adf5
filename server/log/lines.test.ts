import { expect, test } from 'vitest'
import { createLines, plainLine } from './record.ts'

function linesOf(...chunks: string[]): string[] {
  const taken: string[] = []
  const lines = createLines((line) => taken.push(line))
  for (const chunk of chunks) lines.push(chunk)
  lines.end()
  return taken
}

test('lines are whole, however they arrive', () => {
  expect(linesOf('one\ntw', 'o\n', '\nfour')).toEqual(['one', 'two', '', 'four'])
})

test('of a line that is too long its beginning stays', () => {
  expect(linesOf('a'.repeat(3999), 'bc', 'd'.repeat(100_000), '\nnext')).toEqual([`${'a'.repeat(3999)}b …`, 'next'])
})

test.each([
  ['\u001b[2J\u001b[31mred\u001b[0m', 'red'],
  ['\u001b]0;a window’s name\u0007text', 'text'],
  ['\u009b31mred', 'red'],
  ['back\b\b\bspace\r', 'backspace'],
  ['nul\0 del\u007f c1\u0085\u009d', 'nul del c1'],
  ['\u202egnp.exe\u2066\u2069\u200f', 'gnp.exe'],
  ['one\u2028two\u2029', 'onetwo'],
  ['a\ttab, עברית, ∞', 'a\ttab, עברית, ∞'],
])('%j is shown as %j', (line, plain) => {
  expect(plainLine(line)).toBe(plain)
})
