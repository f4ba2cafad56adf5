import { readdirSync } from 'node:fs'
import { commandOf, cpuSecondsOf, fileText, processesBelow } from '../../server/testing/process-tree.ts'

/** CPU that processes used so far, in milliseconds, by their ids; with what each was called by. */
export type CpuReading = Map<number, { command: string; ms: number }>

/**
 * What the processes `roots` and all below them used so far. By the scheduler's own nanoseconds where the kernel tells
 * them (`/proc/…/schedstat`), since a tick of 10 ms is the cost of many an answer. Memory is not looked at: that takes long.
 */
export function readCpu(roots: number[]): CpuReading {
  return new Map(processesBelow(roots).map((pid) => [pid, { command: commandOf(pid), ms: cpuMsOf(pid) }]))
}

/** Milliseconds of CPU between two readings, of the processes that are chosen. What ended in between is left out. */
export function cpuBetween(
  before: CpuReading,
  after: CpuReading,
  isChosen: (command: string, pid: number) => boolean = () => true,
): number {
  let sum = 0
  for (const [pid, { command, ms }] of after) if (isChosen(command, pid)) sum += ms - (before.get(pid)?.ms ?? 0)
  return sum
}

export type Part = 'edge' | 'cms' | 'database'

const marks: Record<Part, RegExp> = { edge: /edge\/main/, cms: /^next-server/, database: /^postgres/ }

/** The same by what the processes of a product are. */
export function cpuByPart(before: CpuReading, after: CpuReading): Record<Part, number> {
  const of = (part: Part) => cpuBetween(before, after, (command) => marks[part].test(command))
  return { edge: of('edge'), cms: of('cms'), database: of('database') }
}

function cpuMsOf(pid: number): number {
  const threads = namesIn(`/proc/${pid}/task`).map((thread) => fileText(`/proc/${pid}/task/${thread}/schedstat`))
  if (threads.every((text) => text === '')) return cpuSecondsOf(pid) * 1000
  return threads.reduce((sum, text) => sum + Number(text.split(' ')[0]), 0) / 1e6
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return [] // the process ended between two looks
  }
}

/** Looks at a number every so often, until the function that it returns tells the highest. */
export function watchMost(look: () => number, everyMs: number): () => number {
  let most = 0
  const timer = setInterval(() => (most = Math.max(most, look())), everyMs)
  return () => {
    clearInterval(timer)
    return Math.max(most, look())
  }
}
