import { expect, test } from 'vitest'
import { markdownTable } from './report.ts'

test('columns are as wide as their widest cell, and a missing cell is empty', () => {
  expect(markdownTable(['what', 'n'], [['a page', '12,345'], ['b']])).toBe(
    ['| what   | n      |', '| ------ | ------ |', '| a page | 12,345 |', '| b      |        |'].join('\n'),
  )
})
