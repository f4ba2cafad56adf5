import { chown, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { storedText, writePrivate } from './private-file.ts'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'private-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('only the owner reads it, and what is kept once stays', async () => {
  const path = join(await newFolder(), 'deep', 'secret')
  expect(await storedText(path, () => 'first')).toBe('first')
  expect(await storedText(path, () => 'second')).toBe('first')
  expect(((await stat(path)).mode & 0o777).toString(8)).toBe('600')
})

test.runIf(process.getuid?.() === 0)(
  'what root writes belongs to whoever the folder belongs to: the service reads what a command of root left',
  async () => {
    const folder = await newFolder()
    await chown(folder, 10_001, 10_002)
    const path = join(folder, 'database.json')
    await writePrivate(path, '{}')
    expect(await stat(path)).toMatchObject({ uid: 10_001, gid: 10_002 })
  },
)
