import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { matchingFiles } from './matching-files.ts'

let folder: string

const files = [
  'core/saved.test.ts',
  'cms/src/saved/saved.int.test.ts',
  'site/src/islands/SavedList.browser.test.tsx',
  'e2e/saved.spec.ts',
  'e2e/menus.spec.ts',
  'core/saved.ts',
  'core/node_modules/saved/saved.test.ts',
  'site/dist/saved.test.ts',
]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'named-'))
  for (const file of files) {
    await mkdir(join(folder, dirname(file)), { recursive: true })
    await writeFile(join(folder, file), '')
  }
})
afterAll(async () => rm(folder, { recursive: true }))

test('a name finds the tests of every level whose path has it, however it is written', () => {
  expect(matchingFiles(folder, ['saved'])).toEqual({
    tests: ['cms/src/saved/saved.int.test.ts', 'core/saved.test.ts', 'site/src/islands/SavedList.browser.test.tsx'],
    journeys: ['e2e/saved.spec.ts'],
    unknown: [],
  })
})

test('a path finds itself, and several names find what each of them does', () => {
  expect(matchingFiles(folder, ['e2e/menus.spec.ts', 'core/saved'])).toEqual({
    tests: ['core/saved.test.ts'],
    journeys: ['e2e/menus.spec.ts'],
    unknown: [],
  })
})

test('a name that no path has is told', () => {
  expect(matchingFiles(folder, ['menus', 'nothing'])).toEqual({
    tests: [],
    journeys: ['e2e/menus.spec.ts'],
    unknown: ['nothing'],
  })
})
