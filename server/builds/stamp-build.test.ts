import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { stampBuild } from './build.ts'

test('who runs the product reads what somebody else built it from', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stamp-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'dist', '.built-from')
  await stampBuild(path, 'a1b2')
  expect(await readFile(path, 'utf8')).toBe('a1b2\n')
  expect(((await stat(path)).mode & 0o444).toString(8)).toBe('444')
})
