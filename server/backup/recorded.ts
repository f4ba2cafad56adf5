import { rm, stat, access } from 'node:fs/promises'
import { checkBackup } from './restore.ts'
import { BackupError, kindOf } from './backup-error.ts'
import type { Trailer, Frame } from './frames.ts'
import { record, type Attempt } from './record.ts'
import { withClient } from '../database/client.ts'
import { writeBackup } from './backup-file.ts'
import { programVersion } from './migrate.ts'
import { snapshot } from './snapshot.ts'

export type Written = { file: string; bytes: number; trailer: Trailer }

type About = Omit<Attempt, 'milliseconds' | 'file'> & {
  /** The file, or its folder where it is not named yet. */
  place: string
  report: (line: string) => void
}

/** Does the work of a backup and notes in the database what became of it. That this failed is said, and no more. */
export async function recorded(
  url: string,
  { madeBy, isEncrypted, place, report }: About,
  work: () => Promise<Written>,
): Promise<Written> {
  const begun = performance.now()
  const note = (file: string, result: Parameters<typeof record>[2]) =>
    record(url, { madeBy, isEncrypted, file, milliseconds: performance.now() - begun }, result).catch((error: Error) =>
      report(`This backup could not be noted in the database: ${error.message}`),
    )
  try {
    const written = await work()
    await note(written.file, { bytes: written.bytes, rows: written.trailer.rows })
    return written
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    await note(place, { fault: kindOf(error), words })
    throw error
  }
}

type Wanted = Parameters<typeof backUp>[1]

/** A backup, and how large it is. */
export async function written(url: string, wanted: Wanted): Promise<Written> {
  const trailer = await backUp(url, wanted)
  return { file: wanted.file, bytes: (await stat(wanted.file)).size, trailer }
}

/** A backup that was read back. What is not what was meant is removed. */
export async function writtenAndRead(url: string, wanted: Wanted): Promise<Written> {
  const made = await written(url, wanted)
  await readBack(made, wanted.passphrase).catch(async (error: Error) => {
    await rm(made.file)
    throw error
  })
  return made
}

/** Reads a file that was just written as a restore would, and refuses it where it is not what was meant. */
export async function readBack({ file, trailer }: Written, passphrase: string | null): Promise<void> {
  const found = await checkBackup(file, passphrase)
  if (JSON.stringify(found.trailer) !== JSON.stringify(trailer))
    throw new BackupError('The file that was written is not the one that is read', { kind: 'damaged' })
}

type BackUpWanted = { file: string; passphrase: string | null; payloadSecret: string | null }

/** Writes what a database holds at one moment to a new file. */
export async function backUp(url: string, { file, passphrase, payloadSecret }: BackUpWanted): Promise<Trailer> {
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
