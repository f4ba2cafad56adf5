import { createHash } from 'node:crypto'
import { chmod, chown, cp, lstat, mkdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isReachable } from './client.ts'
import type { SystemUser } from './postgres-program.ts'

/** Where the cluster and its programs lie, and as whom they run. */
export type ClusterPlace = { folder: string; binaries: string; user: SystemUser | null; movedAside: boolean }

const systemFolder = '/var/lib/cyberluach'

/**
 * The cluster lies in the data folder. Where root's stand-in cannot reach that folder (a private home), it lies under
 * /var/lib/cyberluach instead, with a copy of the programs if those are out of reach too.
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
  const native = (await isReachable(join(nativeFolder, 'bin'), user)) ? nativeFolder : await copyOf(nativeFolder, user)
  const folder = join(within ? dataFolder : await asideFolder(dataFolder, user), 'postgres')
  return { folder, binaries: join(native, 'bin'), user, movedAside: !within }
}

/** Where the cluster of a data folder lies, or lay, when it is not in it: the first is in use, the last was once. */
export function asidePlaces(dataFolder: string): [now: string, before: string] {
  const name = hashOf(dataFolder)
  return [join(systemFolder, name), `/var/tmp/cyberluach-${name}`]
}

/** Of the user that PostgreSQL runs as; the same one for the same data folder. */
async function asideFolder(dataFolder: string, user: SystemUser): Promise<string> {
  await makeSystemFolder(user)
  const [folder] = asidePlaces(dataFolder)
  await mkdir(folder, { recursive: true })
  await chown(folder, user.uid, user.gid)
  await chmod(folder, 0o700)
  return folder
}

async function makeSystemFolder(user: SystemUser): Promise<void> {
  await makeOpenFolder(systemFolder)
  const status = await lstat(systemFolder)
  if (status.isDirectory() && status.uid === 0 && (await isReachable(systemFolder, user))) return
  throw new Error(`${systemFolder} is not a folder of root’s that every user can reach: set DATA_DIR to one that is`)
}

async function copyOf(nativeFolder: string, user: SystemUser): Promise<string> {
  await makeSystemFolder(user)
  const version = basename(dirname(nativeFolder))
  const { ino, mtimeMs } = await stat(join(nativeFolder, 'bin', 'postgres'))
  const parent = join(systemFolder, `programs-${hashOf(`${nativeFolder} ${version} ${ino} ${mtimeMs}`)}`)
  await makeOpenFolder(parent)
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

/** Whatever the umask is. One that is there keeps its rights. */
async function makeOpenFolder(path: string): Promise<void> {
  if (await mkdir(path, { recursive: true })) await chmod(path, 0o755)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
