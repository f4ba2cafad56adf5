import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { processStart } from './process-start.ts'

/** Who holds the lock: a process id alone may be another process's by now, so its start goes with it. */
export type Holder = { pid: number; startedAt: string; address: string }

export type Lock = { ok: true; release: () => Promise<void> } | { ok: false; holder: Holder }

/** Takes a folder for this process, until `release` or the end of the process, however it ends. */
export async function lockFolder(folder: string, address: string, name = 'running.json'): Promise<Lock> {
  const path = join(folder, name)
  const mine: Holder = { pid: process.pid, startedAt: (await processStart(process.pid)) ?? '', address }
  for (;;) {
    if (await createWhole(path, mine)) return { ok: true, release: () => releaseIfMine(path, mine) }
    const holder = await readHolder(path)
    if (holder && (await isAlive(holder))) return { ok: false, holder }
    await removeStale(path, holder)
  }
}

async function isAlive({ pid, startedAt }: Holder): Promise<boolean> {
  const start = await processStart(pid)
  return start !== null && start === startedAt
}

/** Creates the file with its whole text at once; false where it exists. */
async function createWhole(path: string, holder: Holder): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(holder), { mode: 0o600 })
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Two starts may find the same stale file: each moves it away first and gives it back if it was a fresh one. */
async function removeStale(path: string, stale: Holder | null): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  try {
    await rename(path, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  const moved = await readHolder(aside)
  const fresh = moved && (moved.pid !== stale?.pid || moved.startedAt !== stale.startedAt)
  if (fresh) await link(aside, path).catch((error) => ignoreExisting(error))
  await rm(aside, { force: true })
}

async function releaseIfMine(path: string, mine: Holder): Promise<void> {
  const holder = await readHolder(path)
  if (holder?.pid === mine.pid && holder.startedAt === mine.startedAt) await rm(path, { force: true })
}

async function readHolder(path: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return null
    throw error
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
