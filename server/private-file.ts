import { randomUUID } from 'node:crypto'
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

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

/** The file's text; where there is none, what `make` gives, kept for the next time. */
export async function keptText(path: string, make: () => string): Promise<string> {
  const kept = await readIfThere(path)
  if (kept?.trim()) return kept.trim()
  const made = make()
  await writePrivate(path, `${made}\n`)
  return made
}
