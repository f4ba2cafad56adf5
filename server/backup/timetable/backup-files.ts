import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { keptText } from '../../private-file.ts'

/**
 * Files of the timetable of one installation in its folder: each bears, beside its moment, a mark that the data folder
 * keeps. What bears another one, or none, was made by somebody else, and is nothing to us.
 */
export type BackupFiles = {
  /** Of a backup that begins now. */
  newFile: (now: Date) => string
  /** Removes what a backup of ours that was killed left behind. */
  sweep: () => Promise<void>
  /** Removes all of ours but so many, this one among them. */
  keepNewest: (count: number, file: string) => Promise<string[]>
}

export async function backupFiles(dataFolder: string, folder: string): Promise<BackupFiles> {
  // Another folder is the operator's to make: where a disk is missing, a new folder would be in the wrong place.
  if (folder === join(dataFolder, 'backups')) await mkdir(folder, { recursive: true, mode: 0o700 })
  const mark = await keptText(join(dataFolder, 'backup-mark'), () => randomBytes(4).toString('hex'))
  const pattern = new RegExp(`^calendar-\\d{8}T\\d{6}Z-${mark}\\.backup(\\.part)?$`)
  const ours = async () => (await readdir(folder)).filter((name) => pattern.test(name))
  const removed = async (names: string[]) => {
    for (const name of names) await rm(join(folder, name), { force: true })
    return names
  }

  return {
    newFile(now) {
      const moment = now.toISOString().replace(/\.\d+|[-:]/g, '')
      return join(folder, `calendar-${moment}-${mark}.backup`)
    },

    async sweep() {
      await removed((await ours()).filter((name) => name.endsWith('.part')))
    },

    async keepNewest(count, file) {
      const others = (await ours()).filter((name) => name.endsWith('.backup') && join(folder, name) !== file)
      return removed(
        others
          .toSorted()
          .toReversed()
          .slice(count - 1),
      )
    },
  }
}
