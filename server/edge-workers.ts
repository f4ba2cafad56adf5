import { availableParallelism, totalmem } from 'node:os'

export const mostWorkers = 32
/** So many keep to every limit together: a call that costs much is let in one at a time by each. */
const mostByThemselves = 3
const gibibyte = 2 ** 30

/** Whether several processes may open one port, among which the system spreads connections. */
export const canSharePort = ['linux', 'freebsd'].includes(process.platform)

type Machine = { cores: number; memoryBytes: number; isPortShared: boolean }

/** Of the cores, one is left to the CMS and the database; each worker has a gibibyte of memory; at most three. */
export function usualWorkers({ cores, memoryBytes, isPortShared }: Machine = thisMachine()): number {
  const most = Math.min(mostByThemselves, cores - 1, Math.floor(memoryBytes / gibibyte))
  return isPortShared ? Math.max(1, most) : 1
}

/** What so many workers are called, in logs and figures. */
export function workerNames(workers: number): string[] {
  return workers === 1 ? ['edge'] : Array.from({ length: workers }, (_, index) => `edge-${index + 1}`)
}

function thisMachine(): Machine {
  // A container's limit, where there is one.
  const memoryBytes = Math.min(totalmem(), process.constrainedMemory() || totalmem())
  return { cores: availableParallelism(), memoryBytes, isPortShared: canSharePort }
}
