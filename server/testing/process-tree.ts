import { readdirSync, readFileSync } from 'node:fs'

/**
 * A process as /proc tells it. `cpuSeconds` is user and system time, its ended children's
 * included; `pssBytes` its proportional share of memory.
 */
export type ProcessReading = { pid: number; command: string; cpuSeconds: number; pssBytes: number }

const ticksPerSecond = 100

/** The process `pid` and all its descendants, in no order. Linux only; processes that end meanwhile are left out. */
export function processTree(pid: number): ProcessReading[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : null
    if (stat) parents.set(Number(name), stat.parent)
  }
  const belongs = (candidate: number): boolean =>
    candidate === pid || (parents.has(candidate) && belongs(parents.get(candidate) as number))
  return [...parents.keys()].filter(belongs).flatMap((member) => readingOf(member) ?? [])
}

/** CPU seconds used so far by one process and its ended children. */
export function cpuSecondsOf(pid: number): number {
  return statOf(pid)?.cpuSeconds ?? 0
}

function readingOf(pid: number): ProcessReading | null {
  const stat = statOf(pid)
  if (!stat) return null
  const command = fileText(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim()
  const pss = /^Pss:\s+(\d+) kB/m.exec(fileText(`/proc/${pid}/smaps_rollup`))
  return { pid, command, cpuSeconds: stat.cpuSeconds, pssBytes: Number(pss?.[1] ?? 0) * 1024 }
}

function statOf(pid: number): { parent: number; cpuSeconds: number } | null {
  const text = fileText(`/proc/${pid}/stat`)
  if (!text) return null
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return { parent: Number(fields[1]), cpuSeconds: ticks / ticksPerSecond }
}

function fileText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // the process ended between two looks
  }
}
