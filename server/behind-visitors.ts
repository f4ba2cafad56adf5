import type { ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'

/** Of 19: enough that the scheduler lets the edge go first whenever it has something to do. */
const niceness = 10

/**
 * Lets a process that was just started, and all that it starts, give way to the one that answers visitors. Where nobody
 * waits, it is as fast as before.
 */
export function behindVisitors({ pid }: ChildProcess): void {
  if (!pid) return
  try {
    setPriority(pid, niceness)
  } catch (error) {
    // It ended already: whoever watches it says so.
    if ((error as NodeJS.ErrnoException & { info?: { code?: string } }).info?.code !== 'ESRCH') throw error
  }
}
