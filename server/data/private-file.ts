import { randomUUID, randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LastingRefusal } from '../refusal.ts'

/** The text of a file, or null where there is none. */
export async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Writes a file that only its owner reads, whole or not at all. */
export async function writePrivate(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await rename(await privateDraft(path, text), path)
}

/** Writes a file beside `path` that only its owner reads, to be put in its place. On a full disk nothing is left of it. */
export async function privateDraft(path: string, text: string): Promise<string> {
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, text, { mode: 0o600 })
    await giveToOwnerOfFolder(draft)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  return draft
}

/** What root writes into somebody else's folder is theirs: they run the product, and could not read it otherwise. */
async function giveToOwnerOfFolder(path: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(dirname(path))
  if (uid !== 0) await chown(path, uid, gid)
}

/** The file's text; where there is none, what `make` gives, stored for the next time. */
export async function storedText(path: string, make: () => string): Promise<string> {
  const stored = await readIfThere(path)
  if (stored?.trim()) return stored.trim()
  const made = make()
  await writePrivate(path, `${made}\n`)
  return made
}

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
  const stored = await readIfThere(path)
  if (stored !== null && !secretPattern.test(stored.trim())) {
    throw new LastingRefusal(
      `${path} is not what was written there: restore it from a backup, or remove it for a new one (${whatNewOneCosts})`,
    )
  }
  if (stored === null && !isFirstStart) {
    warn(`${path} is missing; a new one is made: ${whatNewOneCosts}. Restore it from a backup to keep them`)
  }
  return storedText(path, () => randomBytes(32).toString('hex'))
}
