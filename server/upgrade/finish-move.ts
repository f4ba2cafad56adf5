import { createHash } from 'node:crypto'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { clusterMajor, stopLeftover } from '../database/cluster.ts'
import { readIfThere, writePrivate } from '../private-file.ts'
import { keptName } from './kept-clusters.ts'

/** What the new cluster was filled from: the state of the old one when it was stopped. */
type Filled = { major: number; state: string }

/** Where the new cluster is made, and the note that it is whole. */
export const draftOf = (folder: string): string => `${folder}.moving`
const noteOf = (folder: string) => `${folder}.moving.json`

/** Notes that the draft holds all that the old cluster does. From here on the move is finished whatever happens. */
export async function noteFilled(folder: string, major: number): Promise<void> {
  const note: Filled = { major, state: await stateOf(folder) }
  await writePrivate(noteOf(folder), JSON.stringify(note))
  await settle(folder)
}

/**
 * Puts a draft that is whole in the place of the old cluster, which is kept aside. It may be broken off anywhere and begun
 * again. Where an older program has written to the old cluster since, the draft is worth nothing.
 */
export async function finishMove(
  folder: string,
  reached: (stage: 'setAside') => Promise<void>,
): Promise<void> {
  const text = await readIfThere(noteOf(folder))
  if (!text) return
  const { major, state } = JSON.parse(text) as Filled
  const there = await clusterMajor({ folder })
  if (there === major && (await stateOf(folder)) === state) {
    await rename(folder, await keptName(folder, major))
    await reached('setAside')
  }
  const isFree = (await clusterMajor({ folder })) === null
  if (isFree) await rename(draftOf(folder), folder)
  await settle(folder)
  await rm(noteOf(folder))
}

/** Removes a draft that is not whole, with the processes that a killed start left on it. */
export async function removeDraft(folder: string): Promise<void> {
  for (const draft of [draftOf(folder), `${draftOf(folder)}.new`]) {
    await stopLeftover(draft)
    await rm(draft, { recursive: true, force: true })
  }
}

/** PostgreSQL writes this file whenever it starts, stops or takes a checkpoint. */
async function stateOf(folder: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(join(folder, 'global', 'pg_control')))
    .digest('hex')
}

/** Names of files outlive a loss of power only when their folder is written out. */
async function settle(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(dirname(folder))
  await handle.sync().finally(() => handle.close())
}
