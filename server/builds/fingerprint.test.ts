import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprintOf } from './fingerprint.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'inputs-'))
  await mkdir(join(root, 'site/src'), { recursive: true })
  await writeFile(join(root, 'site/src/page.astro'), 'page')
  await writeFile(join(root, 'lock.json'), '{}')
})

afterEach(async () => rm(root, { recursive: true }))

const named = () => fingerprintOf(root, ['site', 'lock.json'])

test('the same inputs have the same name', async () => {
  expect(await named()).toBe(await named())
})

test.each(['site/src/page.astro', 'site/src/new.ts', 'lock.json'])('a change of %s changes it', async (file) => {
  const before = await named()
  await writeFile(join(root, file), 'changed')
  expect(await named()).not.toBe(before)
})

test.each(['site/dist/page.js', 'site/node_modules/x.js', 'site/src/page.test.ts', 'site/src/testing/visit.ts'])(
  'what is no input, as %s, does not',
  async (file) => {
    const before = await named()
    await mkdir(join(root, file, '..'), { recursive: true })
    await writeFile(join(root, file), 'changed')
    expect(await named()).toBe(before)
  },
)

test('tests are inputs where they are asked for', async () => {
  const withTests = () => fingerprintOf(root, ['site'], { withTests: true })
  const before = await withTests()
  await writeFile(join(root, 'site/src/page.test.ts'), 'changed')
  expect(await withTests()).not.toBe(before)
})
