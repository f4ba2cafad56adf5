import type { MigrateFault } from '../backup/migrate.ts'
import { UpgradeFault } from './upgrade-fault.ts'

/**
 * Which step failed, why, and how to go back. Steps before it stay, each whole: the way back is the same one always, the
 * backup. This program restores it, at the migrations of then, so that one that knows no restore yet can go on with it.
 * The command names the data folder: whoever types it may have other settings than the service that failed.
 */
export function failedStep(
  { failed, reason, cause }: MigrateFault,
  program: string | null,
  backup: string | null,
  dataFolder: string,
): UpgradeFault {
  const what = failed
    ? `Step ${failed.number} of ${failed.of} failed and was taken back: ${failed.step} (${reason})`
    : `The data could not be brought up to date: ${reason}`
  const restore = backup
    ? `DATA_DIR=${dataFolder} npm run restore -- ${backup} --replace`
    : 'restore a backup of your own'
  const then = `start the program of before${program ? ` (${program})` : ''}`
  return new UpgradeFault(`${what}\nTo go back: ${restore}, then ${then}`, { cause })
}
