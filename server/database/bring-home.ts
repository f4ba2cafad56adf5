import { execFile } from 'node:child_process'
import { lstat, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { asidePlaces, type ClusterPlace } from './cluster-place.ts'
import { isInitialised, stopLeftover } from './cluster.ts'
import type { SystemUser } from './postgres-user.ts'

const run = promisify(execFile)
/** The cluster, the one that a move to a newer PostgreSQL makes, and those that it keeps; not `postgres-programs`. */
const ofTheCluster = /^postgres(?:$|\.moving|-\d+\.kept-)/

/**
 * Moves the cluster of a data folder to its place from where an earlier start left it: below /var/tmp, where systems
 * remove what is old, or where the rights of the data folder put it then. Killed anywhere, it goes on at the next start;
 * the cluster itself comes last. To be called with the data folder locked.
 */
export async function bringHome(
  dataFolder: string,
  place: ClusterPlace,
  report: (line: string) => void,
): Promise<void> {
  if (!place.user) return
  const home = dirname(place.folder)
  for (const from of [dataFolder, ...asidePlaces(dataFolder)]) {
    if (from === home) continue
    const names = await namesOfCluster(from, place.user)
    if (names.length === 0) continue
    if (await isInitialised(place)) {
      report(`There is another database in ${from}, which is not used: ${home} has the one that is`)
      continue
    }
    await stopLeftover(join(from, 'postgres'))
    for (const name of names) await move(join(from, name), join(home, name))
    if (from !== dataFolder) await rm(from, { recursive: true })
    report(`The database was moved from ${from} to ${home}`)
  }
}

/** What of PostgreSQL's own cluster lies in a folder that strangers cannot write to: the cluster itself last. */
async function namesOfCluster(folder: string, { uid }: SystemUser): Promise<string[]> {
  const status = await lstat(folder).catch(() => null)
  if (!status?.isDirectory() || status.mode & 0o022) return []
  const names = (await readdir(folder)).filter((name) => ofTheCluster.test(name))
  const isMoving = names.includes('postgres.moving.json')
  const isThere = isMoving || (await isInitialised({ folder: join(folder, 'postgres') }))
  const [first] = names
  if (!isThere || !first || (await lstat(join(folder, first))).uid !== uid) return []
  return names.toSorted((one, other) => Number(one === 'postgres') - Number(other === 'postgres'))
}

/** By its name where it stays on its disk; else by a copy, which is on the disk before the original goes. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    const draft = `${to}.coming`
    await rm(draft, { recursive: true, force: true })
    await run('cp', ['-a', from, draft])
    await run('sync')
    await rename(draft, to)
    await rm(from, { recursive: true })
  }
}
