import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectFolder } from '../config.ts'

/** The version of this program. */
export async function programVersion(): Promise<string> {
  const text = await readFile(join(projectFolder, 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

/** Names of the migrations that this program knows. */
export async function knownMigrations(): Promise<Set<string>> {
  const files = await readdir(join(projectFolder, 'cms/src/migrations'))
  return new Set(files.filter((file) => /^\d.*\.ts$/.test(file)).map((file) => file.slice(0, -3)))
}

/** Those of these migrations that this program does not know: a newer one ran them. */
export async function unknownMigrations(names: string[]): Promise<string[]> {
  const known = await knownMigrations()
  return names.filter((name) => !known.has(name))
}
