import { execFile, type ChildProcess } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/** The processes that a process has started and that are still there, stopped ones too. */
export async function childProcesses(parent: number): Promise<number[]> {
  const all = process.platform === 'linux' ? await parentsByProc() : await parentsByPs()
  return all.filter(([, its]) => its === parent).map(([pid]) => pid)
}

type WithParent = [pid: number, parent: number]

async function parentsByProc(): Promise<WithParent[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  return Promise.all(
    pids.map(async (pid): Promise<WithParent> => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '') // it ended meanwhile
      return [Number(pid), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]
    }),
  )
}

async function parentsByPs(): Promise<WithParent[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid='])
  return stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number) as WithParent)
}

/**
 * The time, in nanoseconds, that the first thread of a process has run or has waited for a processor. It stands still
 * where the process is stopped or waits for something that does not come. null where nobody can tell: it is gone, or its
 * system is not Linux.
 */
export async function processActivity(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '')
  const [ran = 0, waited = 0] = text.split(' ').map(Number)
  return ran + waited || null
}

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

/** Sends a signal to a process, or by a negative number to a group of them; nothing where it has ended. */
export function killIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Of 19: enough that the scheduler lets the edge go first whenever it has something to do. */
export const niceness = 10

/**
 * Lets a process that was just started in a session of its own, and all that it starts, give way to the one that answers
 * visitors. Where nobody waits, it is as fast as before.
 */
export function behindVisitors({ pid }: ChildProcess): void {
  if (!pid) return
  unlessPassed(() => setPriority(pid, niceness))
  // Outside of services and containers Linux weighs whole sessions against each other, and not their processes.
  if (process.platform === 'linux')
    unlessPassed(() => writeFileSync(`/proc/${pid}/autogroup`, String(niceness), { flag: 'r+' }))
}

/** The process ended already, which is said by whoever watches it; or the kernel knows no groups, or was just asked. */
const passed = new Set<unknown>(['ESRCH', 'ENOENT', 'EAGAIN'])

function unlessPassed(work: () => void): void {
  try {
    work()
  } catch (error) {
    const { code, info } = error as NodeJS.ErrnoException & { info?: { code?: string } }
    if (!passed.has(info?.code ?? code)) throw error
  }
}
