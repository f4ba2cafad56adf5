import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { bytesIn, processTree } from '../../server/testing/process-tree.ts'

export type Part = 'supervisor' | 'edge' | 'cms' | 'postgres'
export const parts: Part[] = ['supervisor', 'edge', 'cms', 'postgres']

export type Reading = Record<Part, { bytes: number; handles: number; processes: number }>

/**
 * Memory and open files of a process of each part now: of PostgreSQL's, whose number varies, the mean. Memory is the
 * proportional share without PostgreSQL's shared buffers, which fill with the data and are bounded by their setting. Its
 * own files are not counted as long as they are there: each process keeps open what it has read of tables, within the
 * bounds of another setting.
 */
export function readingOf(pidsOf: (part: Part) => number[]): Reading {
  const of = (part: Part) => {
    const found = pidsOf(part).flatMap((pid) => processOf(pid) ?? [])
    return {
      bytes: mean(found.map(({ bytes }) => bytes)),
      handles: mean(found.map(({ handles }) => handles)),
      processes: found.length,
    }
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

function processOf(pid: number): { bytes: number; handles: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return { bytes: bytesIn(text, 'Pss') - bytesIn(text, 'Pss_Shmem'), handles: handlesOf(pid) }
  } catch {
    return null // it ended between two looks
  }
}

const ofTables = /\/postgres\/(?:base|global|pg_\w+)\/(?!.* \(deleted\)$)/

function handlesOf(pid: number): number {
  const folder = `/proc/${pid}/fd`
  return readdirSync(folder).filter((name) => !ofTables.test(readlinkSync(`${folder}/${name}`))).length
}

function mean(values: number[]): number {
  return values.length === 0 ? 0 : values.reduce((total, value) => total + value, 0) / values.length
}
