import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../../server/config.ts'
import { type BaselineRow, withTable } from './comparison.ts'

const textOf = (path: string) => readFileSync(join(projectFolder, path), 'utf8')
const page = textOf('docs/performance.md')
const baseline = JSON.parse(textOf('bench/baseline.json')) as BaselineRow[]
const weight: BaselineRow = {
  name: 'something else',
  unit: 'bytes',
  value: 12_345,
  spread: 0,
  date: '2026-11-20',
  commit: 'abcdef',
}

test('the page shows what the baseline keeps', () => {
  expect(withTable(page, baseline)).toBe(page)
})

test('a new table takes the place of the old one and nothing else', () => {
  const other = withTable(page, [weight])
  expect(other).toMatch(/\| something else \| 12,345 \| bytes/)
  expect(withTable(other, baseline)).toBe(page)
})

test('a page without the lines around its table is not written', () => {
  expect(() => withTable('# Performance\n', baseline)).toThrow('has lost the lines')
})
