import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { payloadSecret } from './private-file.ts'

let folder: string
let warnings: string[]
const warn = (line: string) => void warnings.push(line)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secret-'))
  warnings = []
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('the first start makes a secret without a word, and the next ones keep it', async () => {
  const made = await payloadSecret(folder, true, warn)
  expect(made).toMatch(/^[0-9a-f]{64}$/)
  expect(await payloadSecret(folder, false, warn)).toBe(made)
  expect(warnings).toEqual([])
})

test('a lost secret is replaced, and one line says what that costs', async () => {
  const made = await payloadSecret(folder, false, warn)
  expect(await readFile(join(folder, 'payload-secret'), 'utf8')).toBe(`${made}\n`)
  expect(warnings).toEqual([
    `${folder}/payload-secret is missing; a new one is made: everybody has to sign in again, and the links in mails sent so far no longer work. Restore it from a backup to keep them`,
  ])
})

test.each(['', 'short', 'x'.repeat(40) + '\nand another line'])(
  'a secret that is none (%j) is neither used nor replaced',
  async (text) => {
    await writeFile(join(folder, 'payload-secret'), text)
    await expect(payloadSecret(folder, false, warn)).rejects.toThrow(
      /^\S+payload-secret is not what was written there: restore it from a backup, or remove it for a new one \(.*\)$/,
    )
    expect(await readFile(join(folder, 'payload-secret'), 'utf8')).toBe(text)
  },
)
