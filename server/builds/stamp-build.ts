import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Notes beside an output what it was built from. Whoever builds need not be who runs it: every user may read it. One
 * that is not whole is no fingerprint, and is built again.
 */
export async function stampBuild(path: string, fingerprint: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `${fingerprint}\n`, { mode: 0o644 })
}
