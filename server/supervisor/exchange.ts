import type { ChildProcess } from 'node:child_process'

/**
 * Gives what every worker is introduced by: what one of them tells goes on to all others that live, or to the one whose
 * process id it names as `to`.
 */
export function createExchange(): (child: ChildProcess) => void {
  const workers = new Set<ChildProcess>()

  return function join(child) {
    workers.add(child)
    child.once('exit', () => workers.delete(child))
    child.on('message', (message: { to?: number } | string) => {
      if (typeof message !== 'object') return
      const isMeant = (other: ChildProcess) => message.to === undefined || message.to === other.pid
      for (const other of workers)
        if (other !== child && other.connected && isMeant(other)) other.send(message, unheard)
    })
  }
}

/** Who ends at this moment need not hear of it. */
function unheard(): void {}
