import { mkdtemp, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeRoom } from './bounded-log.ts'

test('a log that another program holds open stays small, and its last words are kept in two older files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bounded-'))
  const path = join(folder, 'log')
  const textOf = (name: string) => readFile(join(folder, name), 'utf8')
  await makeRoom(path, 4)
  const writer = await open(path, 'a')
  for (const text of ['1111', '.2222', '.3333', '.4444']) {
    await writer.appendFile(text)
    await makeRoom(path, 4)
  }
  expect((await readdir(folder)).toSorted()).toEqual(['log', 'log.1', 'log.2'])
  expect([await textOf('log'), await textOf('log.1'), await textOf('log.2')]).toEqual(['', '4444', '3333'])
  expect((await stat(join(folder, 'log.1'))).mode & 0o777).toBe(0o600)
  await writer.appendFile('new')
  expect(await textOf('log')).toBe('new')
  await writer.close()
  await rm(folder, { recursive: true })
})
