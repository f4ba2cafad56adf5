import type { ChildProcess } from 'node:child_process'

/** Gives what every worker is introduced by: what one of them tells goes on to all others that live. */
export function createExchange(): (child: ChildProcess) => void {
  const workers = new Set<ChildProcess>()

  return function join(child) {
    workers.add(child)
    child.once('exit', () => workers.delete(child))
    child.on('message', (message) => {
      if (typeof message !== 'object') return
      for (const other of workers) if (other !== child && other.connected) other.send(message, unheard)
    })
  }
}

/** Who ends at this moment need not hear of it. */
function unheard(): void {}
