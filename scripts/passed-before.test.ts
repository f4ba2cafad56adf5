import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPassedBefore } from './passed-before.ts'

let root: string
let file: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'passed-'))
  file = join(root, '.cache', 'checks.json')
  await mkdir(join(root, 'site'))
  await writeFile(join(root, 'site', 'page.test.ts'), 'a test')
})
afterEach(async () => rm(root, { recursive: true }))

const ask = async (name = 'lint') => (await readPassedBefore(root, file)).ask(name, ['site'])

test('what never passed is run', async () => {
  expect((await ask()).isUnchanged).toBe(false)
  expect((await ask()).isUnchanged).toBe(false)
})

test('what passed is not run again while nothing changed, by its name', async () => {
  await (await ask()).keep()
  expect((await ask()).isUnchanged).toBe(true)
  expect((await ask('format')).isUnchanged).toBe(false)
})

test('any change has it run again, of a test too', async () => {
  await (await ask()).keep()
  await writeFile(join(root, 'site', 'page.test.ts'), 'another test')
  expect((await ask()).isUnchanged).toBe(false)
})

test('what passed in another state passed in that one still: other clones share what is known', async () => {
  await (await ask()).keep()
  await writeFile(join(root, 'site', 'page.test.ts'), 'another test')
  await (await ask()).keep()
  await writeFile(join(root, 'site', 'page.test.ts'), 'a test')
  expect((await ask()).isUnchanged).toBe(true)
})

test('what changes while it runs is run again', async () => {
  const { keep } = await ask()
  await writeFile(join(root, 'site', 'page.ts'), 'new')
  await keep()
  expect((await ask()).isUnchanged).toBe(false)
})

test('checks that run side by side keep each what it is', { repeats: 20 }, async () => {
  const before = await readPassedBefore(root, file)
  const asked = await Promise.all(['lint', 'format'].map((name) => before.ask(name, ['site'])))
  await Promise.all(asked.map(({ keep }) => keep()))
  expect([(await ask('lint')).isUnchanged, (await ask('format')).isUnchanged]).toEqual([true, true])
})

test('what is not there is no reason to pass', async () => {
  const before = await readPassedBefore(root, file)
  await (await before.ask('weight', ['site/dist'])).keep()
  expect((await before.ask('weight', ['site/dist'])).isUnchanged).toBe(false)
})

test('a file that was cut off keeps nobody from checking', async () => {
  await mkdir(join(root, '.cache'))
  await writeFile(file, '{"lint":')
  expect((await ask()).isUnchanged).toBe(false)
})
