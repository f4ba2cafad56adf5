import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readIfThere, writePrivate } from '../private-file.ts'

/**
 * The backup that was made before an upgrade which did not come to its end, the migration that the data was at, and the
 * program that it was of.
 */
export type Unfinished = { file: string; last: string; program: string | null }

const noteOf = (dataFolder: string) => join(dataFolder, 'upgrade.json')

/** null where there is none, or its file is gone. */
export async function readUnfinished(dataFolder: string): Promise<Unfinished | null> {
  const text = await readIfThere(noteOf(dataFolder))
  if (!text) return null
  const unfinished = JSON.parse(text) as Unfinished
  const isThere = await access(unfinished.file).then(
    () => true,
    () => false,
  )
  return isThere ? unfinished : null
}

export function noteUnfinished(dataFolder: string, unfinished: Unfinished): Promise<void> {
  return writePrivate(noteOf(dataFolder), JSON.stringify(unfinished))
}

/** When the data is up to date, or another one was put in its place. */
export async function forgetUnfinished(dataFolder: string): Promise<void> {
  await rm(noteOf(dataFolder), { force: true })
}
