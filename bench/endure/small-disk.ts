import { execFile } from 'node:child_process'
import { chmod, statfs, truncate, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const size = '1g'
const pieceBytes = 4 * 2 ** 20

export type SmallDisk = {
  /** Leaves no byte free. */
  fill: () => Promise<void>
  empty: () => Promise<void>
  unmount: () => Promise<void>
}

/** Makes the folder a file system of its own, in memory; null where the machine does not allow that. */
export async function mountSmallDisk(folder: string): Promise<SmallDisk | null> {
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  )
  if (!isMounted) return null
  await chmod(folder, 0o755)
  const ballast = join(folder, 'ballast')
  return {
    async fill() {
      const file = await open(ballast, 'w')
      try {
        for (;;) await file.write(Buffer.alloc(pieceBytes))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        await file.close()
      }
    },
    async empty() {
      await truncate(ballast).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
      await rm(ballast, { force: true })
      const { bavail } = await statfs(folder)
      if (bavail === 0) throw new Error('The disk is full though nothing of ours is on it')
    },
    unmount: async () => void (await run('umount', ['-l', folder])),
  }
}
