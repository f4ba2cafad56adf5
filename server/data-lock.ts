import { createHash, randomUUID } from 'node:crypto'
import { link, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { privateDraft, readIfThere } from './private-file.ts'
import { processStart } from './process-start.ts'

/** Who holds the lock: a process id alone may be another process's by now, so its start goes with it. */
export type Holder = { pid: number; startedAt: string; address: string }

export type Lock = { ok: true; release: () => Promise<void> } | { ok: false; holder: Holder }

const momentMs = 20

/** Takes a folder for this process, until `release` or the end of the process, however it ends. */
export async function lockFolder(folder: string, address: string, name = 'running.json'): Promise<Lock> {
  const startedAt = (await processStart(process.pid)) ?? ''
  return lockFile(join(folder, name), { pid: process.pid, startedAt, address })
}

async function lockFile(path: string, mine: Holder): Promise<Lock> {
  const text = JSON.stringify({ ...mine, id: randomUUID() })
  const release = async () => {
    if ((await readIfThere(path)) === text) await rm(path, { force: true })
  }
  for (;;) {
    if (await createWhole(path, text)) return { ok: true, release }
    const found = await readIfThere(path)
    if (found === null) continue
    const holder = holderIn(found)
    if (holder && (await isAlive(holder))) return { ok: false, holder }
    if (await succeed(path, found, text, mine)) return { ok: true, release }
  }
}

/**
 * Takes the place of a lock whose holder is gone. Of many that found it, the one that locks its succession does, and only
 * while the old lock is still there. The succession is a lock like any other, so that its holder may be gone too.
 */
async function succeed(path: string, stale: string, text: string, mine: Holder): Promise<boolean> {
  const name = createHash('sha256').update(stale).digest('hex').slice(0, 16)
  const succession = await lockFile(`${path}.${name}`, mine)
  if (!succession.ok) {
    await pause(momentMs)
    return false
  }
  try {
    if ((await readIfThere(path)) !== stale) return false
    await rename(await privateDraft(path, text), path)
    return true
  } finally {
    await succession.release()
  }
}

/** Creates the file with its whole text at once; false where it exists. */
async function createWhole(path: string, text: string): Promise<boolean> {
  const draft = await privateDraft(path, text)
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

async function isAlive({ pid, startedAt }: Holder): Promise<boolean> {
  const start = await processStart(pid)
  return start !== null && start === startedAt
}

function holderIn(text: string): Holder | null {
  try {
    return JSON.parse(text) as Holder
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
