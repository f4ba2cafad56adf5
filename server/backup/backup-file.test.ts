import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectFolder } from '../config.ts'
import { writeBackup } from './backup-file.ts'
import { checkBackup, readChecked } from './restore.ts'
import type { Frame } from './frames.ts'

const passphrase = 'seven wet umbrellas'
let folder: string
let forged: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forged-'))
  forged = join(folder, 'forged')
  await writeBackup(forged, nothing(), null)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function* nothing(): AsyncGenerator<Frame> {
  const about = { program: '1.0.0', postgres: '18', takenAt: '2026-11-27T09:00:00Z' }
  yield { kind: 'manifest', value: { ...about, migrations: [], payloadSecret: null, tables: [] } }
  yield { kind: 'trailer', value: { tables: [], sequences: [], rows: 0 } }
}

const refusal = 'is not encrypted though BACKUP_PASSPHRASE is set, so anybody may have written it'

test('where there is a passphrase a file that is not encrypted is refused, whole as it is', async () => {
  await expect(checkBackup(forged, passphrase)).rejects.toThrow(refusal)
  await expect(checkBackup(forged, null)).resolves.toMatchObject({ manifest: { program: '1.0.0' } })
})

test('a file that is not encrypted is restored with a warning that nothing tells who wrote it', async () => {
  const lines: string[] = []
  await readChecked({ file: forged, passphrase: null, replace: false, report: (line) => lines.push(line) })
  expect(lines.join('\n')).toContain('restore it only if nobody else could write it')
})

test('the command restores a file that is not encrypted, in spite of the passphrase, with --unencrypted alone', async () => {
  const command = (...options: string[]) =>
    promisify(execFile)(
      process.execPath,
      [join(projectFolder, 'server/backup/restore-command.ts'), forged, ...options],
      {
        env: {
          ...process.env,
          DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
          DATA_DIR: folder,
          PAYLOAD_SECRET: 'a secret that no backup here was made with',
          BACKUP_PASSPHRASE: passphrase,
        },
      },
    ).catch((error: { stdout: string; stderr: string }) => error)

  const refused = await command()
  expect(refused.stderr).toContain(refusal)
  expect(refused.stdout).toBe('')
  // It goes on to the database, which is not there.
  expect((await command('--unencrypted')).stdout).toMatch(/^The file is whole: .*\nIt is not encrypted/)
})
