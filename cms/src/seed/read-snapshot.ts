import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = join(dirname(fileURLToPath(import.meta.url)), 'snapshots')

/** A list as it was on the day that it was taken along. */
export function readSnapshot(name: string): Promise<string> {
  return readFile(join(folder, name), 'utf8')
}
