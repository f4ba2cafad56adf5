import { readdirSync, readFileSync } from 'node:fs'
import { processTree } from '../../server/testing/process-tree.ts'

export type Part = 'supervisor' | 'edge' | 'cms' | 'postgres'
export const parts: Part[] = ['supervisor', 'edge', 'cms', 'postgres']

export type Reading = Record<Part, { bytes: number; handles: number }>

/**
 * Memory and open files of each part now. Memory is the proportional share without PostgreSQL's shared buffers, which
 * fill with the data and are bounded by their setting.
 */
export function readingOf(pidsOf: (part: Part) => number[]): Reading {
  const of = (part: Part) => {
    const pids = pidsOf(part)
    return { bytes: sum(pids.map(bytesOf)), handles: sum(pids.map(handlesOf)) }
  }
  return { supervisor: of('supervisor'), edge: of('edge'), cms: of('cms'), postgres: of('postgres') }
}

/** By how much of itself something grew. */
export function grownOf(before: number, after: number): number {
  return before === 0 ? Number.POSITIVE_INFINITY : after / before - 1
}

/** A process with all that it started. */
export function familyOf(pid: number): number[] {
  return processTree(pid).map((one) => one.pid)
}

function bytesOf(pid: number): number {
  const text = textOf(`/proc/${pid}/smaps_rollup`)
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0)
  return (of('Pss') - of('Pss_Shmem')) * 1024
}

function handlesOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return 0 // it ended between two looks
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // it ended between two looks
  }
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
