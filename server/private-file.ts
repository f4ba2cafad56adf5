import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
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
  await writeFile(draft, text, { mode: 0o600 }).catch(async (error: Error) => {
    await rm(draft, { force: true })
    throw error
  })
  return draft
}

/** The file's text; where there is none, what `make` gives, kept for the next time. */
export async function keptText(path: string, make: () => string): Promise<string> {
  const kept = await readIfThere(path)
  if (kept?.trim()) return kept.trim()
  const made = make()
  await writePrivate(path, `${made}\n`)
  return made
}
