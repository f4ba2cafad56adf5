import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Makes the data folder where it is missing; one line on why it cannot be used, or null where it can. */
export async function dataFolderFault(folder: string): Promise<string | null> {
  try {
    await mkdir(join(folder, 'logs'), { recursive: true })
    await access(folder, constants.W_OK)
    return null
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return `DATA_DIR must be a folder that can be written to (${code}; it is ${JSON.stringify(folder)})`
  }
}
