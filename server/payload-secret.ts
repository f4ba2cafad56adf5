import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { LastingRefusal } from './refusal.ts'
import { keptText, readIfThere } from './private-file.ts'

const secretPattern = /^\S{32,}$/
const whatNewOneCosts = 'everybody has to sign in again, and the links in mails sent so far no longer work'

/**
 * The secret that the data folder keeps, made where there is none. A database that is older than its secret has lost
 * one: `warn` hears of it, in one line.
 */
export async function payloadSecret(
  dataFolder: string,
  isFirstStart: boolean,
  warn: (line: string) => void,
): Promise<string> {
  const path = join(dataFolder, 'payload-secret')
  const kept = await readIfThere(path)
  if (kept !== null && !secretPattern.test(kept.trim())) {
    throw new LastingRefusal(
      `${path} is not what was written there: restore it from a backup, or remove it for a new one (${whatNewOneCosts})`,
    )
  }
  if (kept === null && !isFirstStart) {
    warn(`${path} is missing; a new one is made: ${whatNewOneCosts}. Restore it from a backup to keep them`)
  }
  return keptText(path, () => randomBytes(32).toString('hex'))
}
