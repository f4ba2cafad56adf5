import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const kept = 3
const pattern = /^before-.+-(\d{8}T\d{6}Z)\.backup(\.part)?$/

/** The backups that starts made before they changed the data; others in the folder are nothing to us. */
export async function earlierBackups(dataFolder: string) {
  const folder = join(dataFolder, 'backups')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const ours = async () => (await readdir(folder)).filter((name) => pattern.test(name))
  const remove = (name: string) => rm(join(folder, name), { force: true })

  return {
    folder,
    newFile(what: string, now = new Date()): string {
      const moment = now.toISOString().replace(/\.\d+|[-:]/g, '')
      return join(folder, `before-${what}-${moment}.backup`)
    },
    /** Removes what a start that was killed left half written. */
    async removeParts(): Promise<void> {
      for (const name of await ours()) if (name.endsWith('.part')) await remove(name)
    },
    /** Removes all but the newest few. */
    async removeOldest(): Promise<void> {
      const whole = (await ours()).filter((name) => name.endsWith('.backup'))
      const momentOf = (name: string) => pattern.exec(name)?.[1] ?? ''
      const byMoment = whole.toSorted((one, other) => momentOf(other).localeCompare(momentOf(one)))
      for (const name of byMoment.slice(kept)) await remove(name)
    },
  }
}
