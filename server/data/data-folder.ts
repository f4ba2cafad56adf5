import { parsedJson } from '@cyberluach/core/text/json'
import { constants } from 'node:fs'
import { access, mkdir, stat, link, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { privateDraft, readIfThere } from './private-file.ts'
import { processStart } from '../system/processes.ts'

/** Makes the data folder where it is missing; one line on why it cannot be used, or null where it can. */
export async function dataFolderError(folder: string): Promise<string | null> {
  try {
    await makeFolder(join(folder, 'logs'))
    await access(folder, constants.W_OK)
    return null
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return `DATA_DIR must be a folder that can be written to (${code}; it is ${JSON.stringify(folder)})`
  }
}

/**
 * One line on why backups cannot be written to the folder that was named for them, or null where they can. It is not
 * made: one that is missing is a name with a slip in it, or a disk of another machine that is away.
 */
export async function backupFolderError({
  backupFolder,
  dataFolder,
}: Pick<Config, 'backupFolder' | 'dataFolder'>): Promise<string | null> {
  if (backupFolder === join(dataFolder, 'backups')) return null
  try {
    if (!(await stat(backupFolder)).isDirectory()) return errorOf('it is no folder')
    await access(backupFolder, constants.W_OK)
    return null
  } catch (error) {
    return errorOf((error as NodeJS.ErrnoException).code ?? '')
  }

  function errorOf(reason: string): string {
    return `BACKUP_DIR must be a folder that is there and can be written to (${reason}; it is ${JSON.stringify(backupFolder)})`
  }
}

/** Folder by folder: where none can be made, below /proc for one, Node's own recursion tries for ever. */
async function makeFolder(path: string): Promise<void> {
  const found = await stat(path).catch(missing)
  if (found?.isDirectory()) return
  if (!found && dirname(path) !== path) await makeFolder(dirname(path))
  await mkdir(path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error
  })
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

/** Who holds the lock: a process id alone may be another process's by now, so its start goes with it. */
type Holder = { pid: number; startedAt: string; address: string }

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
    const holder = parsedJson(found) as Holder | null
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
