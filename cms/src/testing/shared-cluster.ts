import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statfs } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of a database that is only ever copied. */
    bootedDatabase: string
  }
}

const program = fileURLToPath(new URL('hold-cluster.ts', import.meta.url))

/** One cluster for all files of a run; each has a database of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Not of our group: an interrupted run ends it in its own way, by letting go.
  const holder = spawn(process.execPath, [program], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
    env: { ...process.env, ...(await inMemory()) },
  })
  const over = once(holder, 'close')
  const [url] = await Promise.race([once(createInterface(holder.stdout), 'line'), over.then(fail)])
  project.provide('bootedDatabase', String(url))
  return async () => {
    holder.stdin.end()
    await over
  }
}

const memory = '/dev/shm'
const leastBytes = 2 ** 31

/**
 * The cluster lies in memory where there is room: each database is a thousand files that are made and removed, a sixth
 * of all that these tests cost on a disk.
 */
async function inMemory(): Promise<{ TMPDIR?: string }> {
  const room = await statfs(memory).catch(() => null) // a system that has none
  return room && room.bavail * room.bsize > leastBytes ? { TMPDIR: memory } : {}
}

function fail(): never {
  throw new Error('The database of the tests did not start')
}
