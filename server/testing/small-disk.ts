import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, rm, statfs, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const pieceBytes = 4 * 2 ** 20

export type SmallDisk = {
  /** Where a program sees it that was started with `entering` before its own words; nobody else does. */
  folder: string
  entering: string[]
  /** Where we see it. */
  seen: string
  /** Leaves no byte free, or so many. */
  fill: (leftBytes?: number) => Promise<void>
  empty: () => Promise<void>
  close: () => Promise<void>
}

/**
 * A file system of its own in memory, in a mount namespace of its own: it is gone with the last program that was
 * started in it, however they and we end. Linux only, as root or where users may have namespaces; else it says why
 * there is none.
 */
export async function openSmallDisk(
  mebibytes: number,
): Promise<{ ok: true; disk: SmallDisk } | { ok: false; reason: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'))
  const keeper = spawn('unshare', keeping(folder, mebibytes), {
    detached: true, // a terminal's Ctrl-C is not for it
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const said = text(keeper.stderr).catch(() => '')
  const isOpen = await Promise.race([
    once(keeper.stdout, 'data').then(() => true),
    once(keeper, 'exit').then(
      () => false,
      () => false, // there is no such program
    ),
  ])
  if (!isOpen) {
    await rm(folder, { recursive: true })
    return { ok: false, reason: `no file system of its own: ${(await said).trim() || 'no program unshare'}` }
  }
  return { ok: true, disk: diskOf(folder, keeper) }
}

const isRoot = process.getuid?.() === 0

/** Says a word when the disk is there, and keeps it until its input ends: when we close it, or are gone. */
function keeping(folder: string, mebibytes: number): string[] {
  const mount = `mount -t tmpfs -o size=${mebibytes}m,mode=755 tmpfs '${folder}' && echo there && exec cat`
  return [...(isRoot ? [] : ['--user', '--map-root-user']), '--mount', 'sh', '-c', mount]
}

/** In a namespace of users we would be root, whom PostgreSQL refuses: inside of it we are ourselves again. */
function enteringOf(pid: number): string[] {
  const enter = ['nsenter', '--target', String(pid), '--mount', `--wdns=${process.cwd()}`]
  if (isRoot) return enter
  const again = [`--map-user=${process.getuid?.()}`, `--map-group=${process.getgid?.()}`]
  return [...enter, '--user', '--preserve-credentials', 'unshare', '--user', ...again]
}

function diskOf(folder: string, keeper: ChildProcess): SmallDisk {
  const seen = join(`/proc/${keeper.pid}/root`, folder)
  const ballast = join(seen, 'ballast')
  return {
    folder,
    entering: enteringOf(keeper.pid ?? 0),
    seen,
    async fill(leftBytes = 0) {
      const { bavail, bsize } = await statfs(seen)
      const file = await open(ballast, 'w')
      try {
        const end = bavail * bsize - leftBytes
        const piece = Buffer.alloc(pieceBytes)
        for (let at = 0; at < end; at += pieceBytes) await file.write(piece, 0, Math.min(pieceBytes, end - at))
        if (leftBytes === 0) for (;;) await file.write(piece)
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
    },
    async close() {
      const exited = keeper.exitCode === null ? once(keeper, 'exit') : null
      keeper.stdin?.end()
      await exited
      await rm(folder, { recursive: true })
    },
  }
}
