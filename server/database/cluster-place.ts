import { createHash } from 'node:crypto'
import { cp, lstat, mkdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isReachable } from './reachable.ts'
import type { SystemUser } from './postgres-user.ts'

/** Where the cluster and its programs lie, and as whom they run. */
export type ClusterPlace = { folder: string; binaries: string; user: SystemUser | null; movedAside: boolean }

/**
 * The cluster lies in the data folder. Where root's stand-in cannot reach that folder (a private home), it lies under
 * /var/tmp instead, with a copy of the programs if those are out of reach too.
 */
export async function clusterPlace(
  dataFolder: string,
  nativeFolder: string,
  user: SystemUser | null,
): Promise<ClusterPlace> {
  await mkdir(dataFolder, { recursive: true })
  if (!user)
    return {
      folder: join(dataFolder, 'postgres'),
      binaries: join(nativeFolder, 'bin'),
      user,
      movedAside: false,
    }
  const within = await isReachable(dataFolder, user)
  const native = (await isReachable(join(nativeFolder, 'bin'), user))
    ? nativeFolder
    : await copyOf(nativeFolder)
  const folder = join(within ? dataFolder : await sharedFolder(dataFolder), 'postgres')
  return { folder, binaries: join(native, 'bin'), user, movedAside: !within }
}

/** A folder of root's own under /var/tmp, the same one for the same data folder. */
async function sharedFolder(forFolder: string): Promise<string> {
  const folder = `/var/tmp/cyberluach-${createHash('sha256').update(forFolder).digest('hex').slice(0, 12)}`
  await mkdir(folder, { recursive: true, mode: 0o755 })
  const status = await lstat(folder)
  if (status.isDirectory() && status.uid === process.getuid?.()) return folder
  throw new Error(`${folder} belongs to somebody else; set DATA_DIR to a folder that every user can reach`)
}

async function copyOf(nativeFolder: string): Promise<string> {
  const version = basename(dirname(nativeFolder))
  const { ino, mtimeMs } = await stat(join(nativeFolder, 'bin', 'postgres'))
  const parent = await sharedFolder(`${nativeFolder} ${version} ${ino} ${mtimeMs}`)
  const copy = join(parent, 'native')
  if (await stat(copy).catch(() => null)) return copy
  const draft = `${copy}.${process.pid}`
  await cp(nativeFolder, draft, { recursive: true, verbatimSymlinks: true })
  await rename(draft, copy).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true })
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
  return copy
}
