import { expect, test } from 'vitest'
import { blocksOf } from './documents.ts'

test('empty lines part paragraphs, and lines with a dash in front make a list', () => {
  expect(blocksOf('First.\n\n- one\n- two\n\n\nLast.\n')).toEqual([
    { kind: 'paragraph', text: 'First.' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'paragraph', text: 'Last.' },
  ])
})

test('a paragraph that holds a dash is no list', () => {
  expect(blocksOf('- one\nand more')).toEqual([{ kind: 'paragraph', text: '- one\nand more' }])
})
