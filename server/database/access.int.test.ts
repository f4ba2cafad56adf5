import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runningDatabaseUrl, startEmbeddedDatabase } from './embedded.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder('access-')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const start = () => startEmbeddedDatabase(folder, () => undefined)
const refusal = (fault: string) =>
  `${folder}/database.json ${fault}: restore it from a backup, or move ${folder} aside to begin anew`

test.each(['garbage', '', '{}', '{"password":7,"port":5432}', '{"password":"x y","port":-1}'])(
  'a database.json that holds %j stops the start with one line that says what to do',
  async (kept) => {
    await writeFile(join(folder, 'database.json'), kept)
    await expect(start()).rejects.toThrow(refusal('is not what was written there'))
    await expect(runningDatabaseUrl(folder)).rejects.toThrow(refusal('is not what was written there'))
  },
)

test('a database whose database.json is gone gets no new one, which would not open it', async () => {
  await mkdir(join(folder, 'postgres'))
  await writeFile(join(folder, 'postgres', 'PG_VERSION'), '17')
  await expect(start()).rejects.toThrow(refusal('is missing'))
  expect(await readdir(folder)).not.toContain('database.json')
})
