import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { processTree } from '../../server/testing/process-tree.ts'
import { startProduct, type Product } from '../../server/testing/product.ts'
import type { SmallDisk } from '../../server/testing/small-disk.ts'
import { familyOf, type Part } from './ages.ts'

const wholeLimitMs = 600_000
const mostAttempts = 10
const marks = { edge: /edge\/main/, cms: /^next-server/ }

export type Subject = Awaited<ReturnType<typeof startSubject>>

/** A product on a disk that outlives it, whose parts can be named and killed. An abort breaks off whatever it waits for. */
export async function startSubject(environment: Record<string, string>, disk: SmallDisk | null, signal: AbortSignal) {
  const surroundings = { ...(disk && { disk }), signal }
  let product = await startProduct(environment, surroundings)
  let postmaster = 0
  const isRunning = () => isThere(product.pid)

  async function lookForPostmaster(): Promise<void> {
    const text = await readFile(join(product.dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
    const pid = Number(text.split('\n')[0])
    if (pid && isThere(pid)) postmaster = pid
  }

  function pidsOf(part: Part): number[] {
    if (part === 'supervisor') return isRunning() ? [product.pid] : []
    if (part === 'postgres') return isThere(postmaster) ? familyOf(postmaster) : []
    return processTree(product.pid).flatMap(({ pid, command }) => (marks[part].test(command) ? [pid] : []))
  }

  /** Waits until everything is there and well. */
  async function untilWhole(): Promise<void> {
    const deadline = Date.now() + wholeLimitMs
    while (Date.now() < deadline) {
      const answer = await fetch(`${product.origin}/api/health`).catch(() => null)
      await answer?.arrayBuffer()
      await lookForPostmaster()
      if (answer?.ok && pidsOf('cms').length > 0 && pidsOf('postgres').length > 0) return
      await pause(200, undefined, { signal })
    }
    throw new Error(`Not whole again within ${wholeLimitMs / 1000} s\n${await lastWords(product)}`)
  }

  /** What a killed supervisor left behind ends a moment later, and holds the port until then. */
  async function patientStart(begins?: string): Promise<Product> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await startProduct(environment, { ...surroundings, ...(begins && { begins }) })
      } catch (error) {
        if (attempt === mostAttempts || signal.aborted) throw error
        await pause(1_000, undefined, { signal })
      }
    }
  }

  await untilWhole()
  return {
    product: () => product,
    pidsOf,
    untilWhole,
    /** Ends a part with -9; answers whether there was one to end. */
    async kill(part: Part) {
      await lookForPostmaster()
      const pid = part === 'postgres' ? postmaster : (pidsOf(part)[0] ?? 0)
      if (!isThere(pid)) return false
      process.kill(pid, 'SIGKILL')
      return true
    },
    /** Ends the supervisor with -9 and starts it again, with its clock at an instant if one is given. */
    async startAgain(begins?: string) {
      if (isRunning()) process.kill(product.pid, 'SIGKILL')
      while (isRunning()) await pause(50)
      product = await patientStart(begins)
      await untilWhole()
    },
    /** Stops it, and ends what a killed supervisor may have left. */
    async end() {
      await product.stop()
      if (!isThere(postmaster)) return
      process.kill(postmaster, 'SIGQUIT')
      while (isThere(postmaster)) await pause(50)
    },
  }
}

/** What the parts said last: what explains a failure that nobody foresaw. */
async function lastWords({ dataDir, output }: Product): Promise<string> {
  const folder = join(dataDir, 'logs')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.log'))
  const logs = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  const texts = [['terminal', output()], ...names.map((name, index) => [name, logs[index] ?? ''])]
  return texts.map(([name, text]) => `== ${name}\n${text?.slice(-6_000)}`).join('\n')
}

/** Whether a process is there and has not ended. */
export function isThere(pid: number): boolean {
  return pid > 0 && processTree(pid).some((one) => one.pid === pid && one.command !== '')
}
