import { constants } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from './config.ts'

/** Makes the data folder where it is missing; one line on why it cannot be used, or null where it can. */
export async function dataFolderFault(folder: string): Promise<string | null> {
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
export async function backupFolderFault({
  backupFolder,
  dataFolder,
}: Pick<Config, 'backupFolder' | 'dataFolder'>): Promise<string | null> {
  if (backupFolder === join(dataFolder, 'backups')) return null
  try {
    if (!(await stat(backupFolder)).isDirectory()) return faultOf('it is no folder')
    await access(backupFolder, constants.W_OK)
    return null
  } catch (error) {
    return faultOf((error as NodeJS.ErrnoException).code ?? '')
  }

  function faultOf(reason: string): string {
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
