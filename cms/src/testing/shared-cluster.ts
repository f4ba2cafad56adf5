import { spawn } from 'node:child_process'
import { once } from 'node:events'
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
  const holder = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'], detached: true })
  const over = once(holder, 'close')
  const [url] = await Promise.race([once(createInterface(holder.stdout), 'line'), over.then(fail)])
  project.provide('bootedDatabase', String(url))
  return async () => {
    holder.stdin.end()
    await over
  }
}

function fail(): never {
  throw new Error('The database of the tests did not start')
}
