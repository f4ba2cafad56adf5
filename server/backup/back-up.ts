import { access } from 'node:fs/promises'
import { withClient } from '../database/client.ts'
import { writeBackup } from './backup-file.ts'
import { BackupError } from './backup-error.ts'
import type { Frame, Trailer } from './frames.ts'
import { programVersion } from './migrate.ts'
import { snapshot } from './snapshot.ts'

type Wanted = { file: string; passphrase: string | null; payloadSecret: string | null }

/** Writes what a database holds at one moment to a new file. */
export async function backUp(url: string, { file, passphrase, payloadSecret }: Wanted): Promise<Trailer> {
  await access(file).then(
    () => {
      throw new BackupError(`${file} is there already`)
    },
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    },
  )
  let trailer: Trailer | undefined
  await withClient(url, async (client) => {
    const frames = snapshot(client, { program: await programVersion(), payloadSecret })
    await writeBackup(file, noted(frames), passphrase)
  })
  return trailer ?? { tables: [], sequences: [], rows: 0 }

  async function* noted(frames: AsyncIterable<Frame>): AsyncGenerator<Frame> {
    for await (const frame of frames) {
      if (frame.kind === 'manifest' && frame.value.migrations.length === 0)
        throw new BackupError('There is nothing to back up: the product never started on this database')
      if (frame.kind === 'trailer') trailer = frame.value
      yield frame
    }
  }
}
