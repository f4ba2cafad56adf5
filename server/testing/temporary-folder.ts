import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A new folder for a data folder under test, that whoever made it removes. PostgreSQL's own user passes through it to the
 * cluster: root's would lie below /var/lib otherwise, and stay there.
 */
export async function temporaryFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  if (process.getuid?.() === 0) await chmod(folder, 0o711)
  return folder
}
