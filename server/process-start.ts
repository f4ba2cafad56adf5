import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** When a process started, in the system's own words, or null where no such process lives. */
export async function processStart(pid: number): Promise<string | null> {
  if (process.platform !== 'linux') return startByPs(pid)
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const isZombie = fields[0] === 'Z'
    return isZombie ? null : (fields[19] ?? null)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOENT' || code === 'ESRCH') return null
    throw error
  }
}

async function startByPs(pid: number): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)])
    return stdout.trim() || null
  } catch (error) {
    if ((error as { code?: unknown }).code === 1) return null
    throw error
  }
}
