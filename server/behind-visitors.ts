import type { ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

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
