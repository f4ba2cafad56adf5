import { readdirSync, readFileSync } from 'node:fs'

/**
 * A process as /proc tells it. `cpuSeconds` is user and system time, its ended children's
 * included; `pssBytes` its proportional share of memory.
 */
export type ProcessReading = { pid: number; command: string; cpuSeconds: number; pssBytes: number }

const ticksPerSecond = 100

/** The process `pid` and all its descendants, in no order. Linux only; processes that end meanwhile are left out. */
export function processTree(pid: number): ProcessReading[] {
  return processesBelow([pid]).flatMap((member) => readingOf(member) ?? [])
}

/** The ids of the processes `roots` and of all their descendants, in no order. */
export function processesBelow(roots: number[]): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : null
    if (stat) parents.set(Number(name), stat.parent)
  }
  const belongs = (candidate: number): boolean =>
    roots.includes(candidate) || (parents.has(candidate) && belongs(parents.get(candidate) as number))
  return [...parents.keys()].filter(belongs)
}

/** CPU seconds used so far by one process and its ended children. */
export function cpuSecondsOf(pid: number): number {
  return statOf(pid)?.cpuSeconds ?? 0
}

function readingOf(pid: number): ProcessReading | null {
  const stat = statOf(pid)
  if (!stat) return null
  const pssBytes = bytesIn(fileText(`/proc/${pid}/smaps_rollup`), 'Pss')
  return { pid, command: commandOf(pid), cpuSeconds: stat.cpuSeconds, pssBytes }
}

/** What a process was called by; empty once it has ended. */
export function commandOf(pid: number): string {
  return fileText(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim()
}

/** The figure of that name, in bytes, in what /proc tells of memory; 0 where it is not told. */
export function bytesIn(text: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) * 1024
}

function statOf(pid: number): { parent: number; cpuSeconds: number } | null {
  const text = fileText(`/proc/${pid}/stat`)
  if (!text) return null
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return { parent: Number(fields[1]), cpuSeconds: ticks / ticksPerSecond }
}

/** What stands in a file of /proc; empty where its process has ended, or the kernel does not tell. */
export function fileText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // the process ended between two looks
  }
}
