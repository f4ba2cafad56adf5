import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createRotatingLog } from './rotating-log.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function written(texts: string[], mostBytes?: number): Promise<void> {
  for (const text of texts) {
    const log = createRotatingLog(join(folder, 'log'), mostBytes)
    log.write(text)
    await log.close()
  }
}

const textOf = (name: string) => readFile(join(folder, name), 'utf8')

test('a full file makes place for another, three are kept, and nobody else reads them', async () => {
  await written(['one\n', 'two\n', 'three\n', 'four\n', 'five\n'], 9)
  expect((await readdir(folder)).toSorted()).toEqual(['log', 'log.1', 'log.2'])
  expect(await Promise.all(['log', 'log.1', 'log.2'].map(textOf))).toEqual(['five\n', 'four\n', 'three\n'])
  for (const name of await readdir(folder)) {
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  }
})

test('a later start goes on in the same file', async () => {
  await written(['one\n', 'two\n'])
  expect(await textOf('log')).toBe('one\ntwo\n')
})

test('what could not be written is said when it can be again', async () => {
  await mkdir(join(folder, 'log'))
  const log = createRotatingLog(join(folder, 'log'))
  log.write('lost\n')
  await log.close()
  await rm(join(folder, 'log'), { recursive: true })
  log.write('kept\n')
  await log.close()
  expect(await textOf('log')).toMatch(/^\{.*"msg":"1 lines were lost here"\}\nkept\n$/)
})
